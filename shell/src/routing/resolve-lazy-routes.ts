import { matchRoutes, type RouteObject } from 'react-router';

/** Loads the lazy parts of the page in the document, so that hydration finds them and never waits. */
export async function resolveLazyRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') {
        Object.assign(route, await route.lazy(), { lazy: undefined });
      }
    }),
  );
}
