import { matchRoutes } from 'react-router';
import type { RemoteRouteHandle } from './remote-route.tsx';
import { routeTable } from './route-table-ref.ts';

/** The remote that owns a path; undefined for a page of the shell or an unknown path. */
export function ownerOf(pathname: string): RemoteRouteHandle | undefined {
  const handle = matchRoutes(routeTable(), pathname)?.at(-1)?.route.handle as RemoteRouteHandle | undefined;
  return handle?.remote === undefined ? undefined : handle;
}
