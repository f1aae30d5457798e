import { defineRoutes, type Host } from '@bazaar/host';

/** Every address this remote owns. */
export function routes(host: Host) {
  return defineRoutes('mf-suppliers', {
    '/products/:productId/*': async () => {
      const { productRoute } = await import(
        /* webpackChunkName: "product" */ './features/product/product.route.tsx'
      );
      return productRoute(host);
    },
    '/suppliers/search/:key': async () => {
      const { suppliersSearchRoute } = await import(
        /* webpackChunkName: "supplier-list" */ './features/supplier-list/supplier-list.route.tsx'
      );
      return suppliersSearchRoute(host);
    },
    '/suppliers/:categoryType': async () => {
      const { suppliersOfTypeRoute } = await import(
        /* webpackChunkName: "supplier-list" */ './features/supplier-list/supplier-list.route.tsx'
      );
      return suppliersOfTypeRoute(host);
    },
    '/supplier/category/:categoryId/*': async () => {
      const { suppliersOfCategoryRoute } = await import(
        /* webpackChunkName: "supplier-list" */ './features/supplier-list/supplier-list.route.tsx'
      );
      return suppliersOfCategoryRoute(host);
    },
    '/supplier/:supplierId/products/:categoryType': async () => {
      const { supplierCatalogRoute } = await import(
        /* webpackChunkName: "supplier-catalog" */ './features/supplier-catalog/supplier-catalog.route.tsx'
      );
      return supplierCatalogRoute(host);
    },
    '/supplier/:supplierId/content-list': async () => {
      const { supplierContentRoute } = await import(
        /* webpackChunkName: "supplier-content" */ './features/supplier-content/supplier-content.route.tsx'
      );
      return supplierContentRoute(host);
    },
    '/supplier/:supplierId/merchantDelegations/*': async () => {
      const { delegationRoute } = await import(
        /* webpackChunkName: "delegation" */ './features/delegation/delegation.route.tsx'
      );
      return delegationRoute(host);
    },
    '/products/base-product/:baseProductId/*': async () => {
      const { baseProductRoute } = await import(
        /* webpackChunkName: "base-product" */ './features/base-product/base-product.route.tsx'
      );
      return baseProductRoute(host);
    },
    '/supplier/:supplierId/*': async () => {
      const { supplierRoute } = await import(
        /* webpackChunkName: "supplier" */ './features/supplier/supplier.route.tsx'
      );
      return supplierRoute(host);
    },
  });
}
