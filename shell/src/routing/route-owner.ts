import { matchRoutes } from 'react-router';
import type { RemoteRouteHandle } from './remote-route.tsx';
import { routesFor } from './route-table-ref.ts';

/** The remote that owns a path; undefined for a page of the shell or an unknown path. */
export function ownerOf(pathname: string): RemoteRouteHandle | undefined {
  const handle = matchRoutes(routesFor(pathname), pathname)?.at(-1)?.route.handle as
    | RemoteRouteHandle
    | undefined;
  return handle?.remote === undefined ? undefined : handle;
}
