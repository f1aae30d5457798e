import { defineRoutes, type Host } from '@bazaar/host';

/** Every address this remote owns. */
export function routes(host: Host) {
  return defineRoutes('mf-profile', {
    '/profile': async () => {
      const { dashboardRoute } = await import(
        /* webpackChunkName: "dashboard" */ './features/dashboard/dashboard.route.tsx'
      );
      return dashboardRoute(host);
    },
    '/profile/favorites': async () => {
      const { favoritesRoute } = await import(
        /* webpackChunkName: "favorites" */ './features/favorites/favorites.route.tsx'
      );
      return favoritesRoute(host);
    },
  });
}
