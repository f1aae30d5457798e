import * as paths from '@bazaar/contracts/paths';
import type { RouteDeclaration } from '@bazaar/host';

const PROFILE_PAGE = { access: 'session', layout: 'profile', render: 'client' } as const;

/** Every address that this remote owns. */
export const routes: readonly RouteDeclaration[] = [
  {
    pattern: paths.wallet,
    ...PROFILE_PAGE,
    menu: { key: 'Wallet', entry: { title: 'کیف پول', icon: 'wallet', ordinal: 50 } },
    page: async (host) => (await import('./features/wallet/wallet.route.tsx')).walletRoute(host),
  },
  {
    pattern: paths.paymentReturn,
    access: 'public',
    layout: 'main',
    render: 'client',
    page: async (host) =>
      (await import('./features/payment-return/payment-return.route.tsx')).paymentReturnRoute(host),
  },
];
