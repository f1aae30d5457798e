import { creditChanged } from '@bazaar/contracts/events';
import { listGateways, listPayments, type Payment, PaymentId } from '@bazaar/contracts/payment';
import { TradeRequestId } from '@bazaar/contracts/trade';
import {
  getCredit,
  listWalletHolds,
  listWallets,
  listWalletTransactions,
  type WalletTransaction,
} from '@bazaar/contracts/wallet';
import { type FakeHost, given, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  givenAttempt,
  givenGateways,
  givenPaid,
  givenPayment,
  givenPayments,
} from '../../common/payment/payment.fixture.ts';
import remote from '../../remote.ts';
import { givenCredit, givenLine, givenStatement } from './wallet.fixture.ts';

const hold = givenLine({
  id: 2,
  type: 'Hold',
  direction: 'out',
  amountRial: 628_000_000,
  description: 'مسدودسازی برای خرید پمپ',
  trackingCode: 'BZ-410074',
});
const creditHandler = given(getCredit, givenCredit);
const statementHandler = given(listWalletTransactions, givenStatement([givenLine(), hold]));

const besides = [
  given(listWallets, { items: [{ customerUserId: 1, title: 'مریم کریمی', role: 'owner' }] }),
  given(listPayments, givenPayments()),
  given(listGateways, {
    items: givenGateways,
    chargeLimits: { minRial: 100_000, maxRial: 2_000_000_000 },
  }),
];

function open(path = '/profile/wallet', handlers = [creditHandler, statementHandler]) {
  return renderAt(remote, path, { session: 'signed-in', handlers: [...besides, ...handlers] });
}

/** The statement requests, in order. */
function askedStatements(host: FakeHost) {
  return host.calls
    .filter(({ endpoint }) => endpoint === listWalletTransactions)
    .map(({ input }) => input?.query);
}

const countCreditRequests = (host: FakeHost) =>
  host.calls.filter(({ endpoint }) => endpoint === getCredit).length;

describe('the balance', () => {
  it('shows the available, held and total amounts, and the available one in words', async () => {
    await open();

    const band = screen.getByRole('region', { name: 'موجودی کیف پول' });
    expect(band.textContent).toContain('۱۸۴٬۵۰۰٬۰۰۰');
    expect(band.textContent).toContain('۶۲٬۸۰۰٬۰۰۰');
    expect(band.textContent).toContain('۲۴۷٬۳۰۰٬۰۰۰');
    expect(band.textContent).toContain('میلیون');
  });

  it('shows its own failure, does not affect the statement, and recovers on retry', async () => {
    const { host } = await open('/profile/wallet', [given(getCredit, OFFLINE), statementHandler]);
    expect(screen.getByRole('table', { name: 'صورت‌حساب' })).toBeTruthy();

    host.give(creditHandler);
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

    expect(await screen.findByRole('region', { name: 'موجودی کیف پول' })).toBeTruthy();
  });
});

