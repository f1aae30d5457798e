import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRegistry } from '../remotes/registry-context.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { isThinLine } from './prefetch.ts';
import { ownerOf } from './route-owner.ts';

/** Kinds of pages; each is a few kilobytes. */
const MAX_KINDS = 2;
/** Where the visitor goes next is among the first. */
const MAX_LINKS = 40;
const TIMEOUT_MS = 3_000;

/**
 * Fetches, once the browser has nothing else to do, the code of the pages of the same remote that this page leads to:
 * their data can then be asked for at the very moment of the click. Not where a line is thin or bytes are saved.
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
    // What fails here is asked for again by the navigation, which then says so.
    await registry.load(owner, (remote) => remote.loadRoute(pattern)).catch(() => undefined);
  }
}

/** The kinds of pages of a remote that the first links of this page lead to, without those of a person. */
function linkedPatterns(remote: string): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].slice(0, MAX_LINKS);
  const owners = links.map(({ pathname }) => ownerOf(pathname));
  const patterns = owners.flatMap((owner) =>
    owner?.remote === remote && owner.access === 'public' ? [owner.pattern] : [],
  );
  return [...new Set(patterns)];
}
