export { breadcrumbJsonLd } from './breadcrumb-json-ld.ts';
export { defineRemote } from './define-remote.ts';
export { payloadOf } from './error-payload.ts';
export type { Head, HeadContext, JsonLd, RouteHandle } from './head.ts';
export type { Device, Host, LinkTarget, Notice, Session, SignInReason, Toast } from './host.ts';
export { HostProvider, useHost } from './host-context.tsx';
export { pageNumberOf, redirectToSlug } from './page-address.ts';
export { pathParam } from './path-param.ts';
export { MAX_RECENT_SEARCHES, recentSearches } from './recent-searches.ts';
export type { Remote, SlotModule } from './remote.ts';
export {
  defineRoutes,
  type RemoteRoute,
  type RouteErrorProps,
  type RouteModule,
  routeId,
} from './remote-routes.ts';
export type { RouteDeclaration, SlotDeclaration } from './route-declaration.ts';
export { Slot } from './slot.tsx';
export { type SlotHost, SlotHostProvider, type SlotProps } from './slot-host.ts';
export { useIdle } from './use-idle.ts';
export { useSecondFrame } from './use-second-frame.ts';
export type { GuestVisit, Visit } from './visit-log.ts';
export { recordVisit, takeGuestVisits } from './visits.ts';
