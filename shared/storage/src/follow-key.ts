import type { StorageKey } from './storage-key.ts';

interface Follower {
  key: StorageKey;
  listener: () => void;
}

const followers = new Set<Follower>();

/**
 * Calls `listener` after another tab has changed a key of the local area, and after a stored value of this page has
 * changed it. @returns the function that ends this.
 */
export function followKey(key: StorageKey, listener: () => void): () => void {
  const follower = { key, listener };
  if (followers.size === 0) {
    window.addEventListener('storage', onStorage);
  }
  followers.add(follower);
  return () => {
    followers.delete(follower);
    if (followers.size === 0) {
      window.removeEventListener('storage', onStorage);
    }
  };
}

/** Tells the followers of a key; null stands for all keys. */
export function announce(key: string | null): void {
  for (const follower of followers) {
    if (key === null || follower.key === key) {
      follower.listener();
    }
  }
}

/** The key is null when another tab has cleared everything. */
function onStorage({ key }: StorageEvent): void {
  announce(key);
}
