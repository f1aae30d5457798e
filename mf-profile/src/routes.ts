import * as paths from '@bazaar/contracts/paths';
import type { RouteDeclaration } from '@bazaar/host';

const PROFILE_PAGE = { access: 'session', layout: 'profile', render: 'client' } as const;

/** Every address that this remote owns, with the entries of the profile's menu in its order. */
export const routes: readonly RouteDeclaration[] = [
  {
    pattern: paths.profile,
    ...PROFILE_PAGE,
    menu: { key: 'Home', entry: { title: 'پیشخوان', icon: 'dashboard', ordinal: 10 } },
    page: async (host) => (await import('./features/dashboard/dashboard.route.tsx')).dashboardRoute(host),
  },
  {
    pattern: paths.tradeRequests,
    ...PROFILE_PAGE,
    menu: { key: 'TradeRequests', entry: { title: 'درخواست‌های معامله', icon: 'request', ordinal: 20 } },
    page: async (host) =>
      (await import('./features/trade-requests/trade-requests.route.tsx')).tradeRequestsRoute(host),
  },
  {
    pattern: paths.quoteComparison,
    ...PROFILE_PAGE,
    menu: { key: 'TradeRequests' },
    page: async (host) =>
      (await import('./features/quote-comparison/quote-comparison.route.tsx')).quoteComparisonRoute(host),
  },
  {
    pattern: paths.tradeRequest,
    ...PROFILE_PAGE,
    menu: { key: 'TradeRequests' },
    page: async (host) =>
      (await import('./features/trade-request/trade-request.route.tsx')).tradeRequestRoute(host),
  },
  {
    pattern: paths.tradeRequestEdit,
    ...PROFILE_PAGE,
    menu: { key: 'TradeRequests' },
    page: async (host) => (await import('./features/trade-edit/trade-edit.route.tsx')).tradeEditRoute(host),
  },
  {
    pattern: paths.tradeRequestReport,
    ...PROFILE_PAGE,
    menu: { key: 'TradeRequests' },
    page: async (host) =>
      (await import('./features/trade-report/trade-report.route.tsx')).tradeReportRoute(host),
  },
  {
    pattern: paths.messages,
    ...PROFILE_PAGE,
    menu: { key: 'Messages', entry: { title: 'پیام‌ها', icon: 'message', ordinal: 30 } },
    page: async (host) => (await import('./features/messages/messages.route.tsx')).messagesRoute(host),
  },
  {
    pattern: paths.tradedSuppliers,
    ...PROFILE_PAGE,
    menu: { key: 'Suppliers', entry: { title: 'تأمین‌کنندگان من', icon: 'factory', ordinal: 40 } },
    page: async (host) =>
      (await import('./features/traded-suppliers/traded-suppliers.route.tsx')).tradedSuppliersRoute(host),
  },
  {
    pattern: paths.favorites,
    ...PROFILE_PAGE,
    menu: { key: 'Favorites', entry: { title: 'علاقه‌مندی‌ها', icon: 'favorite', ordinal: 60 } },
    page: async (host) => (await import('./features/favorites/favorites.route.tsx')).favoritesRoute(host),
  },
  {
    pattern: paths.favoritesOfType,
    ...PROFILE_PAGE,
    menu: { key: 'Favorites' },
    page: async (host) => (await import('./features/favorites/favorites.route.tsx')).favoritesRoute(host),
  },
  {
    pattern: paths.notes,
    ...PROFILE_PAGE,
    menu: {
      key: 'Notes',
      entry: { title: 'یادداشت‌ها', icon: 'note', ordinal: 70, href: '/profile/notes/SupplierProduct' },
    },
    page: async (host) => (await import('./features/notes/notes.route.tsx')).notesRoute(host),
  },
  {
    pattern: paths.lastVisits,
    ...PROFILE_PAGE,
    menu: {
      key: 'LastVisits',
      entry: {
        title: 'بازدیدهای اخیر',
        icon: 'history',
        ordinal: 80,
        href: '/profile/last-visits/SupplierProduct',
      },
    },
    page: async (host) =>
      (await import('./features/last-visits/last-visits.route.tsx')).lastVisitsRoute(host),
  },
  {
    pattern: paths.comments,
    ...PROFILE_PAGE,
    menu: { key: 'Comments', entry: { title: 'نظرها', icon: 'comment', ordinal: 90 } },
    page: async (host) => (await import('./features/comments/comments.route.tsx')).commentsRoute(host),
  },
  {
    pattern: paths.addresses,
    ...PROFILE_PAGE,
    menu: { key: 'Addresses', entry: { title: 'نشانی‌ها', icon: 'place', ordinal: 100 } },
    page: async (host) => (await import('./features/addresses/addresses.route.tsx')).addressesRoute(host),
  },
  {
    pattern: paths.personalInfo,
    ...PROFILE_PAGE,
    menu: { key: 'PersonalInfo', entry: { title: 'اطلاعات شخصی', icon: 'person', ordinal: 110 } },
    page: async (host) =>
      (await import('./features/personal-info/personal-info.route.tsx')).personalInfoRoute(host),
  },
  {
    pattern: paths.buyerRegistration,
    ...PROFILE_PAGE,
    menu: { key: 'PersonalInfo' },
    page: async (host) =>
      (await import('./features/personal-info/registration/registration.route.tsx')).registrationRoute(host),
  },
  {
    pattern: paths.businessAccount,
    ...PROFILE_PAGE,
    menu: { key: 'Business', entry: { title: 'حساب سازمانی', icon: 'business', ordinal: 120 } },
    page: async (host) =>
      (await import('./features/business-account/business-account.route.tsx')).businessAccountRoute(host),
  },
];