describe('the statement', () => {
  it('shows each transaction with date, kind, signed amount, balance and code', async () => {
    await open();

    const [, charge, held] = screen.getAllByRole('row');
    expect(charge?.textContent).toContain('۱۴۰۵/۰۸/۲۹');
    expect(charge?.textContent).toContain('۱۰:۰۲');
    expect(charge?.textContent).toContain('+۱۵٬۰۰۰٬۰۰۰');
    expect(held?.textContent).toMatch(/[−-]۶۲٬۸۰۰٬۰۰۰/);
    expect(within(held as HTMLElement).getByText('مسدودسازی')).toBeTruthy();
    expect(screen.getByText('BZ-410074').getAttribute('dir')).toBe('ltr');
    expect(screen.getByText('۲ گردش')).toBeTruthy();
  });

  it('requests the type and the page of the address, and keeps the type in the page links', async () => {
    const { host } = await open('/profile/wallet?type=Refund&page=2', [
      creditHandler,
      given(listWalletTransactions, givenStatement([givenLine({ type: 'Refund' })], 25)),
    ]);

    expect(askedStatements(host)).toEqual([
      { filter: { type: 'Refund' }, paging: { pageNumber: 2, pageSize: 10 } },
    ]);
    expect(screen.getByText('۱۱ تا ۲۰ از ۲۵ گردش')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'صفحه بعد' }).getAttribute('href')).toBe(
      '/profile/wallet?type=Refund&page=3',
    );
    expect(screen.getByRole('link', { name: 'بازگشت وجه' }).getAttribute('aria-current')).toBe('true');
  });

  it('is searched by tracking code and days, and says which day cannot be read', async () => {
    const { host, router } = await open();
    await userEvent.click(await screen.findByText('جست‌وجو با کد پیگیری یا تاریخ'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'کد پیگیری' }), 'BZ-41');
    await userEvent.type(screen.getByRole('textbox', { name: 'از روز' }), '1405/13/01');
    await userEvent.click(screen.getByRole('button', { name: 'نمایش گردش‌ها' }));
    expect(screen.getByText('تاریخ را مانند ۱۴۰۵/۰۸/۰۱ بنویسید.')).toBeTruthy();

    await userEvent.clear(screen.getByRole('textbox', { name: 'از روز' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'از روز' }), '۱۴۰۵/۰۸/۰۱');
    await userEvent.click(screen.getByRole('button', { name: 'نمایش گردش‌ها' }));

    await vi.waitFor(() => expect(router.state.location.search).toContain('code=BZ-41'));
    await vi.waitFor(() =>
      expect(askedStatements(host).at(-1)).toEqual({
        filter: { from: '2026-10-23', code: 'BZ-41' },
        paging: { pageNumber: 1, pageSize: 10 },
      }),
    );
  });

  it('offers all transactions when a search finds none', async () => {
    await open('/profile/wallet?code=NONE', [
      creditHandler,
      given(listWalletTransactions, givenStatement([])),
    ]);

    expect(screen.getByRole('heading', { name: 'گردشی با این جست‌وجو پیدا نشد' })).toBeTruthy();
  });

  it('links a transaction to its payment and its request', async () => {
    await open('/profile/wallet', [
      creditHandler,
      given(listWalletTransactions, givenStatement([givenLine({ paymentId: 7, tradeRequestId: 12 })])),
    ]);

    expect(screen.getByRole('link', { name: 'مشاهده پرداخت' }).getAttribute('href')).toBe(
      '/profile/wallet?paymentId=7',
    );
    expect(screen.getByRole('link', { name: 'مشاهده درخواست' }).getAttribute('href')).toBe(
      '/profile/directorderinfo/12',
    );
  });

  it('redirects an out-of-range page to the last one', async () => {
    const { router } = await open('/profile/wallet?page=9', [
      creditHandler,
      given(listWalletTransactions, ({ query }) =>
        givenStatement(query.paging.pageNumber > 3 ? [] : [givenLine()], 25),
      ),
    ]);

    expect(router.state.location.search).toBe('?page=3');
  });

  it('says what will be shown here when there is no transaction yet', async () => {
    await open('/profile/wallet', [creditHandler, given(listWalletTransactions, givenStatement([]))]);

    expect(screen.getByRole('heading', { name: 'هنوز گردشی ندارید' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'دریافت CSV' })).toBeNull();
  });

  it('offers all transactions when there is none of the chosen type', async () => {
    await open('/profile/wallet?type=Withdrawal', [
      creditHandler,
      given(listWalletTransactions, givenStatement([])),
    ]);

    expect(screen.getByRole('heading', { name: 'گردشی از نوع «برداشت وجه» ندارید' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'همه گردش‌ها' })).toHaveLength(2);
  });

  it('shows its own failure and does not affect the balance', async () => {
    await open('/profile/wallet', [creditHandler, given(listWalletTransactions, problem(503))]);

    expect(screen.getByText(/صورت‌حساب دریافت نشد/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'موجودی کیف پول' })).toBeTruthy();
  });
});

describe('refreshing the balance', () => {
  const refresh = () => userEvent.click(screen.getByRole('button', { name: 'به‌روزرسانی موجودی' }));

  it('notifies the other packages of the change, without any amount', async () => {
    const { host } = await open();
    host.give(given(getCredit, { ...givenCredit, availableRial: 7_770, balanceRial: 628_007_770 }));

    await refresh();

    await vi.waitFor(() => expect(host.bus.published).toHaveLength(1));
    const [{ topic, payload } = { topic: '', payload: null }] = host.bus.published;
    expect(topic).toBe('wallet.credit-changed@1');
    expect(Object.keys(payload as object).sort()).toEqual(['at', 'cause']);
    expect(await screen.findByText('۷۷۷')).toBeTruthy();
    expect(host.notices.at(-1)?.title).toBe('موجودی به‌روز شد');
  });

  it('publishes nothing when the balance is the same', async () => {
    const { host } = await open();

    await refresh();

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('موجودی تغییری نکرده است'));
    expect(host.bus.published).toEqual([]);
  });

  it('reports a failure of the service, and keeps the known balance', async () => {
    const { host } = await open();
    host.give(given(getCredit, OFFLINE));

    await refresh();

    await vi.waitFor(() => expect(host.notices.at(-1)?.tone).toBe('danger'));
    expect(screen.getByRole('region', { name: 'موجودی کیف پول' }).textContent).toContain('۱۸۴٬۵۰۰٬۰۰۰');
  });

  it('happens automatically when another tab changed the wallet', async () => {
    const { host } = await open();
    const stop = remote.listen?.(host);
    host.give(given(getCredit, { ...givenCredit, heldRial: 0, balanceRial: givenCredit.availableRial }));
    const before = countCreditRequests(host);

    act(() => host.bus.publish(creditChanged, { cause: 'charge', at: '2026-11-20T07:00:00Z' }));

    await vi.waitFor(() => expect(countCreditRequests(host)).toBe(before + 1));
    await vi.waitFor(() => expect(screen.queryByText('۶۲٬۸۰۰٬۰۰۰')).toBeNull());
    stop?.();
  });
});

