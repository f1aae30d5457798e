import { defineRoutes, type Host } from '@bazaar/host';

/** Every address this remote owns. */
export function routes(host: Host) {
  return defineRoutes('mf-wallet', {
    '/profile/wallet': async () => {
      const { walletRoute } = await import(
        /* webpackChunkName: "wallet" */ './features/wallet/wallet.route.tsx'
      );
      return walletRoute(host);
    },
  });
}
