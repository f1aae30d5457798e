import { getEnums } from '@bazaar/contracts/setting';
import {
  getTradeRequest,
  listTradedSuppliers,
  repeatTradeRequest,
  TradedSupplier,
} from '@bazaar/contracts/trade';
import { given, givenDraft, type Handler, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import remote from '../../remote.ts';

const givenTraded = (id: number, traded: Record<string, unknown> = {}) =>
  TradedSupplier.parse({
    supplier: { id, name: `صنایع ${id}`, slug: `supplier-${id}` },
    requestCount: 12,
    openCount: 2,
    completedCount: 7,
    lastRequest: {
      id: id * 10,
      number: `TR-1405-0000${id}`,
      status: 'Completed',
      createdAt: '2026-11-18T08:00:00Z',
    },
    totalRial: 986_100_000,
    ...traded,
  });

const draft = givenTraded(2, {
  lastRequest: { id: 20, number: 'TR-1405-00002', status: 'Draft', createdAt: '2026-11-19T08:00:00Z' },
  totalRial: 0,
});
const two = [givenTraded(1), draft];

const titles = given(getEnums, {
  TradeStatus: [
    { value: 1, key: 'Draft', titleFa: 'پیش‌نویس' },
    { value: 11, key: 'Completed', titleFa: 'پایان‌یافته' },
  ],
});

const givenService = (items: readonly TradedSupplier[] = two): Handler[] => [
  titles,
  given(listTradedSuppliers, ({ query: { paging } }) => ({
    items: items.slice((paging.pageNumber - 1) * paging.pageSize, paging.pageNumber * paging.pageSize),
    totalCount: items.length,
    ...paging,
  })),
];

const open = (handlers: readonly Handler[] = givenService(), path = '/profile/suppliers') =>
  renderAt(remote, path, { session: 'signed-in', handlers });

const cards = () => screen.getAllByRole('article');
const pressRepeat = () => userEvent.click(screen.getByRole('button', { name: /تکرار سفارش/ }));

describe('the traded suppliers', () => {
  it('show what was asked and paid, and link to the supplier and the last request', async () => {
    await open();

    const [first] = cards();
    const card = within(first as HTMLElement);
    expect(card.getByRole('link', { name: 'صنایع 1' }).getAttribute('href')).toBe('/supplier/1/supplier-1');
    expect(card.getByRole('link', { name: 'TR-1405-00001' }).getAttribute('href')).toBe(
      '/profile/directorderinfo/10',
    );
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '۱۲',
      '۲',
      '۷',
      '۹۸٬۶۱۰٬۰۰۰ تومان',
    ]);
    expect(card.getAllByText('پایان‌یافته').length).toBe(2);
  });

  it('are counted as those that were asked, drafts among them', async () => {
    await open();

    expect(screen.getByText('برای ۲ تأمین‌کننده درخواست ساخته‌اید')).toBeTruthy();
  });

  it('lead to a message to the supplier', async () => {
    await open();

    expect(screen.getByRole('link', { name: /ارسال پیام به .?صنایع 1/ }).getAttribute('href')).toBe(
      '/profile/messages?to=supplier&id=1',
    );
  });

  it('lead on to a draft instead of repeating it', async () => {
    await open();

    const card = within(cards()[1] as HTMLElement);
    expect(card.queryByRole('button')).toBeNull();
    expect(card.getByRole('link', { name: /ادامه پیش‌نویس/ }).getAttribute('href')).toBe(
      '/profile/directorder/edit/20',
    );
    expect(card.getByText('هنوز پرداختی نبوده')).toBeTruthy();
  });

  it('lead to the suppliers when there are none', async () => {
    await open(givenService([]));

    expect(screen.getByRole('heading', { name: 'هنوز با تأمین‌کننده‌ای معامله نکرده‌اید' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'جست‌وجوی تأمین‌کننده' }).getAttribute('href')).toBe(
      '/suppliers/Product',
    );
  });

  it('have the titles of this release when the services do not name the states', async () => {
    await open([...givenService(), given(getEnums, OFFLINE)]);

    expect(cards()).toHaveLength(2);
    expect(cards()[0]?.textContent).toContain('پایان‌یافته');
    expect(screen.getByRole('link', { name: 'TR-1405-00001' })).toBeTruthy();
  });

  it('pass the failure of their list on to the page', async () => {
    await open([titles, given(listTradedSuppliers, problem(503))]);

    expect(screen.getByRole('alert').textContent).toContain('503');
  });

  it('are paged in the address; a page beyond the last leads to the last one', async () => {
    const many = Array.from({ length: 13 }, (_, index) => givenTraded(index + 1));

    const { router } = await open(givenService(many), '/profile/suppliers?page=9');

    expect(router.state.location.search).toBe('?page=2');
    expect(cards()).toHaveLength(3);
  });
});

describe('repeating a request', () => {
  it('makes a draft and opens it', async () => {
    const { host, router } = await open([
      // The form that opens is not the subject here. Its pattern fits the list's path too, so it comes first.
      given(getTradeRequest, problem(404)),
      ...givenService(),
      given(repeatTradeRequest, ({ params }) => givenDraft(params.id + 5, 1)),
    ]);

    await pressRepeat();

    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/directorder/edit/15'));
    expect(host.notices.at(-1)?.title).toBe('پیش‌نویس جدید ساخته شد');
  });

  it('sends the same key again after a lost response', async () => {
    const keys: (string | null)[] = [];
    const { host } = await open([
      ...givenService(),
      given(repeatTradeRequest, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return OFFLINE;
      }),
    ]);

    await pressRepeat();
    await waitFor(() => expect(host.notices).toHaveLength(1));
    await pressRepeat();
    await waitFor(() => expect(host.notices).toHaveLength(2));

    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });

  it('says why the service refuses it, and stays', async () => {
    const { host, router } = await open([
      ...givenService(),
      given(repeatTradeRequest, problem(403, { title: 'نقش شما اجازه این کار را ندارد.' })),
    ]);

    await pressRepeat();

    await waitFor(() => expect(host.notices.at(-1)?.detail).toContain('نقش شما اجازه این کار را ندارد.'));
    expect(router.state.location.pathname).toBe('/profile/suppliers');
  });
});

it('has a title and is kept out of the index', async () => {
  const { router } = await open();

  const [route] = router.state.matches.slice(-1);
  expect(route?.route.handle.head()).toEqual({ title: 'تأمین‌کنندگان من', robots: 'noindex,nofollow' });
});
