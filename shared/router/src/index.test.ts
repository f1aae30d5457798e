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

it('gives exactly the exports of the platform contract', () => {
  expect(Object.keys(router).sort()).toEqual(CONTRACT);
});

it('gives each of them for real', () => {
  const missing = Object.entries(router).filter(([, value]) => value === undefined);

  expect(missing).toEqual([]);
});
