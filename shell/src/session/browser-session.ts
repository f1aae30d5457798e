import { createApiClient } from '@bazaar/api';
import type { Bus } from '@bazaar/bus';
import { signOut } from '@bazaar/contracts/auth';
import { safeStorage } from '@bazaar/storage';
import { personalValues } from '@bazaar/storage/personal';
import { setCurrentSession } from './current-session.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

/** The session of this page, in the browser's storage; call `start()` once the page is rendered. */
export function createBrowserSession(bus: Bus): SessionStore {
  const store = createSessionStore({
    storage: safeStorage('local'),
    personal: personalValues,
    now: Date.now,
    bus,
    root: document.documentElement,
    reload: () => window.location.replace('/'),
    endSession: () => api.call(signOut),
  });
  const api = createApiClient({ baseUrl: (service) => `/api/${service}`, getToken: store.getToken });
  setCurrentSession(store);
  return store;
}
