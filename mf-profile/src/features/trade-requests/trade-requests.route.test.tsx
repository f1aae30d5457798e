import { SupplierId } from '@bazaar/contracts/merchant';
import { getEnums } from '@bazaar/contracts/setting';
import {
  getTradeRequest,
  listTradedSuppliers,
  listTradeRequests,
  NeedId,
  repeatTradeRequest,
  type TradeRequestSummary,
} from '@bazaar/contracts/trade';
import { type FakeHost, given, type Handler, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  givenEnums,
  givenPage,
  givenSummary,
  givenTradeRequest,
  NOW,
} from '../../common/trade/trade.fixture.ts';
import remote from '../../remote.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

const quoted = givenSummary(3);
const draft = givenSummary(2, {
  status: 'Draft',
  title: null,
  lineCount: 0,
  payableRial: null,
  deadlineAt: null,
  allowedActions: ['edit', 'requestConfirmation', 'cancel'],
});
const ended = givenSummary(1, {
  status: 'Completed',
  deadlineAt: null,
  lineCount: 1,
  allowedActions: ['rate', 'repeat'],
});
const three = [quoted, draft, ended];

const traded = given(listTradedSuppliers, ({ query: { paging } }) => ({
  items: [
    {
      supplier: quoted.supplier,
      requestCount: 3,
      openCount: 2,
      completedCount: 1,
      lastRequest: {
        id: quoted.id,
        number: quoted.number,
        status: quoted.status,
        createdAt: quoted.createdAt,
      },
      totalRial: 0,
    },
  ],
  totalCount: 1,
  ...paging,
}));

/** The list as the service gives it: the counts know nothing of the chosen states. */
function givenList(requests: TradeRequestSummary[]): Handler[] {
  return [
    traded,
    given(getEnums, givenEnums),
    given(listTradeRequests, ({ query: { filter } }) => ({
      ...givenPage(requests),
      items: requests.filter(({ status }) => filter.statuses?.includes(status) ?? true),
      totalCount: requests.filter(({ status }) => filter.statuses?.includes(status) ?? true).length,
    })),
  ];
}

function open(query = '', handlers = givenList(three)) {
  return renderAt(remote, `/profile/directorder${query}`, { session: 'signed-in', handlers });
}

const asked = (host: FakeHost) =>
  host.calls.findLast(({ endpoint }) => endpoint === listTradeRequests)?.input?.query;
const rowOf = (number: string) => {
  const row = screen.getByRole('link', { name: number }).closest('tr');
  if (row === null) throw new Error(`No row of ${number}`);
  return within(row);
};

