import { useEffect, useMemo, useState } from 'react';
import { type LoaderFunctionArgs, matchRoutes } from 'react-router';
import { useRegistry } from '../remotes/registry-context.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import type { RemoteRouteHandle } from './remote-route.tsx';
import { routesFor } from './route-table-ref.ts';

/** Preloads in flight at once (specification §9). */
const MAX_CONCURRENT = 4;
/** A pointer that only passes over a link leaves it sooner. */
const DWELL_MS = 50;
/** Fetched data are fresh for this time, and not requested again. */
const WARM_MS = 30_000;

/** Addresses that are being fetched: several events signal one intent. */
const inFlight = new Set<string>();
/** When the data of an address were fetched. */
const warmedAt = new Map<string, number>();

type Warmth = 'cold' | 'warm';

/**
 * Handlers that fetch the code and the data behind a link when the visitor shows the intent to follow it, and
 * whether both are loaded.
 */
export function usePrefetchOnIntent(href: string) {
  const registry = useRegistry();
  const [warmHref, setWarmHref] = useState<string | null>(null);
  const intent = useMemo(() => createIntent(registry, href, () => setWarmHref(href)), [registry, href]);
  useEffect(() => intent.onPointerLeave, [intent]);
  return { isWarm: warmHref === href, intent };
}

function createIntent(registry: RemoteRegistry, href: string, onWarm: () => void) {
  let dwell: ReturnType<typeof setTimeout> | undefined;
  const prefetch = () => void warm(registry, href).then((warmth) => warmth === 'warm' && onWarm());
  return {
    onPointerEnter: () => {
      dwell = setTimeout(prefetch, DWELL_MS);
    },
    onPointerLeave: () => clearTimeout(dwell),
    onFocus: prefetch,
    // For touch, and for a pointer that does not dwell.
    onPointerDown: prefetch,
  };
}

async function warm(registry: RemoteRegistry, href: string): Promise<Warmth> {
  const url = new URL(href, location.href);
  const address = url.pathname + url.search;
  if (Date.now() - (warmedAt.get(address) ?? Number.NEGATIVE_INFINITY) < WARM_MS) {
    return 'warm';
  }
  if (isSavingData() || inFlight.has(address) || inFlight.size >= MAX_CONCURRENT) {
    return 'cold';
  }
  const work = prefetchWork(registry, url);
  if (!work) {
    return 'cold';
  }
  inFlight.add(address);
  try {
    const warmth = await work();
    if (warmth === 'warm') {
      warmedAt.set(address, Date.now());
    }
    return warmth;
  } catch {
    // A redirect or a failure: following the link meets it again and handles it.
    return 'cold';
  } finally {
    inFlight.delete(address);
  }
}

/** What to fetch for an address; null for a page of the shell, or a personal page whose code is loaded. */
function prefetchWork(registry: RemoteRegistry, url: URL): (() => Promise<Warmth>) | null {
  const match = matchRoutes(routesFor(url.pathname), url.pathname)?.at(-1);
  const handle = match?.route.handle as RemoteRouteHandle | undefined;
  if (!match || !handle?.remote) {
    return null;
  }
  const { remote, pattern, access } = handle;
  if (access === 'public') {
    return async () => {
      await runLoader(match, url);
      return 'warm';
    };
  }
  if (registry.peek(remote)?.peekRoute(pattern)) {
    return null;
  }
  // Personal data are fetched only when the visitor opens the page, the code before.
  return async () => {
    await registry.load(remote, (loaded) => loaded.loadRoute(pattern));
    return 'cold';
  };
}

type Match = NonNullable<ReturnType<typeof matchRoutes>>[number];

/** The page's own loader fills the query cache, from which the navigation then takes its data. */
async function runLoader({ route, params }: Match, url: URL): Promise<void> {
  if (typeof route.loader === 'function') {
    const args = { request: new Request(url), url, params, pattern: route.path ?? '', context: {} };
    await route.loader(args as unknown as LoaderFunctionArgs);
  }
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Not every browser supports this. */
const connection = () => (navigator as { connection?: Connection }).connection;

function isSavingData(): boolean {
  return connection()?.saveData === true;
}

/** Whether speculative fetches are skipped: a slow connection or data-saving mode. */
export function isThinLine(): boolean {
  return isSavingData() || /2g|3g/.test(connection()?.effectiveType ?? '');
}
