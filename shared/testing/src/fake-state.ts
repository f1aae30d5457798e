import { useSyncExternalStore } from 'react';

/** A value that a test can change; components that read it through the hook are updated. */
export function createFakeState<Value>(initial: Value) {
  let current = initial;
  const listeners = new Set<() => void>();
  const get = () => current;

  return {
    get,
    set(value: Value): void {
      current = value;
      for (const listener of listeners) {
        listener();
      }
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
}
