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
    pattern: paths.favoritesOfType,
    ...PROFILE_PAGE,
    page: async (host) => (await import('./features/favorites/favorites.route.tsx')).favoritesRoute(host),
  },
  {
    pattern: paths.notes,
    ...PROFILE_PAGE,
    page: async (host) => (await import('./features/notes/notes.route.tsx')).notesRoute(host),
  },
  {
    pattern: paths.lastVisits,
    ...PROFILE_PAGE,
    page: async (host) =>
      (await import('./features/last-visits/last-visits.route.tsx')).lastVisitsRoute(host),
  },
  {
    pattern: paths.comments,
    ...PROFILE_PAGE,
    page: async (host) => (await import('./features/comments/comments.route.tsx')).commentsRoute(host),
  },
  {
    pattern: paths.businessAccount,
    ...PROFILE_PAGE,
    page: async (host) =>
      (await import('./features/business-account/business-account.route.tsx')).businessAccountRoute(host),
  },
];
