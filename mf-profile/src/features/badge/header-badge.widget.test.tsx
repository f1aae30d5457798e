import { listFavorites, mergeLastVisits } from '@bazaar/contracts/content';
import { favoriteToggled } from '@bazaar/contracts/events';
import { getUnreadThreads } from '@bazaar/contracts/notification';
import { createFakeHost, type FakeHost, given, OFFLINE, renderSlot } from '@bazaar/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenFavorite, givenFavorites, givenThread } from '../../common/profile/profile.fixture.ts';
import remote from '../../remote.ts';

const slot = { name: 'header.badge' };
const handlers = [
  given(listFavorites, givenFavorites([givenFavorite(1)], 12)),
  given(getUnreadThreads, { unreadCount: 3, threads: [givenThread()] }),
];

const publishedUnread = (host: FakeHost) =>
  host.bus.published
    .filter(({ topic }) => topic === 'profile.unread-counted@1')
    .map(({ payload }) => payload);

const countUnreadRequests = (host: FakeHost) =>
  host.calls.filter(({ endpoint }) => endpoint === getUnreadThreads).length;

/** Lets the time pass after which the badge has to request again. */
async function twentySecondsPass(host: FakeHost) {
  const asked = countUnreadRequests(host);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await vi.waitFor(() => expect(countUnreadRequests(host)).toBe(asked + 1));
}

async function openListening() {
  const page = await renderSlot(remote, slot, { session: 'signed-in', handlers });
  remote.listen?.(page.host);
  return page;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the header badge', () => {
  it('counts unread messages and favorites, and links to their pages', async () => {
    await renderSlot(remote, slot, { session: 'signed-in', handlers });

    expect(screen.getByRole('link', { name: '۳ پیام خوانده‌نشده' }).getAttribute('href')).toBe(
      '/profile/messages',
    );
    expect(screen.getByRole('link', { name: 'علاقه‌مندی‌ها: ۱۲ مورد' }).getAttribute('href')).toBe(
      '/profile/favorites',
    );
  });

  it('shows plain icons when there is nothing to count or counting fails', async () => {
    await renderSlot(remote, slot, {
      session: 'signed-in',
      handlers: [given(listFavorites, OFFLINE), given(getUnreadThreads, { unreadCount: 0, threads: [] })],
    });

    expect(screen.getByRole('link', { name: 'پیام‌ها' }).textContent).toBe('');
    expect(screen.getByRole('link', { name: 'علاقه‌مندی‌ها' }).textContent).toBe('');
  });

  it('takes the number of favorites from a favorite event without a request', async () => {
    const { host } = await openListening();
    const asked = host.calls.length;

    act(() =>
      host.bus.publish(favoriteToggled, {
        objectType: 'Supplier',
        objectId: 4,
        isFavorite: true,
        totalCount: 13,
      }),
    );

    expect(await screen.findByRole('link', { name: 'علاقه‌مندی‌ها: ۱۳ مورد' })).toBeTruthy();
    expect(host.calls).toHaveLength(asked);
  });

  it('requests messages every twenty seconds, and publishes their number only when it has changed', async () => {
    vi.useFakeTimers();
    const { host } = await openListening();
    await twentySecondsPass(host);
    await twentySecondsPass(host);
    host.give(given(getUnreadThreads, { unreadCount: 4, threads: [givenThread()] }));
    await twentySecondsPass(host);

    await vi.waitFor(() => expect(publishedUnread(host)).toEqual([{ unreadCount: 3 }, { unreadCount: 4 }]));
    expect(screen.getByRole('link', { name: '۴ پیام خوانده‌نشده' })).toBeTruthy();
  });

  it('sends no request while the tab is hidden', async () => {
    vi.useFakeTimers();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { host } = await openListening();
    const asked = host.calls.length;

    await act(() => vi.advanceTimersByTimeAsync(180_000));

    expect(host.calls).toHaveLength(asked);
  });
});

describe('the visits made before signing in', () => {
  const KEY = 'bazaar:guest-visits';
  const visits = [{ objectType: 'Supplier', objectId: 3, visitedAt: '2026-11-20T10:00:00.000Z' }];
  const merges = (host: FakeHost) => host.calls.filter(({ endpoint }) => endpoint === mergeLastVisits);

  beforeEach(() => localStorage.setItem(KEY, JSON.stringify(visits)));
  afterEach(() => localStorage.clear());

  it('are added to the account once', async () => {
    const merged = given(mergeLastVisits, { merged: 1 });
    const { host } = await renderSlot(remote, slot, {
      session: 'signed-in',
      handlers: [...handlers, merged],
    });

    await vi.waitFor(() => expect(merges(host).map(({ input }) => input?.body)).toEqual([{ visits }]));
    await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBe('[]'));
  });

  it('stay stored for the next time when that fails', async () => {
    const refused = given(mergeLastVisits, OFFLINE);
    const host = createFakeHost({ session: 'signed-in', handlers: [...handlers, refused] });
    await renderSlot(remote, slot, { host });

    await vi.waitFor(() => expect(merges(host)).toHaveLength(1));
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(visits);
  });
});
