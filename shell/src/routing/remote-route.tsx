import type { Host, RouteHandle } from '@bazaar/host';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import type { RemoteBoot } from '../boot/boot-data.ts';
import { isRemoteUnavailable, type RemoteRegistry } from '../remotes/remote-registry.ts';
import { loginPath } from '../session/login-path.ts';
import { purposeOf } from '../session/sign-in-purpose.rules.ts';
import { noteDataGeneration } from './data-generation.ts';
import { unlessIdle } from './loader-watch.ts';
import { isPending, PENDING } from './pending.ts';
import { RemoteError } from './remote-error.tsx';
import { RemotePage } from './remote-page.tsx';

/** What routes need of the visit that they belong to. */
export interface RouteScope {
  host: Host;
  registry: RemoteRegistry;
  /** How the server loads a page, given what loads it and what hears of faults. */
  loadInTime?: (open: () => Promise<unknown>, report: (fault: unknown) => void) => Promise<unknown>;
}

export interface RouteBuilder {
  /** The server renders only public pages, and never those marked for the browser only. */
  side: 'server' | 'browser';
  /** The scope of a loader's request: on the server one table serves all requests, in the browser there is one scope. */
  scopeOf(context: LoaderFunctionArgs['context']): RouteScope;
}

/** The builder of a browser's only table. */
export function inBrowser(scope: RouteScope): RouteBuilder {
  return { side: 'browser', scopeOf: () => scope };
}

/** What the shell attaches to a route of a remote. */
export interface RemoteRouteHandle extends RouteHandle {
  remote: RemoteBoot['name'];
  pattern: string;
  access: BootRoute['access'];
  /** The head of a page for one visit. */
  headIn(scope: RouteScope): Head;
}

type BootRoute = RemoteBoot['routes'][number];
type Head = NonNullable<RouteHandle['head']>;

/**
 * A placeholder route for one address of a remote, made from its descriptor alone: the route table is complete
 * before any remote is loaded, and a fallback can replace the module behind an address without changing the address.
 */
export function remoteRoute(remote: RemoteBoot, route: BootRoute, builder: RouteBuilder): RouteObject {
  const { side } = builder;
  const handle: RemoteRouteHandle = {
    remote: remote.name,
    pattern: route.pattern,
    access: route.access,
    headIn: ({ registry }) => headOf(remote.name, route.pattern, { registry, side }),
  };
  if (side === 'browser') {
    handle.head = handle.headIn(builder.scopeOf({} as never));
  }
  return {
    id: `${remote.name}:${route.pattern}`,
    path: route.pattern,
    handle,
    loader: (args: LoaderFunctionArgs) =>
      load(remote, route, { side, scope: builder.scopeOf(args.context), args }),
    element: <RemotePage remote={remote.name} pattern={route.pattern} />,
    errorElement: <RemoteError remote={remote.name} pattern={route.pattern} />,
  };
}

/**
 * The head that a page makes from its data. The header also reads it, so in the browser a head that throws must not
 * take the header away: the page then has no title until the good version is in its place. The server leaves such a
 * page to the browser, so there the fault passes.
 */
function headOf(
  name: RemoteBoot['name'],
  pattern: string,
  { registry, side }: Pick<RouteScope, 'registry'> & Pick<RouteBuilder, 'side'>,
): Head {
  const faulty = new Set<string>();
  const noHead = { title: '' };

  const made: Head = (data, context) => {
    // A page that the browser is still to fill has no data to make its head from.
    const head = isPending(data) ? undefined : registry.peek(name)?.peekRoute(pattern)?.handle?.head;
    return head?.(data, context) ?? noHead;
  };

  /** A head is made anew at every rendering: one report and one fallback for a version are enough. */
  function fail(error: unknown): void {
    const version = registry.peek(name)?.version;
    if (version !== undefined && !faulty.has(version)) {
      faulty.add(version);
      registry.report(error, name, pattern);
      void registry.fallBack(name, version);
    }
  }

  const guarded: Head = (data, context) => {
    try {
      return made(data, context);
    } catch (error) {
      fail(error);
      return noHead;
    }
  };
  return side === 'server' ? made : guarded;
}

async function load(
  remote: RemoteBoot,
  route: BootRoute,
  { side, scope, args }: { side: RouteBuilder['side']; scope: RouteScope; args: LoaderFunctionArgs },
) {
  const { host, registry, loadInTime } = scope;
  if (side === 'server' && (route.render === 'client' || route.access === 'session')) {
    return PENDING;
  }
  if (route.access === 'session' && host.session().status !== 'signed-in') {
    const url = new URL(args.request.url);
    throw redirect(loginPath({ redirectPath: url.pathname + url.search, ...purposeOf(url) }));
  }
  return loadInTime ? loadInTime(open, report) : openInBrowser();

  function report(fault: unknown) {
    registry.report(fault, remote.name, route.pattern);
  }

  /** A loader that throws anything but a response is a fault of its version; the good one's then takes its place. */
  async function openInBrowser() {
    try {
      return await open();
    } catch (error) {
      const version = registry.peek(remote.name)?.version;
      if (
        version === undefined ||
        isResponse(error) ||
        isRemoteUnavailable(error) ||
        args.request.signal.aborted
      ) {
        throw error;
      }
      report(error);
      if (!(await registry.fallBack(remote.name, version))) {
        throw error;
      }
      return open();
    }
  }

  async function open() {
    const module = await registry.load(remote.name, (loaded) => loaded.loadRoute(route.pattern));
    if (side === 'browser') {
      noteDataGeneration(registry, { remote: remote.name, pattern: route.pattern });
    }
    if (!module.loader) {
      return null;
    }
    const answer = answerOf(module.loader, args);
    const { queryClient } = host;
    // The server has a limit of its own.
    return side === 'browser' ? unlessIdle(answer, () => queryClient.isFetching() > 0) : answer;
  }
}

/** What a loader answers, as a site may pass it on. */
async function answerOf(
  loader: (args: LoaderFunctionArgs) => unknown,
  args: LoaderFunctionArgs,
): Promise<unknown> {
  try {
    return checked(await loader(args), args);
  } catch (error) {
    throw checked(error, args);
  }
}

/**
 * A redirect to another site is refused (specification §8): only the rules of the configuration may lead there. A 404
 * without a text of its own names the path (specification §4).
 */
function checked(answer: unknown, { request }: LoaderFunctionArgs): unknown {
  if (!(answer instanceof Response)) {
    return answer;
  }
  const { origin, pathname } = new URL(request.url);
  const target = answer.headers.get('location');
  if (target !== null && new URL(target, request.url).origin !== origin) {
    throw new Error(`A redirect to ${target} was refused: use a redirect rule.`);
  }
  return answer.status === 404 && answer.body === null
    ? new Response(`Page Not Found: ${pathname}`, { status: 404, statusText: answer.statusText })
    : answer;
}

/** A loader's deliberate response (a Response, React Router's data(), an ApiError), not a programming error. */
export function isResponse(error: unknown): boolean {
  return (
    error instanceof Response ||
    (typeof error === 'object' && error !== null && ('status' in error || 'init' in error))
  );
}
