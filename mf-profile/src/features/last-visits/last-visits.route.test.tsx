import { type LastVisit, listLastVisits, mergeLastVisits, removeLastVisits } from '@bazaar/contracts/content';
import { type FakeHost, given, problem, renderAt } from '@bazaar/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { givenVisit } from './last-visit.fixture.ts';

/** A stateful fake service: what is forgotten or restored shows in the lists. */
function givenService(initial: LastVisit[]) {
  let stored = initial;
  return [
    given(listLastVisits, ({ query: { objectType, paging } }) => {
      const found = stored.filter((visit) => objectType === undefined || visit.objectType === objectType);
      const start = (paging.pageNumber - 1) * paging.pageSize;
      return { items: found.slice(start, start + paging.pageSize), totalCount: found.length, ...paging };
    }),
    given(removeLastVisits, ({ query: { id, objectType } }) => {
      const before = stored.length;
      const isForgotten = (visit: LastVisit) =>
        id === undefined ? [undefined, visit.objectType].includes(objectType) : visit.id === id;
      stored = stored.filter((visit) => !isForgotten(visit));
      return { removed: before - stored.length };
    }),
    given(mergeLastVisits, ({ body }) => {
      stored = [...body.visits.map((visit) => givenVisit(visit.objectId / 10, visit)), ...stored];
      return { merged: body.visits.length };
    }),
  ];
}

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

beforeEach(() => {
  // Noon in Tehran; timers stay real, since the page waits for its requests.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:30:00Z') });
  return () => vi.useRealTimers();
});

const four = () => [
  givenVisit(1, { visitedAt: hoursAgo(1) }),
  givenVisit(2, { visitedAt: hoursAgo(24), object: null }),
  givenVisit(3, { visitedAt: '2026-11-18T08:00:00Z' }),
  givenVisit(4, { objectType: 'Supplier' }),
];

function open(path = '/profile/last-visits/SupplierProduct', handlers = givenService(four())) {
  return renderAt(remote, path, { session: 'signed-in', handlers });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const undo = (host: FakeHost) => act(async () => host.notices.at(-1)?.action?.onSelect());
const requestsOf = (host: FakeHost, endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input);

describe('the last visits', () => {
  it('are grouped by day, and link to what still exists', async () => {
    await open();

    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'امروز',
      'دیروز',
      'چهارشنبه ۲۷ آبان ۱۴۰۵',
    ]);
    const today = within(screen.getByRole('region', { name: 'امروز' }));
    expect(today.getByRole('link', { name: 'پمپ شماره 1' }).getAttribute('href')).toBe('/products/10/pump-1');
    expect(today.getByText('ساعت ۱۱:۰۰')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'دیروز' })).queryByRole('link')).toBeNull();
  });

  it('are divided by type', async () => {
    await open('/profile/last-visits/Supplier');

    expect(screen.getByRole('link', { name: 'پمپ شماره 4' }).getAttribute('href')).toBe(
      '/supplier/40/pump-4',
    );
    const tabs = within(screen.getByRole('navigation', { name: 'نوع بازدید' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['/profile/last-visits/SupplierProduct', null],
      ['/profile/last-visits/Supplier', 'page'],
      ['/profile/last-visits/Content', null],
    ]);
  });

  it('are not found for a type that does not exist', async () => {
    await open('/profile/last-visits/FaqQuestion');

    expect(screen.getByRole('alert').textContent).toBe('404 Page Not Found');
  });

  it('lead to the goods while there are none', async () => {
    await open('/profile/last-visits/Content');

    expect(screen.getByRole('heading', { name: 'هنوز مطلبی نخوانده‌اید' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'مشاهده مطالب' }).getAttribute('href')).toBe('/contents');
  });

  it('redirect an out-of-range page to the last one', async () => {
    const many = Array.from({ length: 30 }, (_, index) => givenVisit(index + 1));

    const { router } = await open('/profile/last-visits/SupplierProduct?page=9', givenService(many));

    expect(router.state.location.search).toBe('?page=2');
    expect(screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('button'))).toHaveLength(
      6,
    );
  });

  it('pass the failure of the list on to the page', async () => {
    await open('/profile/last-visits/Content', [given(listLastVisits, problem(503))]);

    expect(screen.getByRole('alert').textContent).toContain('503');
  });
});

describe('forgetting one visit', () => {
  it('can be undone with the time it had', async () => {
    const { host } = await open();

    await press('حذف از بازدیدها: ⁨پمپ شماره 3⁩');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('از بازدیدها حذف شد'));
    expect(screen.queryByRole('link', { name: 'پمپ شماره 3' })).toBeNull();

    await undo(host);

    expect(await screen.findByRole('link', { name: 'پمپ شماره 3' })).toBeTruthy();
    expect(requestsOf(host, mergeLastVisits)[0]?.body).toEqual({
      visits: [{ objectType: 'SupplierProduct', objectId: 30, visitedAt: '2026-11-18T08:00:00Z' }],
    });
  });

  it('offers no undo for a thing that no longer exists', async () => {
    const { host } = await open();

    await press('حذف از بازدیدها: این کالا دیگر موجود نیست');

    await vi.waitFor(() => expect(host.notices).toHaveLength(1));
    expect(host.notices[0]?.action).toBeUndefined();
  });

  it('restores the row when the service refuses', async () => {
    const { host } = await open('/profile/last-visits/SupplierProduct', [
      ...givenService(four()),
      given(removeLastVisits, problem(503)),
    ]);

    await press('حذف از بازدیدها: ⁨پمپ شماره 1⁩');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('بازدید حذف نشد'));
    expect(screen.getByRole('link', { name: 'پمپ شماره 1' })).toBeTruthy();
  });
});

describe('forgetting visits together', () => {
  it('asks first, and forgets those of the open tab alone', async () => {
    const { host } = await open();

    await press('حذف بازدیدها');
    expect(requestsOf(host, removeLastVisits)).toEqual([]);
    await press('فقط کالاها');

    expect(await screen.findByRole('heading', { name: 'هنوز کالایی ندیده‌اید' })).toBeTruthy();
    expect(requestsOf(host, removeLastVisits)[0]?.query).toEqual({ objectType: 'SupplierProduct' });
    expect(host.notices.at(-1)?.title).toBe('۳ بازدید حذف شد');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('forgets those of all types', async () => {
    const { host } = await open();

    await press('حذف بازدیدها');
    await press('همه بازدیدها');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('۴ بازدید حذف شد'));
    expect(requestsOf(host, removeLastVisits)[0]?.query).toEqual({});
  });

  it('brings back what still exists', async () => {
    const { host } = await open();
    await press('حذف بازدیدها');
    await press('فقط کالاها');
    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('۳ بازدید حذف شد'));

    await undo(host);

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('به بازدیدها بازگردانده شد'));
    expect(await screen.findByRole('link', { name: 'پمپ شماره 1' })).toBeTruthy();
    expect(requestsOf(host, mergeLastVisits)[0]?.body).toMatchObject({
      visits: [{ objectId: 10 }, { objectId: 30 }],
    });
  });

  it('keeps the question open when the service refuses', async () => {
    const { host } = await open('/profile/last-visits/SupplierProduct', [
      ...givenService(four()),
      given(removeLastVisits, problem(503)),
    ]);

    await press('حذف بازدیدها');
    await press('همه بازدیدها');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('بازدیدها حذف نشد'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'پمپ شماره 1' })).toBeTruthy();
  });
});
