// @vitest-environment happy-dom
import { signedIn, signedOut } from '@bazaar/contracts/events';
import { type SafeStorage, safeStorage } from '@bazaar/storage';
import { describe, expect, it, vi } from 'vitest';
import { NOW, storedStates } from './session-record.fixture.ts';
import { givenSessionStores } from './session-store.fixture.ts';
import type { SessionStoreOptions } from './session-store.ts';

const HOUR_S = 3600;
const userInfo = { sub: '1', name: 'خریدار نمایشی', exp: NOW / 1000 + HOUR_S };
const given = { userInfo, accessToken: 'token-1', config: '{"version":"1"}' };

const givenStore = givenSessionStores();

function givenSignedIn(options: Partial<SessionStoreOptions> = {}) {
  seed(userInfo);
  const tab = givenStore(options);
  tab.store.start();
  return tab;
}

function seed(user: object) {
  localStorage.setItem('userInfo', JSON.stringify(user));
  localStorage.setItem('accessToken', 'token-1');
  localStorage.setItem('config', '{}');
}

/** Dispatches the event that a browser sends when another tab changes the storage. */
function announceStorage(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

const storedKeys = () =>
  ['userInfo', 'accessToken', 'config'].filter((key) => localStorage.getItem(key) !== null);

describe('the start', () => {
  it('is checking until the record was read, and permanently on the server', () => {
    const { store } = givenStore();

    expect(store.getSnapshot().status).toBe('checking');
    expect(store.getServerSnapshot().status).toBe('checking');
    expect(store.getToken()).toBeNull();
  });

  it.each(storedStates)('reads $name', ({ items, isSignedIn }) => {
    for (const [key, value] of Object.entries(items)) {
      localStorage.setItem(key, value);
    }
    const { store, root } = givenStore();

    store.start();

    expect(store.getSnapshot().status).toBe(isSignedIn ? 'signed-in' : 'signed-out');
    expect(root.getAttribute('data-session')).toBe(isSignedIn ? 'in' : 'out');
  });

  it('gives the name, the user and the token of a valid record', () => {
    const { store } = givenSignedIn();

    expect(store.getSnapshot()).toEqual({ status: 'signed-in', userId: '1', userName: 'خریدار نمایشی' });
    expect(store.getToken()).toBe('token-1');
  });

  it('removes an invalid record without a reload', () => {
    localStorage.setItem('userInfo', '{broken');
    const { store, reload } = givenStore();

    store.start();

    expect(storedKeys()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('removes an expired record, reports it and reloads the origin', () => {
    seed({ ...userInfo, exp: NOW / 1000 - 1 });
    const { store, bus, reload } = givenStore();
    const heard = vi.fn();
    bus.on(signedOut, heard);

    store.start();

    expect(storedKeys()).toEqual([]);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ reason: 'expired' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload endlessly when an expired record cannot be removed', () => {
    seed({ ...userInfo, exp: NOW / 1000 - 1 });
    const storage = { ...safeStorage('local'), remove: () => false };
    const { store, reload } = givenStore({ storage });

    store.start();

    expect(store.getSnapshot().status).toBe('signed-out');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is signed out where storage is denied', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { store, reload } = givenStore();

    store.start();

    expect(store.getSnapshot().status).toBe('signed-out');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('expiry', () => {
  it('ends the session at its expiry', () => {
    const { store, bus, reload } = givenSignedIn();
    const heard = vi.fn();
    bus.on(signedOut, heard);

    vi.advanceTimersByTime(HOUR_S * 1000 - 1);
    expect(store.getSnapshot().status).toBe('signed-in');
    vi.advanceTimersByTime(1);

    expect(store.getSnapshot().status).toBe('signed-out');
    expect(storedKeys()).toEqual([]);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ reason: 'expired' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('works beyond the longest timer of a browser', () => {
    seed({ ...userInfo, exp: NOW / 1000 + 60 * 24 * HOUR_S });
    const { store } = givenStore();
    store.start();

    vi.advanceTimersByTime(59 * 24 * HOUR_S * 1000);
    expect(store.getSnapshot().status).toBe('signed-in');
    vi.advanceTimersByTime(24 * HOUR_S * 1000);

    expect(store.getSnapshot().status).toBe('signed-out');
  });

  it('is noticed when a suspended tab becomes visible', () => {
    const { store } = givenSignedIn();
    vi.setSystemTime(NOW + 2 * HOUR_S * 1000);

    document.dispatchEvent(new Event('visibilitychange'));

    expect(store.getSnapshot().status).toBe('signed-out');
  });
});

describe('signing in', () => {
  it('stores exactly the three records and whose they are, and notifies all listeners and tabs', () => {
    const { store, bus, root } = givenStore();
    store.start();
    const heard = vi.fn();
    bus.on(signedIn, heard);

    expect(store.open(given)).toBe(true);

    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual(userInfo);
    expect(localStorage.getItem('accessToken')).toBe('token-1');
    expect(localStorage.getItem('config')).toBe('{"version":"1"}');
    expect(localStorage.getItem('bazaar.storage.person')).toBe('1');
    expect(localStorage).toHaveLength(4);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ at: new Date(NOW).toISOString() });
    expect(root.getAttribute('data-session')).toBe('in');
  });

  it('stores nothing when the storage is full', () => {
    const whole = safeStorage('local');
    const storage: SafeStorage = {
      ...whole,
      set: (key, value) => key !== 'userInfo' && whole.set(key, value),
    };
    const { store } = givenStore({ storage });
    store.start();

    expect(store.open(given)).toBe(false);

    expect(storedKeys()).toEqual([]);
    expect(store.getSnapshot().status).toBe('signed-out');
  });
});

describe('signing out', () => {
  it('sends the request with the token still stored, then clears and reloads', async () => {
    const seen: (string | null)[] = [];
    const endSession = async () => seen.push(localStorage.getItem('accessToken'));
    const { store, bus, reload } = givenSignedIn({ endSession });
    const heard = vi.fn();
    bus.on(signedOut, heard);

    await store.signOut();

    expect(seen).toEqual(['token-1']);
    expect(storedKeys()).toEqual([]);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ reason: 'user' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('clears the session when the service fails, and when it never responds', async () => {
    const failing = givenSignedIn({ endSession: () => Promise.reject(new Error('down')) });
    await failing.store.signOut();
    expect(failing.store.getSnapshot().status).toBe('signed-out');

    const hanging = givenSignedIn({ endSession: () => new Promise(() => undefined) });
    const ending = hanging.store.signOut();
    await vi.advanceTimersByTimeAsync(2000);
    await ending;
    expect(hanging.store.getSnapshot().status).toBe('signed-out');
  });

  it('happens once, however many requests are refused', () => {
    const { store, bus, reload } = givenSignedIn();
    const heard = vi.fn();
    bus.on(signedOut, heard);

    store.end('refused');
    store.end('refused');

    expect(heard).toHaveBeenCalledExactlyOnceWith({ reason: 'refused' });
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('other tabs', () => {
  it('sign this one out through the storage', () => {
    const { store, reload } = givenSignedIn();

    localStorage.clear();
    announceStorage(null);

    expect(store.getSnapshot().status).toBe('signed-out');
    expect(store.getToken()).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('sign this one out through the bus, before the storage event', () => {
    const { store, bus, reload } = givenSignedIn();

    bus.publish(signedOut, { reason: 'user' });
    announceStorage('userInfo');

    expect(store.getSnapshot().status).toBe('signed-out');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('do not reload a tab in which nobody was signed in', () => {
    const { store, bus, reload } = givenStore();
    store.start();

    bus.publish(signedOut, { reason: 'user' });

    expect(reload).not.toHaveBeenCalled();
  });

  it('sign this one in', () => {
    const { store, reload } = givenStore();
    store.start();
    const listener = vi.fn();
    store.subscribe(listener);

    seed(userInfo);
    announceStorage('userInfo');

    expect(store.getSnapshot().status).toBe('signed-in');
    expect(listener).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('that sign in as another user make this one reload and keep the new record', () => {
    const { store, reload } = givenSignedIn();

    seed({ ...userInfo, sub: '2' });
    announceStorage('userInfo');

    expect(store.getSnapshot().userId).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
    expect(storedKeys()).toHaveLength(3);
  });

  it('are ignored for keys that are not the session’s', () => {
    const { store } = givenSignedIn();
    const before = store.getSnapshot();

    localStorage.removeItem('userInfo');
    announceStorage('theme');

    expect(store.getSnapshot()).toBe(before);
  });
});
