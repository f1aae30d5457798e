/** A key–value store that may be denied, full or poisoned, and never throws. */
export interface SafeStorage {
  /** Null when the key is absent or nothing can be read. */
  get(key: string): string | null;
  /** False when it could not be kept. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Wraps a browser store. `open` is called on each use: merely naming `localStorage` throws where it is denied. */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

export const localStore = createSafeStorage(() => window.localStorage);
export const tabStore = createSafeStorage(() => window.sessionStorage);
