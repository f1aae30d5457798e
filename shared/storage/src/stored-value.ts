import { announce, followKey } from './follow-key.ts';
import { readText, writeText } from './held-text.ts';
import type { StorageArea } from './safe-storage.ts';
import type { StorageKey } from './storage-key.ts';

/** What a zod schema offers: storage may hold anything, so that nothing is read without it. */
export interface StoredSchema<Value> {
  safeParse(stored: unknown): { success: true; data: Value } | { success: false };
}

export interface StoredValueOptions<Fallback> {
  area: StorageArea;
  /** What is read when nothing valid is stored, and on the server. */
  fallback: Fallback;
  /** `text` stores a string as it is, for keys that others read too. */
  format?: 'json' | 'text';
  /** A value of this age is no longer read. Stored together with its time, so only for `json`. */
  expiresAfterMs?: number;
}

/** One value in browser storage. It never throws, and works in memory for this page where storage does not. */
export interface StoredValue<Value, Fallback = Value> {
  readonly fallback: Fallback;
  /** The same reference for as long as the value is the same. */
  get(): Value | Fallback;
  /** @returns false when the value will last as long as this page only. */
  set(value: Value): boolean;
  /** @returns false when the value will be there again on the next page. */
  remove(): boolean;
  /** Follows changes in this page, and for the local area in other tabs too. @returns the function that ends this. */
  subscribe(listener: () => void): () => void;
}

interface Decoded<Value> {
  value: Value;
  /** When it was stored; for a value that expires. */
  at: number;
}

/** Declares a value in browser storage; nothing is read before the first `get`. */
export function storedValue<Value, const Fallback = Value>(
  key: StorageKey,
  schema: StoredSchema<Value>,
  { area, fallback, format = 'json', expiresAfterMs }: StoredValueOptions<Fallback>,
): StoredValue<Value, Fallback> {
  const expires = expiresAfterMs !== undefined;
  let known: { text: string | null; decoded: Decoded<Value> | null } = { text: null, decoded: null };

  const decode = (text: string): Decoded<Value> | null => {
    const stored = format === 'text' ? text : parseJson(text);
    const { at, value } = expires ? unwrap(stored) : { at: 0, value: stored };
    const parsed = schema.safeParse(value);
    return parsed.success ? { value: parsed.data, at } : null;
  };
  const encode = (value: Value) =>
    format === 'text' ? String(value) : JSON.stringify(expires ? { at: Date.now(), value } : value);
  const write = (text: string | null) => {
    const isStored = writeText(area, key, text);
    announce(key);
    return isStored;
  };

  return {
    fallback,
    get() {
      const text = readText(area, key);
      if (text !== known.text) {
        known = { text, decoded: text === null ? null : decode(text) };
      }
      const { decoded } = known;
      return decoded && (!expires || isYounger(decoded.at, expiresAfterMs)) ? decoded.value : fallback;
    },
    set: (value) => write(encode(value)),
    remove: () => write(null),
    subscribe: (listener) => followKey(key, listener),
  };
}

/** A time in the future comes from a clock that was set back since: it would not pass for long. */
function isYounger(at: number, maxAgeMs: number): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < maxAgeMs;
}

/** A stored value with its time; an unreadable time makes the value expired. */
function unwrap(stored: unknown): Decoded<unknown> {
  const { at, value } = Object(stored);
  return { at: typeof at === 'number' ? at : Number.NaN, value };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
