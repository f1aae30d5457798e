import { LRUCache } from 'lru-cache';
import { type Listener, listen } from './database/listen.ts';
import type { ServiceContext } from './http/service.ts';

/** Where notifications do not come through, as behind some connection poolers, a response is at most this old. */
const RETENTION_MS = 300_000;
const MAX_RESPONSES = 4_000;
const MAX_BYTES = 8 * 1_024 ** 2;
const ENTRY_BYTES = 200;

/** Responses of a public endpoint, as they are sent. */
export interface ResponseCache {
  /** The cached response under a key, or the one that `make` gives; it is cached when nothing changed meanwhile. */
  get(key: string, make: () => Promise<string>): Promise<Buffer>;
}

/**
 * Caches recent responses in this process until the database notifies a change on a channel. Listening begins with
 * the first response and ends with the app; while the listener is disconnected, nothing is cached.
 */
export function createResponseCache(
  { db, onClose }: Pick<ServiceContext, 'db' | 'onClose'>,
  channel: string,
): ResponseCache {
  const kept = new LRUCache<string, Buffer>({
    max: MAX_RESPONSES,
    maxSize: MAX_BYTES,
    sizeCalculation: (response, key) => response.length + key.length + ENTRY_BYTES,
    ttl: RETENTION_MS,
  });
  let listener: Listener | undefined;
  onClose(async () => listener?.stop());
  return {
    get: async (key, make) => {
      const known = kept.get(key);
      if (known !== undefined) {
        return known;
      }
      listener ??= listen(db, channel, { onNotice: () => kept.clear() });
      const before = listener.generation();
      const response = toOwnBytes(await make());
      if (before !== undefined && before === listener.generation()) {
        kept.set(key, response);
      }
      return response;
    },
  };
}

/**
 * `Buffer.from` would allocate a short text in a shared block, which would then stay in memory as long as the text.
 */
function toOwnBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
