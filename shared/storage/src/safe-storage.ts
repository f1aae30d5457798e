import type { StorageKey } from './storage-key.ts';

/** `local` is shared by all tabs and lasts across visits; `session` belongs to one tab and ends with it. */
export type StorageArea = 'local' | 'session';

/** Text by key in storage that may be absent, blocked or full; it never throws. */
export interface SafeStorage {
  /** Null when there is no such key or nothing can be read. */
  get(key: StorageKey): string | null;
  /** @returns false when the text could not be stored. */
  set(key: StorageKey, text: string): boolean;
  /** @returns false when the key could not be removed. */
  remove(key: StorageKey): boolean;
  /** All keys, those of other code too; none when nothing can be read. */
  keys(): string[];
}

/** The browser's storage of one area; on the server it holds nothing and stores nothing. */
export function safeStorage(area: StorageArea): SafeStorage {
  return {
    get: (key) => attempt(area, (storage) => storage.getItem(key), null),
    set: (key, text) => attempt(area, (storage) => storage.setItem(key, text) === undefined, false),
    remove: (key) => attempt(area, (storage) => storage.removeItem(key) === undefined, false),
    keys: () => attempt(area, (storage) => Object.keys(storage), []),
  };
}

function attempt<T>(area: StorageArea, act: (storage: Storage) => T, otherwise: T): T {
  try {
    // Reading the property itself throws where storage is blocked, and `window` where there is no browser.
    return act(area === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return otherwise;
  }
}
