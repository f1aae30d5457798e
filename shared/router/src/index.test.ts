import { expect, it } from 'vitest';
import * as router from './index.ts';

/** Every name costs every visitor its bytes, and a removed one breaks remotes that are already released. */
const CONTRACT = [
  'Link',
  'Navigate',
  'Outlet',
  'createPath',
  'data',
  'generatePath',
  'matchPath',
  'redirect',
  'replace',
  'useBlocker',
  'useHref',
  'useLoaderData',
  'useLocation',
  'useMatches',
  'useNavigate',
  'useNavigation',
  'useParams',
  'useRevalidator',
  'useRouteError',
  'useRouteLoaderData',
  'useSearchParams',
];

it('the facade has exactly the exports of the platform contract', () => {
  expect(Object.keys(router).sort()).toEqual(CONTRACT);
});

it('every export of the facade is defined', () => {
  const missing = Object.entries(router).filter(([, value]) => value === undefined);

  expect(missing).toEqual([]);
});
