import { createBus } from '@bazaar/bus';
import { safeStorage } from '@bazaar/storage';
import { personalValues } from '@bazaar/storage/personal';
import { afterEach, beforeEach, vi } from 'vitest';
import { NOW } from './session-record.fixture.ts';
import { createSessionStore, type SessionStore, type SessionStoreOptions } from './session-store.ts';

/**
 * Begins each test of the file at `NOW` with empty storage, and stops the session stores that it has opened.
 * @returns what opens one, with its bus and what it calls.
 */
export function givenSessionStores() {
  let stores: SessionStore[] = [];
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    for (const store of stores) {
      store.stop();
    }
    stores = [];
    vi.useRealTimers();
  });
  return (options: Partial<SessionStoreOptions> = {}) => {
    const bus = createBus({
      reportError: (error) => {
        throw error;
      },
    });
    const given = {
      storage: safeStorage('local'),
      personal: personalValues,
      now: Date.now,
      reload: vi.fn(),
      root: document.createElement('html'),
      ...options,
    };
    const store = createSessionStore({ ...given, bus });
    stores.push(store);
    return { store, bus, reload: given.reload, root: given.root };
  };
}
