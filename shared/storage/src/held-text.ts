import { type SafeStorage, type StorageArea, safeStorage } from './safe-storage.ts';
import { ownerOf, type StorageKey } from './storage-key.ts';

/** A text that storage refused, and what storage held at that time. */
interface Held {
  text: string | null;
  insteadOf: string | null;
}

const held = new Map<StorageKey, Held>();
let isSealed = false;

/**
 * From now on this page stores nothing of a person: the one it shows has left, and it is about to be reloaded.
 * @returns the function that ends this.
 */
export function sealPersonalTexts(): () => void {
  isSealed = true;
  return () => {
    isSealed = false;
  };
}

/** Keys of which this page holds a text that storage refused. */
export function heldKeys(): StorageKey[] {
  return [...held.keys()];
}

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
  if (isSealed && text !== null && ownerOf(key) === 'person') {
    return false;
  }
  const storage: SafeStorage = safeStorage(area);
  const isStored = text === null ? storage.remove(key) : storage.set(key, text);
  held.delete(key);
  // The server's memory outlives a request: one visitor's value must never reach another.
  if (!isStored && typeof window !== 'undefined') {
    held.set(key, { text, insteadOf: storage.get(key) });
  }
  return isStored;
}