describe('the CSV download', () => {
  /** 150 transactions; a page returns as many as requested. */
  const all = Array.from({ length: 150 }, (_, index) => givenLine({ id: 150 - index, type: 'Charge' }));
  const paged = given(listWalletTransactions, ({ query: { paging } }) => {
    const first = (paging.pageNumber - 1) * paging.pageSize;
    const items: WalletTransaction[] = all.slice(first, first + paging.pageSize);
    return givenStatement(items, all.length);
  });

  it('contains every page of the shown type', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:statement');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { host } = await open('/profile/wallet?type=Charge', [creditHandler, paged]);

    await userEvent.click(screen.getByRole('button', { name: 'دریافت CSV' }));

    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    const [file] = saved.mock.calls.map(([blob]) => blob as Blob);
    const text = (await file?.text()) ?? '';
    expect(text.trimEnd().split('\r\n')).toHaveLength(151);
    expect(askedStatements(host).slice(1)).toEqual([
      { filter: { type: 'Charge' }, paging: { pageNumber: 1, pageSize: 100 } },
      { filter: { type: 'Charge' }, paging: { pageNumber: 2, pageSize: 100 } },
    ]);
  });

  it('saves no partial file and reports the failure when a page fails', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:statement');
    const { host } = await open('/profile/wallet', [creditHandler, paged]);
    host.give(
      given(listWalletTransactions, ({ query: { paging } }) =>
        paging.pageNumber === 1 ? givenStatement(all.slice(0, 100), 150) : problem(500),
      ),
    );

    await userEvent.click(screen.getByRole('button', { name: 'دریافت CSV' }));

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('صورت‌حساب دریافت نشد'));
    expect(saved).not.toHaveBeenCalled();
  });
});

describe('the payments', () => {
  const pending = givenPayment({ status: 'VerifyPending', statusTitle: 'نامشخص؛ در حال پیگیری' });

  it('are listed with their states, and one that is followed is named above', async () => {
    await open('/profile/wallet', [
      creditHandler,
      statementHandler,
      given(listPayments, givenPayments([pending])),
    ]);

    const list = screen.getByRole('region', { name: 'پرداخت‌های اخیر' });
    expect(within(list).getByText('نامشخص؛ در حال پیگیری')).toBeTruthy();
    expect(screen.getByText(/نیازی به پرداخت دوباره نیست/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'جزئیات' }).getAttribute('href')).toBe(
      '/profile/wallet?paymentId=7',
    );
  });

  describe('whose outcome is unknown', () => {
    const newer = [9, 10, 11, 12, 13].map((id) => givenPaid({ id: PaymentId.parse(id) }));
    const other = { ...pending, id: PaymentId.parse(8), amountRial: 50_000_000 };
    /** As the service does it: the newest ones, as many as were asked for. */
    const among = (items: Payment[]) =>
      given(listPayments, ({ query }) => givenPayments(items.slice(0, query.paging?.pageSize)));
    const note = () => screen.findByText(/نیازی به پرداخت دوباره/);

    it('are named above although five newer ones have followed', async () => {
      await open('/profile/wallet', [creditHandler, statementHandler, among([...newer, pending])]);

      expect((await note()).textContent).toMatch(/^پرداخت ۱۰٬۰۰۰٬۰۰۰ تومان در ۲۹ آبان ۱۴۰۵/);
      expect(screen.getByRole('link', { name: 'جزئیات' }).getAttribute('href')).toBe(
        '/profile/wallet?paymentId=7',
      );
      const list = screen.getByRole('region', { name: 'پرداخت‌های اخیر' });
      expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    });

    it('are all named, with their number and the way to the list', async () => {
      await open('/profile/wallet', [creditHandler, statementHandler, among([other, ...newer, pending])]);

      const sentence = await note();
      expect(sentence.textContent).toBe('۲ پرداخت در حال پیگیری است؛ نیازی به پرداخت دوباره آن‌ها نیست.');
      const links = within(sentence.parentElement as HTMLElement).getAllByRole('link');
      expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
        ['/profile/wallet?paymentId=8', expect.stringMatching(/^۵٬۰۰۰٬۰۰۰ تومان، ۲۹ آبان ۱۴۰۵/)],
        ['/profile/wallet?paymentId=7', expect.stringMatching(/^۱۰٬۰۰۰٬۰۰۰ تومان، ۲۹ آبان ۱۴۰۵/)],
        ['/profile/wallet?show=payments', 'مشاهده فهرست پرداخت‌ها'],
      ]);
    });
  });

  it('show when something last happened to them, by which they are ordered', async () => {
    const retried = givenAttempt({ id: 2, attemptNo: 2, requestedAt: '2026-11-27T06:00:00Z' });
    await open('/profile/wallet', [
      creditHandler,
      statementHandler,
      given(listPayments, givenPayments([givenPayment({ attempts: [givenAttempt(), retried] })])),
    ]);

    const list = screen.getByRole('region', { name: 'پرداخت‌های اخیر' });
    expect(list.textContent).toContain('۶ آذر ۱۴۰۵');
  });

  it('are shown attempt by attempt in their own list', async () => {
    await open('/profile/wallet?show=payments', [
      creditHandler,
      given(listPayments, givenPayments([pending])),
    ]);

    const table = await screen.findByRole('table', { name: 'پرداخت‌ها' });
    expect(table.textContent).toContain('۱. درگاه آزمایشی: ناموفق');
  });
});

