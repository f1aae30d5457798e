import { useSyncExternalStore } from 'react';
import type { StoredValue } from './stored-value.ts';

/** A stored value that renders its component again on a change; the fallback on the server and while hydrating. */
export function useStoredValue<Value, Fallback>(stored: StoredValue<Value, Fallback>): Value | Fallback {
  return useStoredSelection(stored, identity);
}

/** What `select` makes of a stored value; the component is rendered again when that has changed. */
export function useStoredSelection<Value, Fallback, Selection>(
  stored: StoredValue<Value, Fallback>,
  select: (value: Value | Fallback) => Selection,
): Selection {
  return useSyncExternalStore(
    stored.subscribe,
    () => select(stored.get()),
    () => select(stored.fallback),
  );
}

function identity<Value>(value: Value): Value {
  return value;
}
