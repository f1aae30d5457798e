import { countVisit } from '@bazaar/contracts/content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Host } from './host.ts';
import type { GuestVisit, Visit } from './visit-log.ts';
import { recordVisit, takeGuestVisits } from './visits.ts';

const pump: Visit = { objectType: 'SupplierProduct', objectId: 5 };
const question: Visit = { objectType: 'FaqQuestion', objectId: 2 };
const GUEST_KEY = 'bazaar:guest-visits';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime('2026-11-20T10:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const response = { count: 9 };

/** The parts of a host that a visit needs. */
function open(status: 'signed-in' | 'signed-out' = 'signed-out') {
  const call = vi.fn(async (..._: unknown[]) => response);
  const counted = () => call.mock.calls.map(([, options]) => (options as { body: Visit }).body);
  return { host: { api: { call }, session: () => ({ status }) } as unknown as Host, call, counted };
}

/** Shows things long enough for each to count as a visit. */
async function visit(host: Host, ...things: Visit[]) {
  for (const thing of things) {
    recordVisit(host, thing);
    await vi.advanceTimersByTimeAsync(4000);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  }
}

const guestVisits = (): GuestVisit[] => JSON.parse(localStorage.getItem(GUEST_KEY) ?? '[]');
const names = (visits: readonly Visit[]) => visits.map(({ objectId }) => objectId);

describe('recordVisit', () => {
  it('counts one thing once in half an hour, and then again', async () => {
    const { host, call, counted } = open();

    await visit(host, pump, pump, { ...pump, objectId: 6 });
    expect(counted()).toEqual([pump, { ...pump, objectId: 6 }]);
    expect(call.mock.calls[0]?.[0]).toBe(countVisit);

    vi.setSystemTime('2026-11-20T10:31:00Z');
    await visit(host, pump);
    expect(counted()).toHaveLength(3);
  });

  it('does not count a page that is left at once', async () => {
    const { host, counted } = open();

    recordVisit(host, pump)();
    await vi.advanceTimersByTimeAsync(10_000);

    expect(counted()).toEqual([]);
  });

  it('waits for the browser to be idle where it can tell', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
    const { host, counted } = open();

    recordVisit(host, pump);
    expect(counted()).toEqual([]);
    idle[0]?.();
    await vi.waitFor(() => expect(counted()).toEqual([pump]));
    vi.unstubAllGlobals();
  });

  it('stores nothing in the browser for a signed-in visitor, because the service does', async () => {
    const { host, counted } = open('signed-in');

    await visit(host, pump);

    expect(counted()).toEqual([pump]);
    expect(guestVisits()).toEqual([]);
  });

  it('counts again when the request failed, and never throws', async () => {
    const { host, call, counted } = open();
    call.mockRejectedValue(new TypeError('Failed to fetch'));

    await visit(host, pump, pump);

    expect(counted()).toHaveLength(2);
  });

  it('stores a guest’s visits, each thing once, the latest first, at most fifty', async () => {
    const { host } = open();

    await visit(host, pump, { objectType: 'Supplier', objectId: 7 }, question, pump);
    expect(guestVisits()).toMatchObject([pump, { objectType: 'Supplier', objectId: 7 }]);

    for (let id = 100; id < 160; id++) {
      await visit(host, { ...pump, objectId: id });
    }
    expect(guestVisits()).toHaveLength(50);
    expect(guestVisits()[0]?.objectId).toBe(159);
  });

  it.each([
    'nonsense',
    '7',
    '{"a":1}',
    '[{"objectType":"Nothing","objectId":1,"visitedAt":"2026-11-20T10:00:00Z"},null,{"objectType":"Supplier"}]',
    '[{"objectType":"Supplier","objectId":"1","visitedAt":"2026-11-20T10:00:00Z"}]',
    '[{"objectType":"Supplier","objectId":1,"visitedAt":"x"}]',
  ])('ignores %s in the storage', async (text) => {
    localStorage.setItem(GUEST_KEY, text);
    localStorage.setItem('bazaar.host.counted-visits', text);
    const { host, counted } = open();

    await visit(host, pump);

    expect(names(guestVisits())).toEqual([5]);
    expect(counted()).toHaveLength(1);
  });

  it('is not blocked forever by a clock that was set back', async () => {
    localStorage.setItem(
      'bazaar.host.counted-visits',
      JSON.stringify({ 'SupplierProduct:5': Date.now() + 1e9 }),
    );
    const { host, counted } = open();

    await visit(host, pump);

    expect(counted()).toHaveLength(1);
  });

  it('counts without a storage', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('denied');
    });
    const { host, counted } = open();

    await visit(host, pump);

    expect(counted()).toHaveLength(1);
  });
});

describe('takeGuestVisits', () => {
  beforeEach(() => vi.useRealTimers());

  it('passes the visits on once', async () => {
    const kept = [{ ...pump, visitedAt: '2026-11-20T10:00:00.000Z' }];
    localStorage.setItem(GUEST_KEY, JSON.stringify(kept));
    const send = vi.fn(async () => undefined);

    await takeGuestVisits(send);
    await takeGuestVisits(send);

    expect(send).toHaveBeenCalledExactlyOnceWith(kept);
  });

  it('keeps the visits when they could not be sent, and those that were added meanwhile', async () => {
    const first = { ...pump, visitedAt: '2026-11-20T10:00:00.000Z' };
    const later = { objectType: 'Supplier', objectId: 3, visitedAt: '2026-11-20T10:05:00.000Z' };
    localStorage.setItem(GUEST_KEY, JSON.stringify([first]));

    await takeGuestVisits(() => Promise.reject(new Error('offline')));
    expect(guestVisits()).toEqual([first]);

    await takeGuestVisits(async () => localStorage.setItem(GUEST_KEY, JSON.stringify([later, first])));
    expect(guestVisits()).toEqual([later]);
  });

  it('sends nothing when there are no visits', async () => {
    const send = vi.fn();

    await takeGuestVisits(send);

    expect(send).not.toHaveBeenCalled();
  });
});
