import * as paths from '@bazaar/contracts/paths';
import { expect, it } from 'vitest';
import { contentListAddress } from './features/content-list/content-list.address.ts';
import { routes } from './routes.ts';

/** The server renders a page without the parameters that its route does not declare. */
it.each([paths.contents, paths.contentType, paths.contentLabel])(
  'the route %s declares every parameter that its page reads',
  (pattern) => {
    const names = contentListAddress.pairs({ page: 2 }).map(([name]) => name);

    expect(routes.find((route) => route.pattern === pattern)?.query).toEqual(names);
  },
);

it('every route declares what it reads', () => {
  expect(routes.filter(({ query }) => query === undefined)).toEqual([]);
});
