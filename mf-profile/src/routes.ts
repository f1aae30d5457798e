import * as paths from '@bazaar/contracts/paths';
import type { RouteDeclaration } from '@bazaar/host';

const PROFILE_PAGE = { access: 'session', layout: 'profile', render: 'client' } as const;

/** Every address that this remote owns. */
export const routes: readonly RouteDeclaration[] = [
  {
    pattern: paths.profile,
    ...PROFILE_PAGE,
    page: async (host) => (await import('./features/dashboard/dashboard.route.tsx')).dashboardRoute(host),
  },
  {
    pattern: paths.favorites,
    ...PROFILE_PAGE,
    page: async (host) => (await import('./features/favorites/favorites.route.tsx')).favoritesRoute(host),
  },
  {
    pattern: paths.addresses,
    ...PROFILE_PAGE,
    page: async (host) => (await import('./features/addresses/addresses.route.tsx')).addressesRoute(host),
  },
  {
    pattern: paths.personalInfo,
    ...PROFILE_PAGE,
    page: async (host) =>
      (await import('./features/personal-info/personal-info.route.tsx')).personalInfoRoute(host),
  },
  {
    pattern: paths.tradedSuppliers,
    ...PROFILE_PAGE,
    page: async (host) =>
      (await import('./features/traded-suppliers/traded-suppliers.route.tsx')).tradedSuppliersRoute(host),
  },
];
