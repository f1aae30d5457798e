import { defineRoutes, type Host } from '@bazaar/host';

/** Every address this remote owns. */
export function routes(host: Host) {
  return defineRoutes('mf-suppliers', {
    '/products/:productId/*': async () => {
      const { productRoute } = await import(/* webpackChunkName: "product" */ './features/product/product.route.tsx');
      return productRoute(host);
    },
  });
}
