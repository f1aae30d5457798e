import { useSyncExternalStore } from 'react';

/** A value that components follow by parts, so that a change draws only what shows it. */
export interface SmallStore<Value> {
  get(): Value;
  set(value: Value): void;
  /** @returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** A store of one value. */
export function createSmallStore<Value>(initial: Value): SmallStore<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (!Object.is(next, value)) {
        value = next;
        for (const listener of [...listeners]) {
          listener();
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A part of a store's value; the component is drawn again when that part has changed. */
export function useSmallStore<Value, Part>(store: SmallStore<Value>, select: (value: Value) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
