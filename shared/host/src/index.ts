export type { Head, HeadContext, JsonLd, RouteHandle } from './head.ts';
export type { Host, LinkTarget, Notice, Session, Toast } from './host.ts';
export { HostProvider, useHost } from './host-context.tsx';
export { pathParam } from './path-param.ts';
export type { Remote, SlotModule } from './remote.ts';
export { defineRoutes, type RemoteRoute, type RouteModule, routeId } from './remote-routes.ts';
export { Slot } from './slot.tsx';
export { type SlotHost, SlotHostProvider, type SlotProps } from './slot-host.ts';
