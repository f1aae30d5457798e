import { useCallback, useSyncExternalStore } from 'react';
import { afterPaint } from './after-paint.ts';

/** A value that components follow by parts, so that a change draws only what shows it. */
export interface SmallStore<Value> extends Followed<Value> {
  set(value: Value): void;
}

/** What can be read and followed. */
export interface Followed<Value> {
  get(): Value;
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
export function useSmallStore<Value, Part>(store: Followed<Value>, select: (value: Value) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/**
 * The same for what follows from what is typed: it is drawn again in the frame after the letter, which must not wait
 * for it.
 */
export function useSettled<Value, Part>(store: Followed<Value>, select: (value: Value) => Part): Part {
  const subscribe = useCallback(
    (listener: () => void) => {
      let cancel: () => void = () => undefined;
      const stop = store.subscribe(() => {
        cancel();
        cancel = afterPaint(listener);
      });
      return () => {
        cancel();
        stop();
      };
    },
    [store],
  );
  return useSyncExternalStore(subscribe, () => select(store.get()));
}
