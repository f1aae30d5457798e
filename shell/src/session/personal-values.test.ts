// @vitest-environment happy-dom
import { signedOut } from '@bazaar/contracts/events';
import { storedValue } from '@bazaar/storage';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { NOW } from './session-record.fixture.ts';
import { givenSessionStores } from './session-store.fixture.ts';
import type { SessionStoreOptions } from './session-store.ts';

const HOUR_S = 3600;
const userInfo = { sub: '1', name: 'خریدار نمایشی', exp: NOW / 1000 + HOUR_S };
const another = { ...userInfo, sub: '2' };

const shortlist = storedValue('bazaar.suppliers.shortlist', z.array(z.number()), {
  area: 'local',
  fallback: [],
});
const draft = storedValue('bazaar.profile.trade-draft:5', z.string(), { area: 'session', fallback: '' });
const theme = storedValue('theme', z.string(), { area: 'local', fallback: null, format: 'text' });

const openStore = givenSessionStores();

function givenPage(options: Partial<SessionStoreOptions> = {}) {
  const page = openStore({ endSession: async () => undefined, ...options });
  page.store.start();
  return page;
}

function givenWork(options?: Parameters<typeof givenPage>[0]) {
  seed(userInfo);
  const page = givenPage(options);
  shortlist.set([4]);
  draft.set('دو دستگاه پمپ');
  theme.set('dark');
  return page;
}

function seed(user: object): void {
  localStorage.setItem('userInfo', JSON.stringify(user));
}

/** What a browser does in this tab after another one has changed the record. */
function announceRecord(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo' }));
}

const work = () => [shortlist.get(), draft.get()];
const NOTHING = [[], ''];
const ALL = [[4], 'دو دستگاه پمپ'];

describe('what a visitor has stored', () => {
  it('is removed by signing out, and the theme stays', async () => {
    const { store } = givenWork();

    await store.signOut();

    expect(work()).toEqual(NOTHING);
    expect(theme.get()).toBe('dark');
  });

  it('is not written again by a page that unloads after signing out', async () => {
    const { store } = givenWork({ reload: vi.fn(() => void draft.set('دو دستگاه پمپ')) });

    await store.signOut();

    expect(sessionStorage).toHaveLength(0);
  });

  it('is removed when the services refuse the token before they respond to the sign-out', async () => {
    const { store, bus } = givenWork({ endSession: () => new Promise(() => undefined) });
    const heard = vi.fn();
    bus.on(signedOut, heard);

    void store.signOut();
    store.end('refused');

    expect(work()).toEqual(NOTHING);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ reason: 'user' });
  });

  it('is removed when another tab ends the session before the services respond to the sign-out', () => {
    const { store, bus } = givenWork({ endSession: () => new Promise(() => undefined) });

    void store.signOut();
    bus.publish(signedOut, { reason: 'refused' });

    expect(work()).toEqual(NOTHING);
  });

  it.each(['expired', 'refused'] as const)('survives a session that is %s', (reason) => {
    const { store } = givenWork({ reload: vi.fn(() => void draft.set('سه دستگاه پمپ')) });

    store.end(reason);

    expect(work()).toEqual([[4], 'سه دستگاه پمپ']);
  });

  it('is there again for the same user after that', () => {
    givenWork().store.end('expired');

    givenPage().store.open({ userInfo, accessToken: 'token-2', config: '{}' });

    expect(work()).toEqual(ALL);
  });

  it('is not there for another user after that', () => {
    givenWork().store.end('expired');

    givenPage().store.open({ userInfo: another, accessToken: 'token-2', config: '{}' });

    expect(work()).toEqual(NOTHING);
  });

  it('is not there for another user when the session expired while no page was open', () => {
    seed({ ...userInfo, exp: NOW / 1000 - 1 });
    shortlist.set([4]);
    givenPage();

    givenPage().store.open({ userInfo: another, accessToken: 'token-2', config: '{}' });

    expect(shortlist.get()).toEqual([]);
  });

  it('before signing in is there afterwards', () => {
    const { store } = givenPage();
    shortlist.set([4]);
    draft.set('دو دستگاه پمپ');

    store.open({ userInfo, accessToken: 'token-1', config: '{}' });

    expect(work()).toEqual(ALL);
  });
});

describe('what a visitor has stored, in another tab', () => {
  it('is removed when that tab hears of the sign-out', () => {
    const { bus } = givenWork();

    bus.publish(signedOut, { reason: 'user' });

    expect(work()).toEqual(NOTHING);
  });

  it('is removed when that tab only sees the storage', () => {
    givenWork();

    localStorage.removeItem('bazaar.storage.person');
    localStorage.removeItem('userInfo');
    announceRecord();

    expect(work()).toEqual(NOTHING);
  });

  it('survives when that tab only sees the record of an expired session go', () => {
    givenWork();

    localStorage.removeItem('userInfo');
    announceRecord();

    expect(work()).toEqual(ALL);
  });

  it('is removed when that tab is restored after the sign-out', () => {
    givenWork();
    localStorage.removeItem('bazaar.storage.person');
    localStorage.removeItem('userInfo');

    givenPage();

    expect(draft.get()).toBe('');
  });

  it('gives way to another user, whose values stay', () => {
    const { reload } = givenWork({ reload: vi.fn(() => void draft.set('دو دستگاه پمپ')) });

    localStorage.setItem('bazaar.storage.person', '2');
    shortlist.set([9]);
    seed(another);
    announceRecord();

    expect(reload).toHaveBeenCalledOnce();
    expect(work()).toEqual([[9], '']);
  });
});
