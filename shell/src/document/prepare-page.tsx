import { type Host, payloadOf } from '@bazaar/host';
import { dehydrate } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { App } from '../app.tsx';
import type { BootData, Composition } from '../boot/boot-data.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { isPending } from '../routing/pending.ts';
import type { RemoteRouteHandle, RouteScope } from '../routing/remote-route.tsx';
import { createRoutes } from '../routing/route-table.tsx';
import { SHELL_PAGE_CHUNKS } from '../routing/shell-pages.tsx';
import { statusOf } from '../routing/status-of.ts';
import { DocumentLink } from './document-link.tsx';
import { type DocumentHead, resolveHead } from './head.ts';
import { loadWithin } from './load-in-time.ts';
import { type PlacedSlot, prepareHomeSlots } from './prepare-home-slots.ts';

export interface PageInput {
  composition: Composition;
  host: Host;
  registry: RemoteRegistry;
  request: Request;
  /** `https://…`: the prefix of canonical addresses. */
  publicOrigin: string;
  /** A limit for the page's module and data that is shorter than usual. */
  timeoutMs?: number;
}

export interface PreparedPage {
  kind: 'page';
  status: number;
  head: DocumentHead;
  matched: BootData['matched'];
  mode: BootData['mode'];
  hydration: BootData['hydration'];
  queries: BootData['queries'];
  /** Chunk of the shell's own page, or of a layout that other pages do not need; null when there is none. */
  shellChunk: string | null;
  slots: readonly PlacedSlot[];
  element: ReactElement;
}

export interface PageRedirect {
  kind: 'redirect';
  status: number;
  location: string;
}

type StaticContext = Exclude<Awaited<ReturnType<ReturnType<typeof createStaticHandler>['query']>>, Response>;

/** Runs the loaders of an address and describes its document; nothing is rendered yet. */
export async function preparePage(input: PageInput): Promise<PreparedPage | PageRedirect> {
  const { composition, host, registry, request, timeoutMs } = input;
  const scope = { host, registry, loadInTime: loadWithin(timeoutMs) };
  const requestContext = new RouterContextProvider(new Map([[requestScope, scope]]));
  const found = await handlerOf(composition).query(request, { requestContext });
  if (found instanceof Response) {
    return { kind: 'redirect', status: found.status, location: found.headers.get('location') ?? '/' };
  }
  const context = withHeads(found, scope);
  const isHome = context.matches.at(-1)?.route.id === 'shell:/';
  const slots = isHome ? await prepareHomeSlots({ composition, host, registry }) : [];
  return describe(input, { context, slots });
}

const requestScope = createContext<RouteScope>();
const handlers = new WeakMap<Composition, ReturnType<typeof createStaticHandler>>();

/** One table for all requests of a composition: to sort and compile its patterns takes longer than to find a route. */
function handlerOf(composition: Composition): ReturnType<typeof createStaticHandler> {
  const handler =
    handlers.get(composition) ??
    createStaticHandler(
      createRoutes(composition, { side: 'server', scopeOf: (context) => context.get(requestScope) }),
    );
  handlers.set(composition, handler);
  return handler;
}

/** The table knows no visit, so that a page's head is bound to its own here. */
function withHeads(context: StaticContext, scope: RouteScope): StaticContext {
  const matches = context.matches.map((match) => {
    const handle = match.route.handle as Partial<RemoteRouteHandle> | undefined;
    return handle?.headIn
      ? { ...match, route: { ...match.route, handle: { ...handle, head: handle.headIn(scope) } } }
      : match;
  });
  return { ...context, matches };
}

interface QueriedPage {
  context: StaticContext;
  slots: readonly PlacedSlot[];
}

function describe(input: PageInput, { context, slots }: QueriedPage): PreparedPage {
  const { composition, host, registry } = input;
  const { id, handle } = leafOf(context);
  const hasErrors = Object.keys(context.errors ?? {}).length > 0;
  const status = handle.status ?? (hasErrors ? errorStatus(context) : context.statusCode);
  // The matches hold all routes that are rendered.
  const router = createStaticRouter([], context);
  return {
    kind: 'page',
    status,
    head: headOf(input, context, hasErrors ? status : null),
    matched: matchedRemote(handle),
    mode: isPending(context.loaderData[id]) ? 'client' : 'server',
    hydration: { loaderData: context.loaderData, errors: hasErrors ? safeErrors(context) : null },
    queries: dehydrate(host.queryClient),
    shellChunk: shellChunkOf(context),
    slots,
    element: (
      <App host={host} registry={registry} composition={composition} link={DocumentLink}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    ),
  };
}

/** The shell's chunk that only this page, or its layout, needs. */
function shellChunkOf({ matches }: StaticContext): string | null {
  const ids = matches.map(({ route }) => route.id ?? '');
  return ids.map((id) => SHELL_PAGE_CHUNKS[id]).find((chunk) => chunk !== undefined) ?? null;
}

type LeafHandle = Partial<RemoteRouteHandle> & { status?: number };

/** The route that the address ends at; an address that matches none ends at the layout's own not-found route. */
function leafOf(context: StaticContext): { id: string; handle: LeafHandle } {
  const route = context.matches.at(-1)?.route;
  return { id: route?.id ?? '', handle: (route?.handle as LeafHandle | undefined) ?? {} };
}

function matchedRemote({ remote, pattern }: LeafHandle): BootData['matched'] {
  return remote && pattern ? { remote, pattern } : null;
}

function headOf({ host, request, publicOrigin }: PageInput, context: StaticContext, status: number | null) {
  return resolveHead({
    matches: context.matches.map((match) => ({
      handle: match.route.handle,
      params: match.params,
      loaderData: context.loaderData[match.route.id],
    })),
    url: new URL(request.url),
    context: { queryClient: host.queryClient, config: host.config, origin: publicOrigin },
    errorStatus: status,
  });
}

function errorStatus(context: StaticContext): number {
  return statusOf(Object.values(context.errors ?? {})[0]);
}

/**
 * Passes to the browser a status and the data that a remote's loader threw deliberately; messages of the server's
 * errors stay on the server.
 */
function safeErrors(context: StaticContext): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(context.errors ?? {}).map(([id, error]) => [
      id,
      { status: statusOf(error), statusText: '', data: payloadOf(error), internal: false },
    ]),
  );
}