describe('the trade requests', () => {
  it('shows of each its number, title, supplier, state, deadline, price and last change', async () => {
    await open();

    const row = rowOf('TR-1405-000003');
    expect(row.getByRole('rowheader').textContent).toBe(
      'TR-1405-000003پمپ گریز از مرکز 50-200 و ۱ ردیف دیگر',
    );
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'صنایع دناپمپ پارس',
      'پیشنهاد قیمت رسیدتا ۲ روز دیگر',
      '۱٬۱۵۰٬۴۴۶٬۰۰۰',
      '۱۴۰۵/۰۸/۲۸ ۱۱:۳۰',
      'بررسی پیشنهادتکرار سفارشدر حال ساختن',
    ]);
  });

  it('are cards on a phone, and a table again when the window is wide', async () => {
    const { host } = await renderAt(remote, '/profile/directorder', {
      ...{ session: 'signed-in', device: 'phone' },
      handlers: givenList(three),
    });
    const list = screen.getByRole('list', { name: 'فهرست درخواست‌های معامله' });
    const card = within(list).getByRole('link', { name: 'TR-1405-000003' }).closest('li');
    expect(card?.textContent).toContain('تا ۲ روز دیگر');
    expect(card?.textContent).toContain('صنایع دناپمپ پارس');
    expect(card?.textContent).toContain('۱٬۱۵۰٬۴۴۶٬۰۰۰');
    expect(screen.queryByRole('table')).toBeNull();

    act(() => host.setDevice('tablet'));

    expect(screen.getByRole('table', { name: 'فهرست درخواست‌های معامله' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'فهرست درخواست‌های معامله' })).toBeNull();
  });

  it('leads to the page of a request, and a draft to its form', async () => {
    await open();

    const hrefOf = (number: string) => screen.getByRole('link', { name: number }).getAttribute('href');
    expect(hrefOf('TR-1405-000003')).toBe('/profile/directorderinfo/3');
    expect(hrefOf('TR-1405-000002')).toBe('/profile/directorder/edit/2');
  });

  it.each(['desktop', 'phone'] as const)('offers the next act of each request on a %s', async (device) => {
    const published = givenSummary(4, { status: 'Published', allowedActions: ['edit', 'cancel', 'repeat'] });
    const unpaid = givenSummary(5, { status: 'AwaitingPayment', allowedActions: ['pay', 'cancel'] });
    await renderAt(remote, '/profile/directorder', {
      ...{ session: 'signed-in', device },
      handlers: givenList([...three, published, unpaid]),
    });

    const actions = screen
      .getAllByRole('link', { name: /^(?!TR).*TR-1405/ })
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(actions).toEqual([
      ['بررسی پیشنهاد', '/profile/directorderinfo/3'],
      ['ادامه پیش‌نویس', '/profile/directorder/edit/2'],
      ['امتیاز به تأمین‌کننده', '/profile/directorderinfo/1'],
      ['پرداخت', '/profile/directorderinfo/5'],
    ]);
  });

  it('shows the requests of one need together, under a head that leads to the comparison of their quotes', async () => {
    const needId = NeedId.parse('7d0c5a3e-4b1f-4c6a-9f57-2e8a1b9c4d10');
    const other = { id: SupplierId.parse(5), name: 'مهندسی سپهرتوان', slug: 'sepehr' };
    await open(
      '',
      givenList([
        givenSummary(8, { needId }),
        givenSummary(7),
        givenSummary(6, { needId, status: 'Published', supplier: other }),
      ]),
    );

    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'پمپ گریز از مرکز 50-200۲ درخواست این نیاز در این صفحه',
      'TR-1405-000008پمپ گریز از مرکز 50-200 و ۱ ردیف دیگر',
      'TR-1405-000006پمپ گریز از مرکز 50-200 و ۱ ردیف دیگر',
      'TR-1405-000007پمپ گریز از مرکز 50-200 و ۱ ردیف دیگر',
    ]);
    const [head] = rows;
    const cells = within(head as HTMLElement).getAllByRole('cell');
    // The page may hold only some of the requests, so quotes and prices of the whole need are left to the comparison.
    expect(cells.map(({ textContent }) => textContent)).toEqual(['', '', '', '', 'مقایسه پیشنهادها']);
    const links = within(head as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/profile/directorder/compare?need=${needId}`,
      `/profile/directorder/compare?need=${needId}`,
    ]);
  });

  it('marks a deadline within a day', async () => {
    const soon = givenSummary(6, { deadlineAt: '2026-11-20T12:00:00Z' });
    await open('', givenList([soon, quoted]));

    const isMarked = (words: string) => screen.getByText(words).closest('[data-urgent]') !== null;
    expect([isMarked('تا ۵ ساعت دیگر'), isMarked('تا ۲ روز دیگر')]).toEqual([true, false]);
  });

  it('tells for whom a request is that the reader makes as an agent', async () => {
    await open('', givenList([givenSummary(5, { actingRole: 'viewer', buyerName: 'شرکت آرمان' })]));

    expect(screen.getByText('خریدار: شرکت آرمان')).toBeTruthy();
  });

  it('offers the states as tabs with their counts', async () => {
    await open('?state=quoted&term=x');

    const tabs = within(screen.getByRole('navigation', { name: 'وضعیت درخواست' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'همه۳',
      'پیش‌نویس۱',
      'در انتظار پاسخ۰',
      'پیشنهاد رسیده۱',
      'در انتظار پرداخت۰',
      'ارسال و تحویل۰',
      'پایان‌یافته۱',
    ]);
    expect(tabs[1]?.getAttribute('href')).toBe('/profile/directorder?state=draft&term=x');
    expect(tabs[3]?.getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('link', { name: 'TR-1405-000002' })).toBeNull();
  });

  it('asks the service for what the address says', async () => {
    const { host } = await open(
      '?state=payment&term=%D9%BE%D9%85%D9%BE&supplier=4&from=2026-03-21&to=2026-11-20&sort=deadline',
    );

    expect(asked(host)).toEqual({
      filter: {
        statuses: ['Accepted', 'AwaitingPayment'],
        term: 'پمپ',
        supplierId: 4,
        from: '2026-03-21',
        to: '2026-11-20',
      },
      sort: { field: 'deadline' },
      paging: { pageNumber: 1, pageSize: 12 },
    });
  });

  it('offers its orders as links that keep the rest of the address', async () => {
    await open('?term=x');

    const orders = within(screen.getByRole('navigation', { name: 'ترتیب' })).getAllByRole('link');
    expect(orders.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['آخرین تغییر', '/profile/directorder?term=x'],
      ['تازه‌ترین ثبت', '/profile/directorder?term=x&sort=created'],
      ['نزدیک‌ترین مهلت', '/profile/directorder?term=x&sort=deadline'],
      ['بیشترین مبلغ', '/profile/directorder?term=x&sort=payable'],
    ]);
    expect(orders[0]?.getAttribute('aria-current')).toBe('true');
  });

  it('redirects an out-of-range page to the last one', async () => {
    const { router } = await open('?page=9', [
      ...givenList(three),
      given(listTradeRequests, { ...givenPage([quoted]), totalCount: 15 }),
    ]);

    expect(router.state.location.search).toBe('?page=2');
  });

  it('passes the failure of its list on to the page', async () => {
    await open('', [...givenList(three), given(listTradeRequests, problem(503))]);

    expect(screen.getByRole('alert').textContent).toContain('503');
  });
});

describe('the filter of the trade requests', () => {
  it('puts words, supplier and days into the address', async () => {
    const { router } = await open('?page=1');

    await userEvent.type(screen.getByRole('searchbox', { name: 'جست‌وجو در درخواست‌ها' }), 'پمپ');
    await userEvent.click(screen.getByText('فیلتر تأمین‌کننده و تاریخ'));
    await userEvent.selectOptions(screen.getByLabelText('تأمین‌کننده'), 'صنایع دناپمپ پارس');
    await userEvent.type(screen.getByLabelText('ثبت از تاریخ'), '۱۴۰۵/۰۱/۰۱');
    await userEvent.click(screen.getByRole('button', { name: 'جست‌وجو' }));

    await vi.waitFor(() => expect(router.state.location.search).toContain('from=2026-03-21'));
    const query = new URLSearchParams(router.state.location.search);
    expect(Object.fromEntries(query)).toEqual({ term: 'پمپ', supplier: '4', from: '2026-03-21' });
  });

  it('explains a date that cannot be read, and keeps what was typed', async () => {
    const { router } = await open('?from=2026-03-21');

    const field = screen.getByLabelText('ثبت تا تاریخ');
    await userEvent.type(field, 'فردا');
    await userEvent.click(screen.getByRole('button', { name: 'جست‌وجو' }));

    expect(screen.getByText('تاریخ را به شکل ۱۴۰۵/۰۸/۰۱ بنویسید.')).toBeTruthy();
    expect(field).toHaveProperty('value', 'فردا');
    expect(router.state.location.search).toBe('?from=2026-03-21');
  });

  it('shows what is active, each with the address that removes it', async () => {
    await open('?state=quoted&term=x&supplier=4&from=2026-03-21');

    const chips = within(screen.getByRole('list', { name: 'فیلترهای فعال' })).getAllByRole('link');
    expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
      ['حذف x', '/profile/directorder?state=quoted&supplier=4&from=2026-03-21'],
      ['حذف صنایع دناپمپ پارس', '/profile/directorder?state=quoted&term=x&from=2026-03-21'],
      ['حذف از ۱۴۰۵/۰۱/۰۱', '/profile/directorder?state=quoted&term=x&supplier=4'],
    ]);
  });

  it('shortens a long search in its chip', async () => {
    await open(`?term=${'آ'.repeat(60)}`);

    expect(screen.getByRole('link', { name: `حذف ${'آ'.repeat(24)}…` })).toBeTruthy();
  });

  it('offers the chosen supplier when the suppliers failed to load', async () => {
    await open('?supplier=4', [...givenList(three), given(listTradedSuppliers, OFFLINE)]);

    expect(screen.getByLabelText('تأمین‌کننده')).toHaveProperty('value', '4');
    expect(screen.getByRole('link', { name: 'حذف تأمین‌کننده انتخاب‌شده' })).toBeTruthy();
  });
});

describe('an empty list', () => {
  it('explains how a request works before the first one, and leads to the search', async () => {
    await open('?state=quoted', givenList([]));

    expect(screen.getByRole('heading', { name: 'هنوز درخواستی ثبت نکرده‌اید' })).toBeTruthy();
    const steps = within(screen.getByRole('region', { name: 'درخواست معامله چگونه پیش می‌رود؟' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'جست‌وجوی کالا' }).getAttribute('href')).toBe(
      '/products/search/Product',
    );
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('leads from an empty tab to all requests', async () => {
    await open('?state=payment');

    expect(screen.getByRole('heading', { name: 'درخواستی در این وضعیت ندارید' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'همه درخواست‌ها' }).getAttribute('href')).toBe(
      '/profile/directorder',
    );
  });

  it('offers to remove the filters that found nothing, and keeps the tab', async () => {
    await open('?state=quoted&term=x', givenList([]));

    expect(screen.getByRole('heading', { name: 'درخواستی با این جست‌وجو پیدا نشد' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'حذف همه فیلترها' }).getAttribute('href')).toBe(
      '/profile/directorder?state=quoted',
    );
  });
});

describe('repeating a request', () => {
  const repeat = () => userEvent.click(rowOf('TR-1405-000001').getByRole('button', { name: /تکرار سفارش/ }));

  it('is offered where the service allows it', async () => {
    await open();

    expect(rowOf('TR-1405-000002').queryByRole('button')).toBeNull();
    expect(rowOf('TR-1405-000001').getByRole('button', { name: /تکرار سفارش/ })).toBeTruthy();
  });

  it('makes one draft and opens it, also when the first response was lost', async () => {
    const keys: (string | null)[] = [];
    let isOnline = false;
    const { host, router } = await open('', [
      ...givenList(three),
      given(repeatTradeRequest, ({ params, headers }) => {
        keys.push(`${params.id} ${headers.get('idempotency-key')}`);
        return isOnline ? givenTradeRequest(9, { status: 'Draft' }) : OFFLINE;
      }),
      // The form that opens is not the subject here.
      given(getTradeRequest, problem(404)),
    ]);

    await repeat();
    await vi.waitFor(() => expect(host.notices.at(-1)?.tone).toBe('danger'));
    expect(host.notices.at(-1)?.title).toBe('سفارش تکرار نشد');
    isOnline = true;
    await repeat();

    // The code of the form is loaded meanwhile.
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/profile/directorder/edit/9'), {
      timeout: 10_000,
    });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^1 [0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('shows why the service refuses', async () => {
    const { host } = await open('', [
      ...givenList(three),
      given(repeatTradeRequest, problem(403, { detail: 'این کار به نقش «درخواست‌دهنده» نیاز دارد.' })),
    ]);

    await repeat();

    await vi.waitFor(() =>
      expect(host.notices.at(-1)?.detail).toBe('این کار به نقش «درخواست‌دهنده» نیاز دارد.'),
    );
  });
});

it('has a title and is kept out of the index', async () => {
  const { router } = await open();

  const [route] = router.state.matches.slice(-1);
  expect(route?.route.handle.head()).toEqual({ title: 'درخواست‌های معامله', robots: 'noindex,nofollow' });
});
