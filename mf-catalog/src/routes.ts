import { defineRoutes, type Host } from '@bazaar/host';

/** Every address this remote owns. */
export function routes(host: Host) {
  return defineRoutes('mf-catalog', {
    '/category/categoryType/:categoryType': async () => {
      const { categoryTypeRoute } = await import(
        /* webpackChunkName: "category-type" */ './features/category-type/category-type.route.tsx'
      );
      return categoryTypeRoute(host);
    },
    '/category/:categoryId/*': async () => {
      const { categoryRoute } = await import(
        /* webpackChunkName: "category" */ './features/category/category.route.tsx'
      );
      return categoryRoute(host);
    },
    '/search/:key': async () => {
      const { searchRoute } = await import(
        /* webpackChunkName: "search" */ './features/search/search.route.tsx'
      );
      return searchRoute(host);
    },
  });
}
