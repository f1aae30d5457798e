import { LRUCache } from 'lru-cache';
import { areInUse, type ReleasesInUse } from './releases-in-use.rules.ts';
import type { WholeDocument } from './whole-document.ts';

/** About 3,000 documents. */
const MAX_BYTES = 64 * 1024 * 1024;

const FRESH_MS = 5_000;
const STALE_MS = 60_000;
/** So long a page is known while its services do not respond. */
const KEPT_MS = 12 * 60 * 60_000;

export interface CachedDocument extends WholeDocument {
  storedAt: number;
  /** What it was made with. */
  releases: readonly string[];
}

/**
 * `fresh` is sent; `stale` is sent while a new one is rendered; `old` is sent only when no new one can be rendered.
 */
export type CachedState = 'fresh' | 'stale' | 'old';

/**
 * Rendered documents of signed-out visitors (all server HTML is), by canonical address, composition and
 * configuration.
 */
export interface HtmlCache {
  get(key: string): { document: CachedDocument; state: CachedState } | null;
  /** Stores a document that is complete, has status 200 and contains no fallback. */
  set(key: string, document: WholeDocument, releases: readonly string[]): void;
  /** Drops documents of other compositions, and takes none of those any more. */
  keepOnly(inUse: ReleasesInUse): void;
}

/** Stores nothing: used to measure the cost of rendering. */
export function createNoHtmlCache(): HtmlCache {
  return { get: () => null, set: () => undefined, keepOnly: () => undefined };
}

/** `now` returns the time in milliseconds; the limit is of bytes. */
export function createHtmlCache(now: () => number = Date.now, maxBytes = MAX_BYTES): HtmlCache {
  /** Null until a manifest has replaced another one. */
  let inUse: ReleasesInUse | null = null;
  const isKept = (releases: readonly string[]) => !inUse || areInUse(releases, inUse);
  const cache = new LRUCache<string, CachedDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });

  /** Counts a document by its compressed bytes from now on; one that cannot be compressed can be rendered again. */
  function settle(key: string, document: CachedDocument): void {
    const isStill = () => cache.peek(key) === document;
    document.brotli.then(
      // Another object, because the same one would keep its size in the cache.
      ({ byteLength }) => void (isStill() && cache.set(key, { ...document, bytes: byteLength })),
      () => void (isStill() && cache.delete(key)),
    );
  }

  return {
    get(key) {
      const document = cache.get(key);
      const age = document ? now() - document.storedAt : Number.POSITIVE_INFINITY;
      return document && age <= KEPT_MS ? { document, state: stateAt(age) } : null;
    },
    set(key, document, releases) {
      if (isKept(releases)) {
        const cached = { ...document, storedAt: now(), releases };
        cache.set(key, cached);
        settle(key, cached);
      }
    },
    keepOnly(releases) {
      inUse = releases;
      for (const [key, document] of [...cache]) {
        if (!isKept(document.releases)) {
          cache.delete(key);
        }
      }
    },
  };
}

function stateAt(age: number): CachedState {
  if (age <= FRESH_MS) {
    return 'fresh';
  }
  return age <= STALE_MS ? 'stale' : 'old';
}
