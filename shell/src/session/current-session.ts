import type { SessionStore } from './session-store.ts';

let current: SessionStore | null = null;

/** Sets the one session store of this page. Never called on the server. */
export function setCurrentSession(store: SessionStore | null): void {
  current = store;
}

/** The session store, for the shell's own pages that open and end sessions; remotes see `host.session()` only. */
export function currentSession(): SessionStore {
  if (!current) {
    throw new Error('createBrowserSession was not called.');
  }
  return current;
}
