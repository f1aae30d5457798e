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
    '/category/properties/:categoryId/*': async () => {
      const { categoryPropertiesRoute } = await import(
        /* webpackChunkName: "listing" */ './features/listing/category-properties.route.tsx'
      );
      return categoryPropertiesRoute(host);
    },
    '/products/search/:categoryType': async () => {
      const { typeProductsRoute } = await import(
        /* webpackChunkName: "listing" */ './features/listing/type-products.route.tsx'
      );
      return typeProductsRoute(host);
    },
    '/products/category/:categoryId/*': async () => {
      const { categoryProductsRoute } = await import(
        /* webpackChunkName: "listing" */ './features/listing/category-products.route.tsx'
      );
      return categoryProductsRoute(host);
    },
    '/products/category/:categoryId/supplier/:supplierId': async () => {
      const { supplierProductsRoute } = await import(
        /* webpackChunkName: "listing" */ './features/listing/supplier-products.route.tsx'
      );
      return supplierProductsRoute(host);
    },
    '/search/:key': async () => {
      const { searchRoute } = await import(
        /* webpackChunkName: "search" */ './features/search/search.route.tsx'
      );
      return searchRoute(host);
    },
    '/newai': async () => {
      const { needFinderRoute } = await import(
        /* webpackChunkName: "need-finder" */ './features/need-finder/need-finder.route.tsx'
      );
      return needFinderRoute(host);
    },
    '/ai': async () => {
      const { needFinderRedirect } = await import(
        /* webpackChunkName: "need-finder" */ './features/need-finder/need-finder.route.tsx'
      );
      return needFinderRedirect();
    },
  });
}
