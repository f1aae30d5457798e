import type { Session } from '@bazaar/host';
import { useSyncExternalStore } from 'react';

export type SessionState = Session['status'] | Session;

/** A session that a test can change; components that read it through the hook are updated. */
export function createFakeSession(initial: SessionState) {
  let current = toSession(initial);
  const listeners = new Set<() => void>();
  const get = () => current;

  return {
    get,
    set(state: SessionState): void {
      current = toSession(state);
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

function toSession(state: SessionState): Session {
  if (typeof state !== 'string') {
    return state;
  }
  return state === 'signed-in'
    ? { status: state, userId: '7', userName: 'کاربر آزمایشی' }
    : { status: state, userId: null, userName: null };
}