describe('the held amounts', () => {
  it('name what they are held for, since when, until when, and what ends them', async () => {
    const hold = {
      kind: 'tradeRequest',
      amountRial: 500_000_000,
      heldAt: '2026-11-18T15:10:00Z',
      until: '2026-11-28T15:10:00Z',
      tradeRequestId: TradeRequestId.parse(12),
      requestNumber: 'TR-1405-000012',
      requestStatus: 'Delivered',
      paymentId: null,
    } as const;
    await open('/profile/wallet?show=holds', [
      creditHandler,
      given(listWalletHolds, { items: [hold], heldRial: 628_000_000, otherRial: 128_000_000 }),
    ]);

    const list = await screen.findByRole('region', { name: 'مبلغ‌های مسدود' });
    expect(
      within(list)
        .getByRole('link', { name: /TR-1405-000012/ })
        .getAttribute('href'),
    ).toBe('/profile/directorderinfo/12');
    expect(list.textContent).toContain('۲۷ آبان ۱۴۰۵');
    expect(list.textContent).toContain('پایان مهلت تأیید');
    expect(list.textContent).toContain('مسدودی‌های دیگر');
    expect(list.textContent).toContain('۱۲٬۸۰۰٬۰۰۰');
  });

  it('come before the charge, so that a narrow screen shows them where they were asked for', async () => {
    await open('/profile/wallet?show=holds', [
      creditHandler,
      given(listWalletHolds, { items: [], heldRial: 0, otherRial: 0 }),
    ]);

    const list = await screen.findByRole('region', { name: 'مبلغ‌های مسدود' });
    const charge = await screen.findByRole('heading', { name: 'شارژ کیف پول' });
    expect(list.compareDocumentPosition(charge) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('are linked from the balance, which explains its three amounts', async () => {
    await open();

    expect(screen.getByRole('link', { name: 'برای چه و تا کی؟' }).getAttribute('href')).toBe(
      '/profile/wallet?show=holds',
    );
    expect(screen.getByText('این مبلغ‌ها چه معنایی دارند؟')).toBeTruthy();
  });
});

describe('the wallet of a company', () => {
  const two = given(listWallets, {
    items: [
      { customerUserId: 1, title: 'مریم کریمی', role: 'owner' },
      { customerUserId: 9, title: 'آرمان‌تراش نوین', role: 'finance' },
    ],
  });

  it('is offered to its finance agent, and all that is shown is of that wallet', async () => {
    const { host } = await open('/profile/wallet?company=9', [creditHandler, statementHandler, two]);

    const choice = screen.getByRole('list', { name: 'انتخاب کیف پول' });
    expect(within(choice).getByRole('link', { name: 'آرمان‌تراش نوین' }).getAttribute('aria-current')).toBe(
      'true',
    );
    const wallets = host.calls
      .filter(({ endpoint }) => [getCredit, listWalletTransactions, listPayments].includes(endpoint as never))
      .map(({ input }) => (input?.query as { customerUserId?: number } | undefined)?.customerUserId);
    expect(new Set(wallets)).toEqual(new Set([9]));
  });

  it('is not mentioned to a user with one wallet', async () => {
    await open();

    expect(screen.queryByRole('list', { name: 'انتخاب کیف پول' })).toBeNull();
  });
});

it('has a title and is kept out of the index', async () => {
  const { router } = await open();

  const [route] = router.state.matches.slice(-1);
  expect(route?.route.handle.head()).toEqual({ title: 'کیف پول', robots: 'noindex,nofollow' });
});
