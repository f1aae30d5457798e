import * as paths from '@bazaar/contracts/paths';
import { expect, it } from 'vitest';
import { advertisementsAddress } from './features/advertisements/advertisements.address.ts';
import { contentListAddress } from './features/content-list/content-list.address.ts';
import { helpAddress } from './features/help/help.address.ts';
import { staticPageAddress } from './features/static-page/static-page.address.ts';
import { videoAddress } from './features/video/video.address.ts';
import { videosAddress } from './features/videos/videos.address.ts';
import { routes } from './routes.ts';

const list = contentListAddress.pairs({ page: 2 });

/** The server renders a page without the parameters that its route does not declare. */
it.each([
  [paths.contents, list],
  [paths.contentType, list],
  [paths.contentLabel, list],
  [paths.categoryContents, list],
  [paths.helpSearch, helpAddress.pairs({ q: 'پمپ' })],
  [paths.videos, videosAddress.pairs({ group: 'پمپ', term: 'شیر' })],
  [paths.video, videoAddress.pairs({ startAt: 3 } as never)],
  [paths.advertisements, advertisementsAddress.pairs({ kind: 1, city: 2, page: 2 } as never)],
  [paths.staticPage, staticPageAddress.pairs({ version: 2 } as never)],
  ['/*', staticPageAddress.pairs({ version: 2 } as never)],
])('the route %s declares every parameter that its page reads', (pattern, pairs) => {
  const names = pairs.map(([name]) => name);

  expect(names.length).toBeGreaterThan(0);
  expect(routes.find((route) => route.pattern === pattern)?.query).toEqual(names);
});

it('every route declares what it reads', () => {
  expect(routes.filter(({ query }) => query === undefined)).toEqual([]);
});
