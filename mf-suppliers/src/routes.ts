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
    '/supplier/:supplierId/*': async () => {
      const { supplierRoute } = await import(
        /* webpackChunkName: "supplier" */ './features/supplier/supplier.route.tsx'
      );
      return supplierRoute(host);
    },
  });
}
