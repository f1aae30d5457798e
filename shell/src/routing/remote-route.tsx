import type { Host, RouteHandle } from '@bazaar/host';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import type { RemoteBoot } from '../boot/boot-data.ts';
import { isRemoteUnavailable, type RemoteRegistry } from '../remotes/remote-registry.ts';
import { loginPath } from '../session/login-path.ts';
import { purposeOf } from '../session/sign-in-purpose.rules.ts';
import { isPending, PENDING } from './pending.ts';
import { RemoteError } from './remote-error.tsx';
import { RemotePage } from './remote-page.tsx';

export interface RouteBuilder {
  host: Host;
  registry: RemoteRegistry;
  /** The server renders only public pages, and never those marked for the browser only. */
  side: 'server' | 'browser';
  /** On the server, in place of the usual limit for a page's module and data. */
  timeoutMs?: number;
}

/** What the shell attaches to a route of a remote. */
export interface RemoteRouteHandle extends RouteHandle {
  remote: RemoteBoot['name'];
  pattern: string;
  access: BootRoute['access'];
}

/** Time limit for a page's module and data on the server; after it the browser renders the page. */
const SERVER_TIMEOUT_MS = 1_200;

type BootRoute = RemoteBoot['routes'][number];

/**
 * A placeholder route for one address of a remote, made from its descriptor alone: the route table is complete
 * before any remote is loaded, and a fallback can replace the module behind an address without changing the address.
 */
export function remoteRoute(remote: RemoteBoot, route: BootRoute, builder: RouteBuilder): RouteObject {
  const handle: RemoteRouteHandle = {
    remote: remote.name,
    pattern: route.pattern,
    access: route.access,
    head: (data, context) => {
      const page = builder.registry.peek(remote.name)?.peekRoute(route.pattern);
      // A page that the browser is still to fill has no data to make its head from.
      const head = isPending(data) ? undefined : page?.handle?.head;
      return head?.(data, context) ?? { title: '' };
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
    const url = new URL(args.request.url);
    throw redirect(loginPath({ redirectPath: url.pathname + url.search, ...purposeOf(url) }));
  }
  return builder.side === 'server' ? loadInTime(open, report, builder.timeoutMs) : open();

  function report(fault: unknown) {
    builder.registry.report(fault, remote.name, route.pattern);
  }

  async function open() {
    const module = await builder.registry.load(remote.name, (loaded) => loaded.loadRoute(route.pattern));
    return module.loader ? await module.loader(args) : null;
  }
}

/** On the server a remote that cannot be loaded, or takes too long, is left to the browser. */
async function loadInTime(
  open: () => Promise<unknown>,
  report: (fault: unknown) => void,
  timeoutMs = SERVER_TIMEOUT_MS,
): Promise<unknown> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`The page's data took longer than ${timeoutMs} ms.`)),
    timeoutMs,
  );
  try {
    return await Promise.race([open(), tooLate]);
  } catch (error) {
    if (isResponse(error)) {
      throw error;
    }
    if (!isRemoteUnavailable(error)) {
      // The registry has already reported what it could not load.
      report(error);
    }
    return PENDING;
  } finally {
    clearTimeout(timer);
  }
}

/** A loader's deliberate response (a Response, React Router's data(), an ApiError), not a programming error. */
function isResponse(error: unknown): boolean {
  return (
    error instanceof Response ||
    (typeof error === 'object' && error !== null && ('status' in error || 'init' in error))
  );
}
