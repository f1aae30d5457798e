export { HostProvider, useHost } from './host-context.tsx';
export type { Host, LinkTarget, Notice, Session, Toast } from './host.ts';
export { pathParam } from './path-param.ts';
export { defineRoutes, type RemoteRoute, routeId } from './remote-routes.ts';
export type { Head, HeadContext, JsonLd, Remote, RouteHandle, SlotModule } from './remote.ts';
export { Slot } from './slot.tsx';
export { SlotHostProvider, type SlotHost, type SlotProps } from './slot-host.ts';
