import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router';
import type { RouteHandle } from './head.ts';

/** Props of a route's `ErrorComponent`. */
// biome-ignore lint/suspicious/noExplicitAny: each route knows what its own loader throws
export interface RouteErrorProps<Payload = any> {
  status: number;
  /** What the loader threw with `data(payload, { status })`; JSON. */
  payload: Payload;
}

/** What a route's module exports: as in React Router's data mode, plus the head. */
export interface RouteModule {
  loader?: LoaderFunction;
  action?: ActionFunction;
  Component: ComponentType;
  /**
   * The page in place of `Component` when the loader throws `data(payload, { status })` with an object as its
   * payload, for example an inactive category with its parents. The document is sent with that status and
   * `noindex`; the payload reaches the browser with it. For every other error the shell's error page is shown.
   */
  ErrorComponent?: ComponentType<RouteErrorProps>;
  handle?: RouteHandle;
}

/** One address of a remote. `pattern` is the same text as in its descriptor. */
export interface RemoteRoute {
  id: string;
  pattern: `/${string}`;
  load(): Promise<RouteModule>;
}

/** Route ids are explicit (`<remote>:<pattern>`): automatic ones differ between server and browser. */
export function routeId(remote: string, pattern: string): string {
  return `${remote}:${pattern}`;
}

/** Turns a table of patterns into routes. Released versions of the remotes call it; new code uses `defineRemote`. */
export function defineRoutes(
  remote: `mf-${string}`,
  table: Readonly<Record<`/${string}`, () => Promise<RouteModule>>>,
): RemoteRoute[] {
  return Object.entries(table).map(([pattern, load]) => ({
    id: routeId(remote, pattern),
    pattern: pattern as `/${string}`,
    load,
  }));
}
