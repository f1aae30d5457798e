import { confirmStepUp, requestStepUp } from '@bazaar/contracts/auth';
import {
  GatewayRedirect,
  getPaymentById,
  getPaymentForRetry,
  payFromWallet,
  requestOnlinePayment,
  retryOnlinePayment,
} from '@bazaar/contracts/payment';
import { getMembershipAndPrice, getTradeRequest } from '@bazaar/contracts/trade';
import { type FakeHost, given, type Handler, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenGateways, givenPaid, givenPayment } from '../../common/payment/payment.fixture.ts';
import remote from '../../remote.ts';
import { confirmCode, givenCode, TOKEN } from './code.fixture.ts';
import { givenAwaiting } from './request.fixture.ts';

const GATEWAY_PAGE = 'https://gateway.test/pay/3';
const begun = GatewayRedirect.parse({ paymentId: 7, onlinePaymentId: 3, redirectUrl: GATEWAY_PAGE });
const left = vi.fn();
const unpaid = givenPayment({
  purpose: 'tradeRequest',
  purposeId: 12,
  status: 'Created',
  method: null,
  failure: null,
  attempts: [],
  attemptsLeft: 5,
  allowedActions: ['payByWallet', 'cancel'],
});
const paid = givenPaid({ purpose: 'tradeRequest', purposeId: 12, method: 'wallet', attempts: [] });

beforeEach(() => {
  left.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(left);
});
afterEach(() => vi.restoreAllMocks());

const offer = (walletAvailableRial: number, payment = unpaid) =>
  given(getPaymentForRetry, { payment, gateways: givenGateways, walletAvailableRial });

