import { LRUCache } from 'lru-cache';

const MAX_BYTES = 64 * 1024 * 1024;
const FRESH_MS = 5_000;
const STALE_MS = 60_000;

/**
 * A whole rendered document, split where each visitor's nonce goes. Buffers, not strings: strings of this size
 * would be garbage that the collector searches the whole heap for.
 */
export interface CachedDocument {
  parts: readonly Buffer[];
  bytes: number;
  storedAt: number;
}

/**
 * Rendered documents of signed-out visitors (all server HTML is), by canonical address, composition and
 * configuration. A stale one is sent at once while a new one is rendered.
 */
export interface HtmlCache {
  get(key: string): { document: CachedDocument; isStale: boolean } | null;
  /** Stores a document that is complete, has status 200 and contains no fallback. */
  set(key: string, html: string, placeholder: string): void;
  clear(): void;
}

/** Stores nothing: used to measure the cost of rendering. */
export function createNoHtmlCache(): HtmlCache {
  return { get: () => null, set: () => undefined, clear: () => undefined };
}

/** `now` returns the time in milliseconds. */
export function createHtmlCache(now: () => number = Date.now): HtmlCache {
  const cache = new LRUCache<string, CachedDocument>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  return {
    get(key) {
      const document = cache.get(key);
      const age = document ? now() - document.storedAt : Number.POSITIVE_INFINITY;
      return document && age <= STALE_MS ? { document, isStale: age > FRESH_MS } : null;
    },
    set(key, html, placeholder) {
      cache.set(key, {
        parts: html.split(placeholder).map((part) => Buffer.from(part)),
        bytes: Buffer.byteLength(html),
        storedAt: now(),
      });
    },
    clear: () => cache.clear(),
  };
}
