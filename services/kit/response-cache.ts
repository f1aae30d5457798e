import { LRUCache } from 'lru-cache';
import { type Listener, listen } from './database/listen.ts';
import type { ServiceContext } from './http/service.ts';

/** Where notices do not come through, as behind some connection poolers, an answer is old by this much at most. */
const RETENTION_MS = 60_000;
const MAX_RESPONSES = 4_000;
const MAX_BYTES = 8 * 1_024 ** 2;
const ENTRY_BYTES = 200;

/** Answers of a public call, as they are sent. */
export interface ResponseCache {
  /** The kept answer under a key, or the one that `make` gives; it is kept when nothing changed meanwhile. */
  get(key: string, make: () => Promise<string>): Promise<Buffer>;
}

/**
 * Keeps what was answered lately in this process, until the database says on a channel that it changed. Listening
 * begins with the first answer and ends with the app; while nobody is heard, nothing is kept.
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
      listener ??= listen(db, channel, () => kept.clear());
      const before = listener.generation();
      const response = toOwnBytes(await make());
      if (before !== undefined && before === listener.generation()) {
        kept.set(key, response);
      }
      return response;
    },
  };
}

/** `Buffer.from` would cut a short text out of a shared block, and keep the whole block as long as the text is kept. */
function toOwnBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
