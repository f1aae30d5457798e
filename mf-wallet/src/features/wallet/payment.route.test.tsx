import {
  cancelPayment,
  GatewayRedirect,
  getPaymentById,
  getPaymentForRetry,
  type Payment,
  retryOnlinePayment,
} from '@bazaar/contracts/payment';
import { getTradeRequest } from '@bazaar/contracts/trade';
import { type FakeHost, given, type Handler, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  givenAttempt,
  givenGateways,
  givenPaid,
  givenPayment,
} from '../../common/payment/payment.fixture.ts';
import { walletKeys } from '../../common/wallet/wallet.keys.ts';
import remote from '../../remote.ts';
import { givenAwaiting } from './request.fixture.ts';

const GATEWAY_PAGE = 'https://gateway.test/pay/2';
const begun = GatewayRedirect.parse({ paymentId: 7, onlinePaymentId: 2, redirectUrl: GATEWAY_PAGE });
const left = vi.fn();

beforeEach(() => {
  left.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(left);
});
afterEach(() => vi.restoreAllMocks());

async function open(payment: Payment, { query = '', handlers = [] as Handler[] } = {}) {
  const page = await renderAt(remote, `/profile/wallet?paymentId=7${query}`, {
    session: 'signed-in',
    handlers: [
      given(getPaymentById, payment),
      given(getPaymentForRetry, { payment, gateways: givenGateways, walletAvailableRial: 5_000_000 }),
      given(retryOnlinePayment, begun),
      given(getTradeRequest, givenAwaiting(12)),
      ...handlers,
    ],
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const sent = (host: FakeHost) => host.calls.filter(({ endpoint }) => endpoint === retryOnlinePayment);

describe('the page of a payment that was made', () => {
  it('names amount in toman and rial, numbers, gateway and card, and has the focus on its heading', async () => {
    await open(givenPaid());

    expect(title()).toBe('پرداخت انجام شد');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    const page = document.body.textContent ?? '';
    for (const text of [
      '۱۰٬۰۰۰٬۰۰۰',
      'برابر ۱۰۰٬۰۰۰٬۰۰۰ ریال',
      'BP-000007',
      '700100201',
      '603799******0001',
    ]) {
      expect(page).toContain(text);
    }
    expect(link('رسید')).toBe('/profile/wallet?paymentId=7&receipt=print');
    expect(screen.queryByRole('button', { name: /تلاش دوباره/ })).toBeNull();
  });

  it('leads back to the request that was paid', async () => {
    await open(givenPaid({ purpose: 'tradeRequest', purposeId: 12, purposeNumber: 'TR-1405-000012' }));

    expect(link('بازگشت به درخواست')).toBe('/profile/directorderinfo/12');
    expect(screen.getByText(/تا تأیید تحویل نزد بازار صنعت/)).toBeTruthy();
  });

  it('leads on to the request for which the wallet was charged', async () => {
    await open(givenPaid(), { query: '&next=12' });

    expect(link('ادامه پرداخت درخواست')).toBe('/profile/wallet?pay=12');
  });
});

describe('the page of a payment that failed', () => {
  it('says why, until when the bank returns money, and chooses another gateway for the next attempt', async () => {
    const { host } = await open(givenPayment());
    expect(title()).toBe('پرداخت انجام نشد');
    expect(screen.getByText('بانک پرداخت را نپذیرفت و دلیلی اعلام نکرد.')).toBeTruthy();
    expect(document.body.textContent).toContain('۲ آذر ۱۴۰۵');
    const other = await screen.findByRole('radio', { name: /درگاه آزمایشی دوم/ });
    expect((other as HTMLInputElement).checked).toBe(true);
    expect(screen.getByRole('radio', { name: /در تلاش پیشین ناموفق بود/ })).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره، ۱۰٬۰۰۰٬۰۰۰ تومان' }));

    await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(GATEWAY_PAGE));
    expect(sent(host)[0]?.input?.body).toEqual({
      paymentId: 7,
      gatewayId: 'sandbox-2',
      walletPartRial: 0,
      returnPath: '/payments/result',
    });
  });

  it('offers no attempt after the last one, but a new charge', async () => {
    const attempts = [1, 2, 3, 4, 5].map((attemptNo) => givenAttempt({ id: attemptNo, attemptNo }));
    await open(givenPayment({ attempts, attemptsLeft: 0, allowedActions: ['cancel'] }));

    expect(screen.queryByRole('button', { name: /تلاش دوباره/ })).toBeNull();
    expect(screen.getByText(/تعداد تلاش‌های مجاز این پرداخت تمام شد/)).toBeTruthy();
    expect(screen.getByText('۵ از ۵')).toBeTruthy();
    expect(link('شارژ تازه')).toBe('/profile/wallet?charge=100000000');
  });

  it('shows a payment that another tab has moved as it is now', async () => {
    const { host } = await open(givenPayment(), {
      handlers: [
        given(retryOnlinePayment, problem(409, { code: 'invalid_transition', title: 'اکنون ممکن نیست.' })),
      ],
    });
    host.give(given(getPaymentById, givenPaid()));

    await userEvent.click(await screen.findByRole('button', { name: /تلاش دوباره/ }));

    expect(await screen.findByRole('heading', { level: 1, name: 'پرداخت انجام شد' })).toBeTruthy();
    expect(left).not.toHaveBeenCalled();
  });

  it('is cancelled after a question', async () => {
    const cancelled = givenPayment({
      status: 'Cancelled',
      statusText: 'از این پرداخت انصراف داده‌اید.',
      allowedActions: [],
    });
    const { host } = await open(givenPayment(), { handlers: [given(cancelPayment, cancelled)] });
    await userEvent.click(screen.getByRole('button', { name: 'لغو پرداخت' }));
    const dialog = await screen.findByRole('dialog');
    host.give(given(getPaymentById, cancelled));

    await userEvent.click(within(dialog).getByRole('button', { name: 'لغو پرداخت' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'از پرداخت انصراف دادید' })).toBeTruthy();
  });

  it('of a request says until when it can be paid', async () => {
    await open(
      givenPayment({
        purpose: 'tradeRequest',
        purposeId: 12,
        status: 'Cancelled',
        failure: null,
        allowedActions: ['retry', 'payByWallet'],
      }),
    );

    expect(await screen.findByText('درخواست شما محفوظ است')).toBeTruthy();
    expect(screen.getByText(/قیمت تا پایان مهلت پرداخت \(۱ آذر ۱۴۰۵/)).toBeTruthy();
    expect(link('روش‌های دیگر پرداخت')).toBe('/profile/wallet?pay=12');
  });
});

describe('the page of a charge that is a part of more', () => {
  it('leads on to the rest, and to the request', async () => {
    await open(givenPaid(), { query: '&next=21&charge=183418532800' });

    expect(link('شارژ بقیه، ۱۸٬۳۴۱٬۸۵۳٬۲۸۰ تومان')).toBe('/profile/wallet?charge=183418532800&next=21');
    expect(link('ادامه پرداخت درخواست')).toBe('/profile/wallet?pay=21');
  });

  it('leads back to the request whose publication needed the money', async () => {
    await open(givenPaid(), { query: '&back=21&charge=183418532800' });

    expect(link('شارژ بقیه، ۱۸٬۳۴۱٬۸۵۳٬۲۸۰ تومان')).toBe('/profile/wallet?charge=183418532800&back=21');
    expect(link('بازگشت به درخواست')).toBe('/profile/directorderinfo/21');
  });

  it('keeps the way on through another attempt', async () => {
    const { host } = await open(givenPayment(), { query: '&next=21&charge=183418532800' });

    await userEvent.click(await screen.findByRole('button', { name: /^تلاش دوباره،/ }));

    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(sent(host)[0]?.input?.body).toMatchObject({
      returnPath: '/payments/result?next=21&charge=183418532800',
    });
  });
});

describe('the page of a payment that was not tried yet', () => {
  it('shows its title once, and below it what to do', async () => {
    const statusText = 'هنوز پرداختی انجام نشده است. برای ادامه، روش پرداخت را انتخاب کنید.';
    await open(
      givenPayment({ status: 'Created', statusText, failure: null, attempts: [], allowedActions: [] }),
    );

    expect(title()).toBe('هنوز پرداختی انجام نشده است');
    expect(screen.getAllByText(/هنوز پرداختی انجام نشده است/)).toHaveLength(1);
    expect(screen.getByText('برای ادامه، روش پرداخت را انتخاب کنید.')).toBeTruthy();
  });
});

describe('the page of a payment that is followed', () => {
  const pending = givenPayment({
    status: 'VerifyPending',
    failure: null,
    allowedActions: [],
    followedUntil: '2026-11-20T06:32:00Z',
    attempts: [givenAttempt({ status: 'VerifyPending' })],
  });

  it('asks nobody to pay again, and says until when it is followed', async () => {
    await open(pending);

    expect(title()).toBe('در حال پیگیری؛ نیازی به پرداخت دوباره نیست');
    expect(screen.getByRole('list', { name: 'مراحل پیگیری' }).textContent).toContain('حداکثر ۱۰:۰۲');
    expect(screen.queryByRole('button', { name: /پرداخت|تلاش/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /پرداخت/ })).toBeNull();
  });

  it('shows the outcome by itself, and tells the other parts of the site', async () => {
    const { host } = await open(pending);
    host.give(given(getPaymentById, givenPaid()));
    expect(host.bus.published).toEqual([]);

    await host.queryClient.refetchQueries({ queryKey: walletKeys.payment(7) });

    expect(await screen.findByRole('heading', { level: 1, name: 'پرداخت انجام شد' })).toBeTruthy();
    expect(host.bus.published.map(({ payload }) => payload)).toMatchObject([{ cause: 'charge' }]);
  });
});

describe('the page of a payment', () => {
  it('leads back to the page of the bank while that is open', async () => {
    const redirectUrl = 'https://gateway.test/pay/1';
    await open(
      givenPayment({
        status: 'RedirectedToGateway',
        failure: null,
        allowedActions: ['cancel'],
        attempts: [givenAttempt({ status: 'RedirectedToGateway', redirectUrl, returnedAt: null })],
      }),
    );

    await userEvent.click(screen.getByRole('button', { name: 'ادامه در صفحه بانک' }));

    expect(left).toHaveBeenCalledExactlyOnceWith(redirectUrl);
  });

  it('lists every attempt', async () => {
    await open(givenPayment({ attempts: [givenAttempt(), givenAttempt({ id: 2, attemptNo: 2 })] }));

    expect(screen.getByText('تلاش‌ها (۲)')).toBeTruthy();
    expect(screen.getAllByText(/^رفتن به درگاه/)).toHaveLength(2);
  });

  it('of another account reports it, without an amount', async () => {
    await renderAt(remote, '/profile/wallet?paymentId=7', {
      session: 'signed-in',
      handlers: [given(getPaymentById, problem(404))],
    });

    expect(await screen.findByText(/در حساب شما پیدا نشد/)).toBeTruthy();
  });
});

describe('the receipt', () => {
  it('has number, payer, purpose, amount in words, and the bank’s reference', async () => {
    await open(givenPaid({ purpose: 'tradeRequest', purposeId: 12, purposeNumber: 'TR-1405-000012' }), {
      query: '&receipt=print',
    });

    expect(title()).toBe('رسید پرداخت');
    const sheet = screen.getByRole('article').textContent ?? '';
    for (const text of ['BP-000007', 'TR-1405-000012', 'ده میلیون تومان', '۱۰۰٬۰۰۰٬۰۰۰ ریال', '700100201']) {
      expect(sheet).toContain(text);
    }
    expect(screen.getByRole('button', { name: 'چاپ' })).toBeTruthy();
  });

  it.each([
    [
      { name: 'علی رضایی', companyName: 'آرمان‌تراش نوین' },
      ['پرداخت‌کننده آرمان‌تراش نوین', 'پرداخت به دست علی رضایی'],
    ],
    [{ name: 'علی رضایی', companyName: null }, ['پرداخت‌کننده علی رضایی']],
  ])('names who paid, not who reads it: %j', async (payer, lines) => {
    await open(givenPaid({ payer }), { query: '&receipt=print' });

    const sheet = screen.getByRole('article');
    const rows = [...sheet.querySelectorAll('dt')].map(
      (term) => `${term.textContent} ${term.nextSibling?.textContent}`,
    );
    expect(rows).toEqual(expect.arrayContaining(lines));
    expect(sheet.textContent).not.toContain('کاربر آزمایشی');
  });

  it('is not given for a payment that was not made', async () => {
    await renderAt(remote, '/profile/wallet?paymentId=7&receipt=print', {
      session: 'signed-in',
      handlers: [given(getPaymentById, givenPayment())],
    });

    expect(await screen.findByText(/رسیدی ندارد/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'چاپ' })).toBeNull();
  });
});
