import { type SafeStorage, type StorageArea, safeStorage } from './safe-storage.ts';
import type { StorageKey } from './storage-key.ts';

/** A text that storage refused, and what storage held at that time. */
interface Held {
  text: string | null;
  insteadOf: string | null;
}

const held = new Map<string, Held>();

/** The text of a key: from storage, or the one that storage refused while this page lasts. */
export function readText(area: StorageArea, key: StorageKey): string | null {
  const stored = safeStorage(area).get(key);
  const refused = held.get(key);
  if (refused?.insteadOf === stored) {
    return refused.text;
  }
  // What was stored since then, by another tab for example, is newer than the refused text.
  held.delete(key);
  return stored;
}

/** Stores a text, or removes the key for null. @returns false when it will last as long as this page only. */
export function writeText(area: StorageArea, key: StorageKey, text: string | null): boolean {
  const storage: SafeStorage = safeStorage(area);
  const isStored = text === null ? storage.remove(key) : storage.set(key, text);
  held.delete(key);
  // The server's memory outlives a request: one visitor's value must never reach another.
  if (!isStored && typeof window !== 'undefined') {
    held.set(key, { text, insteadOf: storage.get(key) });
  }
  return isStored;
}
