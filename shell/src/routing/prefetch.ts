import { useMemo } from 'react';
import { matchRoutes } from 'react-router';
import { useRegistry } from '../remotes/registry-context.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import type { RemoteRouteHandle } from './remote-route.tsx';
import { routeTable } from './route-table-ref.ts';

/** Preloads in flight at once (specification §9). */
const MAX_CONCURRENT = 4;

/** Ids of the routes whose code is on its way: several events tell of one intent. */
const inFlight = new Set<string>();

/** Handlers that fetch the code behind a link when the visitor shows the intent to follow it. */
export function usePrefetchOnIntent(href: string) {
  const registry = useRegistry();
  return useMemo(() => {
    const prefetch = () => void prefetchRoute(registry, href);
    return { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch };
  }, [registry, href]);
}

async function prefetchRoute(registry: RemoteRegistry, href: string): Promise<void> {
  const match = matchRoutes(routeTable(), href.split(/[?#]/)[0] ?? '/')?.at(-1);
  const handle = match?.route.handle as RemoteRouteHandle | undefined;
  if (!handle?.remote || registry.peek(handle.remote)?.peekRoute(handle.pattern)) {
    return;
  }
  const id = `${handle.remote}:${handle.pattern}`;
  if (inFlight.has(id) || inFlight.size >= MAX_CONCURRENT) {
    return;
  }
  inFlight.add(id);
  try {
    await registry.load(handle.remote, (remote) => remote.loadRoute(handle.pattern));
  } catch {
    // Following the link will try again and say so.
  } finally {
    inFlight.delete(id);
  }
}
