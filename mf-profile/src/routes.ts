import * as paths from '@bazaar/contracts/paths';
import type { RouteDeclaration } from '@bazaar/host';
import { menuTitles } from './messages.ts';

const PROFILE_PAGE = { access: 'session', layout: 'profile', render: 'client' } as const;

/** Every address that this remote owns. */
export const routes: readonly RouteDeclaration[] = [
  {
    pattern: paths.profile,
    ...PROFILE_PAGE,
    menu: { key: 'Home', entry: { title: menuTitles.home, icon: 'dashboard', ordinal: 10 } },
    page: async (host) => (await import('./features/dashboard/dashboard.route.tsx')).dashboardRoute(host),
  },
  {
    pattern: paths.favorites,
    ...PROFILE_PAGE,
    menu: { key: 'Favorites', entry: { title: menuTitles.favorites, icon: 'heart', ordinal: 60 } },
    page: async (host) => (await import('./features/favorites/favorites.route.tsx')).favoritesRoute(host),
  },
  {
    pattern: paths.tradeRequests,
    ...PROFILE_PAGE,
    page: async (host) =>
      (await import('./features/trade-requests/trade-requests.route.tsx')).tradeRequestsRoute(host),
  },
  {
    pattern: paths.tradeRequest,
    ...PROFILE_PAGE,
    page: async (host) =>
      (await import('./features/trade-request/trade-request.route.tsx')).tradeRequestRoute(host),
  },
  {
    pattern: paths.tradeRequestReport,
    ...PROFILE_PAGE,
    page: async (host) =>
      (await import('./features/trade-report/trade-report.route.tsx')).tradeReportRoute(host),
    pattern: paths.tradeRequestEdit,
    ...PROFILE_PAGE,
    page: async (host) => (await import('./features/trade-edit/trade-edit.route.tsx')).tradeEditRoute(host),
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
