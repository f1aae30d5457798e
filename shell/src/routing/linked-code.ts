import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRegistry } from '../remotes/registry-context.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { isThinLine } from './prefetch.ts';
import { ownerOf } from './route-owner.ts';

/** Limit of kinds of pages; the code of each is a few kilobytes. */
const MAX_KINDS = 2;
/** Limit of links that are read; the visitor's next page is among the first. */
const MAX_LINKS = 40;
const TIMEOUT_MS = 3_000;

/**
 * Fetches, once the browser is idle, the code of the pages of the same remote that this page links to, so that a
 * click can request their data at once. Skipped on a slow connection and in data-saving mode.
 */
export function useLinkedCode(): void {
  const registry = useRegistry();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isThinLine() || globalThis.requestIdleCallback === undefined) {
      return;
    }
    const act = () => void fetchLinkedCode(registry, pathname);
    const handle = requestIdleCallback(act, { timeout: TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }, [registry, pathname]);
}

async function fetchLinkedCode(registry: RemoteRegistry, pathname: string): Promise<void> {
  const owner = ownerOf(pathname)?.remote;
  if (owner === undefined) {
    return;
  }
  const loaded = registry.peek(owner);
  const patterns = linkedPatterns(owner).filter((pattern) => !loaded?.peekRoute(pattern));
  for (const pattern of patterns.slice(0, MAX_KINDS)) {
    // A failure is ignored here: the navigation requests the code again, and shows the error.
    await registry.load(owner, (remote) => remote.loadRoute(pattern)).catch(() => undefined);
  }
}

/** The kinds of public pages of a remote that the first links of this page lead to. */
function linkedPatterns(remote: string): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].slice(0, MAX_LINKS);
  const owners = links.map(({ pathname }) => ownerOf(pathname));
  const patterns = owners.flatMap((owner) =>
    owner?.remote === remote && owner.access === 'public' ? [owner.pattern] : [],
  );
  return [...new Set(patterns)];
}