async function open(handlers: Handler[]) {
  const page = await renderAt(remote, '/profile/wallet?pay=12', {
    session: 'signed-in',
    handlers: [
      given(getTradeRequest, givenAwaiting(12)),
      given(getMembershipAndPrice, price),
      given(getPaymentById, paid),
      given(payFromWallet, { payment: paid, availableRial: 0 }),
      given(requestOnlinePayment, begun),
      ...handlers,
    ],
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const price = {
  membership: { required: true, planId: 1, title: 'عضویت پایه', priceRial: 0, alreadyActive: true },
  goodsRial: 80_000_000,
  discountRial: 0,
  deliveryRial: 10_909_091,
  vatPercent: 10,
  vatRial: 9_090_909,
  payableRial: 100_000_000,
  unpricedLines: 0,
  dueNowRial: 100_000_000,
  walletAvailableRial: 0,
  shortfallRial: 100_000_000,
};

const radio = (name: RegExp) => screen.findByRole('radio', { name }) as Promise<HTMLInputElement>;
const bodies = (host: FakeHost, endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input?.body);

describe('paying a request', () => {
  it('names the supplier, the deadline and the parts of the price, with the membership as a line', async () => {
    await open([offer(0)]);

    expect(await screen.findByText('صنایع دناپمپ پارس')).toBeTruthy();
    expect(screen.getByText(/۱ آذر ۱۴۰۵/)).toBeTruthy();
    expect(await screen.findByText('عضویت پایه')).toBeTruthy();
    expect(screen.getByText('فعال است؛ مبلغی ندارد')).toBeTruthy();
  });

  it('from the wallet is done once, tells the site, and leads to the payment', async () => {
    const { host, router } = await open([offer(150_000_000)]);
    expect((await radio(/^کیف پول در دسترس/)).checked).toBe(true);

    await userEvent.dblClick(screen.getByRole('button', { name: 'پرداخت ۱۰٬۰۰۰٬۰۰۰ تومان از کیف پول' }));

    await vi.waitFor(() => expect(router.state.location.search).toBe('?paymentId=7'));
    expect(bodies(host, payFromWallet)).toEqual([{ purpose: 'tradeRequest', purposeId: 12 }]);
    expect(host.bus.published.map(({ payload }) => payload)).toMatchObject([{ cause: 'payment' }]);
  });

  it('by wallet and gateway takes what the wallet has first', async () => {
    const { host } = await open([offer(40_000_000)]);
    expect((await radio(/کیف پول و درگاه/)).checked).toBe(true);
    expect((await radio(/۶٬۰۰۰٬۰۰۰ تومان کم دارید/)).disabled).toBe(true);

    await userEvent.click(screen.getByRole('button', { name: 'پرداخت ۶٬۰۰۰٬۰۰۰ تومان در درگاه' }));

    await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(GATEWAY_PAGE));
    expect(bodies(host, requestOnlinePayment)).toEqual([
      {
        paymentPurpose: 'tradeRequest',
        purposeId: 12,
        gatewayId: 'sandbox',
        walletPartRial: 40_000_000,
        returnPath: '/payments/result',
      },
    ]);
  });

  it('with too little in the wallet offers to charge the rest, and to come back', async () => {
    await open([offer(40_000_000)]);

    const link = await screen.findByRole('link', { name: 'شارژ کسری، ۶٬۰۰۰٬۰۰۰ تومان' });
    expect(link.getAttribute('href')).toBe('/profile/wallet?charge=60000000&next=12');
  });

  it('again at a gateway retries the same payment', async () => {
    const failed = givenPayment({
      ...unpaid,
      status: 'Failed',
      attempts: givenPayment().attempts,
      allowedActions: ['retry', 'payByWallet'],
    });
    const { host } = await open([offer(0, failed), given(retryOnlinePayment, begun)]);
    await screen.findByRole('radio', { name: /درگاه آزمایشی دوم/ });

    await userEvent.click(screen.getByRole('button', { name: 'پرداخت ۱۰٬۰۰۰٬۰۰۰ تومان در درگاه' }));

    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(bodies(host, retryOnlinePayment)).toMatchObject([{ paymentId: 7, gatewayId: 'sandbox-2' }]);
  });

  it('that another tab has paid shows that, and pays nothing again', async () => {
    const { host } = await open([
      offer(150_000_000),
      given(payFromWallet, problem(409, { code: 'invalid_transition', title: 'اکنون ممکن نیست.' })),
    ]);
    const pay = await screen.findByRole('button', { name: /از کیف پول$/ });
    host.give(offer(50_000_000, paid));

    await userEvent.click(pay);

    expect(await screen.findByText('این درخواست پرداخت شده است.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'مشاهده پرداخت' }).getAttribute('href')).toBe(
      '/profile/wallet?paymentId=7',
    );
  });

  it('repeats the same payment from the wallet after a lost response', async () => {
    const { host, router } = await open([offer(150_000_000), given(payFromWallet, OFFLINE)]);
    const pay = await screen.findByRole('button', { name: /از کیف پول$/ });
    await userEvent.click(pay);
    expect(await screen.findByText(/ارتباط با سرور برقرار نشد/)).toBeTruthy();
    host.give(given(payFromWallet, { payment: paid, availableRial: 0 }));

    await userEvent.click(await screen.findByRole('button', { name: /از کیف پول$/ }));

    await vi.waitFor(() => expect(router.state.location.search).toBe('?paymentId=7'));
    const calls = host.calls.filter(({ endpoint }) => endpoint === payFromWallet);
    const keys = calls.map(({ input }) => input?.headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('above the limit of the wallet asks for a code, and pays with its token', async () => {
    const { host, router } = await open([
      offer(150_000_000),
      given(payFromWallet, ({ body }) =>
        body.stepUpToken === undefined
          ? problem(403, {
              code: 'step_up_required',
              data: { purpose: 'walletPay', purposeId: 7, amountRial: 100_000_000, limitRial: 50_000_000 },
            })
          : { payment: paid, availableRial: 0 },
      ),
      ...givenCode,
    ]);

    await userEvent.click(await screen.findByRole('button', { name: /از کیف پول$/ }));
    await confirmCode('تأیید و پرداخت');

    await vi.waitFor(() => expect(router.state.location.search).toBe('?paymentId=7'));
    expect(bodies(host, requestStepUp)).toEqual([
      { purpose: 'walletPay', purposeId: 7, amountRial: 100_000_000 },
    ]);
    expect(bodies(host, payFromWallet).at(-1)).toEqual({
      purpose: 'tradeRequest',
      purposeId: 12,
      stepUpToken: TOKEN,
    });
  });

  it('says once that the code was wrong, and how often another may be tried', async () => {
    const wrong = 'کد واردشده درست نیست.';
    await open([
      offer(150_000_000),
      given(
        payFromWallet,
        problem(403, {
          code: 'step_up_required',
          data: { purpose: 'walletPay', purposeId: 7, amountRial: 100_000_000, limitRial: 50_000_000 },
        }),
      ),
      ...givenCode,
      given(
        confirmStepUp,
        problem(422, {
          ...{ code: 'otp_wrong', title: wrong, detail: wrong },
          errors: { code: ['۴ بار دیگر می‌توانید تلاش کنید.'], attemptsLeft: ['4'] },
        }),
      ),
    ]);

    await userEvent.click(await screen.findByRole('button', { name: /از کیف پول$/ }));
    await confirmCode('تأیید و پرداخت');

    expect((await screen.findByText(/کد واردشده درست نیست/)).textContent).toBe(
      `${wrong} ۴ بار دیگر می‌توانید تلاش کنید.`,
    );
  });

  it('is not offered while a payment is under way, nor for a request that does not wait for it', async () => {
    const pending = givenPayment({ ...unpaid, status: 'VerifyPending', allowedActions: [] });
    await open([offer(150_000_000, pending)]);
    expect(await screen.findByText(/پرداخت این درخواست در جریان است/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /پرداخت/ })).toBeNull();
  });

  it('of a request that does not wait for it leads back to the request', async () => {
    await open([offer(0), given(getTradeRequest, givenAwaiting(12, { status: 'Quoted', paymentId: null }))]);

    expect(await screen.findByText('این درخواست اکنون منتظر پرداخت نیست.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'بازگشت به درخواست' }).getAttribute('href')).toBe(
      '/profile/directorderinfo/12',
    );
  });
});
