import type { Host, RouteHandle } from '@bazaar/host';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import type { RemoteBoot } from '../boot/boot-data.ts';
import { isRemoteUnavailable, type RemoteRegistry } from '../remotes/remote-registry.ts';
import { loginPath } from '../session/login-path.ts';
import { PENDING } from './pending.ts';
import { RemoteError } from './remote-error.tsx';
import { RemotePage } from './remote-page.tsx';

export interface RouteBuilder {
  host: Host;
  registry: RemoteRegistry;
  /** The server renders only what every visitor may see, and never what is marked for the browser alone. */
  side: 'server' | 'browser';
}

/** What the shell hangs on a route of a remote. */
export interface RemoteRouteHandle extends RouteHandle {
  remote: RemoteBoot['name'];
  pattern: string;
  access: BootRoute['access'];
}

/** Module and data of a page must be there by then, or the browser renders it. */
const SERVER_TIMEOUT_MS = 1000;

type BootRoute = RemoteBoot['routes'][number];

/**
 * A stand-in for one address of a remote, made from its descriptor alone: the table of addresses is complete before
 * any remote is loaded, and the module behind an address can be replaced (healing) while the address stays.
 */
export function remoteRoute(remote: RemoteBoot, route: BootRoute, builder: RouteBuilder): RouteObject {
  const handle: RemoteRouteHandle = {
    remote: remote.name,
    pattern: route.pattern,
    access: route.access,
    head: (data, context) =>
      builder.registry.peek(remote.name)?.peekRoute(route.pattern)?.handle?.head?.(data, context) ?? {
        title: '',
      },
  };
  return {
    id: `${remote.name}:${route.pattern}`,
    path: route.pattern,
    handle,
    loader: (args: LoaderFunctionArgs) => load(remote, route, { builder, args }),
    element: <RemotePage remote={remote.name} pattern={route.pattern} />,
    errorElement: <RemoteError remote={remote.name} pattern={route.pattern} />,
  };
}

async function load(
  remote: RemoteBoot,
  route: BootRoute,
  { builder, args }: { builder: RouteBuilder; args: LoaderFunctionArgs },
) {
  if (builder.side === 'server' && (route.render === 'client' || route.access === 'session')) {
    return PENDING;
  }
  if (route.access === 'session' && builder.host.session().status !== 'signed-in') {
    const { pathname, search } = new URL(args.request.url);
    throw redirect(loginPath({ redirectPath: pathname + search }));
  }
  return builder.side === 'server' ? loadInTime(open, report) : open();

  function report(fault: unknown) {
    builder.registry.report(fault, remote.name, route.pattern);
  }

  async function open() {
    const module = await builder.registry.load(remote.name, (loaded) => loaded.loadRoute(route.pattern));
    return module.loader ? await module.loader(args) : null;
  }
}

/** On the server a remote that cannot be had, or takes too long, is left to the browser. */
async function loadInTime(open: () => Promise<unknown>, report: (fault: unknown) => void): Promise<unknown> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`The page's data took longer than ${SERVER_TIMEOUT_MS} ms.`)),
    SERVER_TIMEOUT_MS,
  );
  try {
    return await Promise.race([open(), tooLate]);
  } catch (error) {
    if (isResponse(error)) {
      throw error;
    }
    if (!isRemoteUnavailable(error)) {
      // What the registry could not load, it has reported itself.
      report(error);
    }
    return PENDING;
  } finally {
    clearTimeout(timer);
  }
}

/** A loader's deliberate answer (a Response, React Router's data(), an ApiError), as against a fault of its code. */
function isResponse(error: unknown): boolean {
  return (
    error instanceof Response ||
    (typeof error === 'object' && error !== null && ('status' in error || 'init' in error))
  );
}
