import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { areInUse, type ReleasesInUse } from './releases-in-use.rules.ts';

/** What is sent often is held as it is sent. */
const MAX_BYTES = 32 * 1024 * 1024;
/** What is sent seldom is held compressed, in a sixth of its size. */
const MAX_COMPRESSED_BYTES = 32 * 1024 * 1024;

const FRESH_MS = 5_000;
const STALE_MS = 60_000;
/** So long a page is known while its services do not respond. */
const KEPT_MS = 12 * 60 * 60_000;

/**
 * A whole rendered document, split where each visitor's nonce goes. Buffers, not strings: strings of this size
 * would be garbage that the collector searches the whole heap for.
 */
export interface CachedDocument {
  parts: readonly Buffer[];
  bytes: number;
  storedAt: number;
  /** What it was made with. */
  releases: readonly string[];
}

/** What is known of a document besides its text. */
export interface DocumentOrigin {
  /** Stands in the text for each visitor's nonce. */
  placeholder: string;
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
  set(key: string, html: string, origin: DocumentOrigin): void;
  /** Drops documents of other compositions, and takes none of those any more. */
  keepOnly(inUse: ReleasesInUse): void;
}

/** Stores nothing: used to measure the cost of rendering. */
export function createNoHtmlCache(): HtmlCache {
  return { get: () => null, set: () => undefined, keepOnly: () => undefined };
}

/** `now` returns the time in milliseconds; the limits are of bytes. */
export function createHtmlCache(
  now: () => number = Date.now,
  { maxBytes, maxCompressedBytes } = { maxBytes: MAX_BYTES, maxCompressedBytes: MAX_COMPRESSED_BYTES },
): HtmlCache {
  /** Null until a manifest has replaced another one. */
  let inUse: ReleasesInUse | null = null;
  const isKept = ({ releases }: Pick<CachedDocument, 'releases'>) => !inUse || areInUse(releases, inUse);
  const compressed = new LRUCache<string, Compressed>({
    maxSize: maxCompressedBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  });
  const cache = new LRUCache<string, CachedDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose(document, key, reason) {
      if (reason === 'evict') {
        // A failed compression loses a document that can be rendered again.
        void compress(document).then(
          (kept) => void (isKept(kept) && compressed.set(key, kept)),
          () => undefined,
        );
      }
    },
  });

  /** A document that is asked for again is held as it is sent again. */
  function restore(key: string): CachedDocument | undefined {
    const kept = compressed.get(key);
    if (!kept) {
      return undefined;
    }
    compressed.delete(key);
    const document = decompress(kept);
    cache.set(key, document);
    return document;
  }

  return {
    get(key) {
      const document = cache.get(key) ?? restore(key);
      const age = document ? now() - document.storedAt : Number.POSITIVE_INFINITY;
      return document && age <= KEPT_MS ? { document, state: stateAt(age) } : null;
    },
    set(key, html, { placeholder, releases }) {
      const parts = html.split(placeholder).map((part) => Buffer.from(part));
      const document = documentOf({ parts, releases, storedAt: now() });
      if (isKept(document)) {
        compressed.delete(key);
        cache.set(key, document);
      }
    },
    keepOnly(releases) {
      inUse = releases;
      for (const documents of [cache, compressed]) {
        for (const [key, document] of [...documents]) {
          if (!isKept(document)) {
            documents.delete(key);
          }
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

function documentOf(document: Omit<CachedDocument, 'bytes'>): CachedDocument {
  return { ...document, bytes: document.parts.reduce((sum, part) => sum + part.byteLength, 0) };
}

interface Compressed extends Pick<CachedDocument, 'storedAt' | 'releases'> {
  bytes: Buffer;
  lengths: readonly number[];
}

const compressBrotli = promisify(brotliCompress);

async function compress({ parts, storedAt, releases }: CachedDocument): Promise<Compressed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const bytes = await compressBrotli(Buffer.concat(parts), { params });
  return { bytes, storedAt, releases, lengths: parts.map((part) => part.byteLength) };
}

function decompress({ bytes, lengths, storedAt, releases }: Compressed): CachedDocument {
  const whole = brotliDecompressSync(bytes);
  let start = 0;
  const parts = lengths.map((length) => {
    start += length;
    return whole.subarray(start - length, start);
  });
  return documentOf({ parts, storedAt, releases });
}
