import { GatewayRedirect, listGateways, listPayments } from '@bazaar/contracts/payment';
import {
  chargeWallet,
  chargeWalletByUser,
  getCredit,
  listWallets,
  listWalletTransactions,
} from '@bazaar/contracts/wallet';
import { type FakeHost, given, type Handler, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenGateways, givenPayments } from '../../common/payment/payment.fixture.ts';
import remote from '../../remote.ts';
import { givenCredit, givenStatement } from './wallet.fixture.ts';

const GATEWAY_PAGE = 'https://gateway.test/pay/1';
const begun = GatewayRedirect.parse({ paymentId: 7, onlinePaymentId: 1, redirectUrl: GATEWAY_PAGE });
const left = vi.fn();

beforeEach(() => {
  left.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(left);
});
afterEach(() => vi.restoreAllMocks());

async function open(path = '/profile/wallet', handlers: Handler[] = []) {
  const page = await renderAt(remote, path, {
    session: 'signed-in',
    handlers: [
      given(getCredit, givenCredit),
      given(listWalletTransactions, givenStatement([])),
      given(listWallets, { items: [{ customerUserId: 1, title: null, role: 'owner' }] }),
      given(listPayments, givenPayments()),
      given(listGateways, {
        items: givenGateways,
        chargeLimits: { minRial: 100_000, maxRial: 2_000_000_000 },
      }),
      given(chargeWallet, begun),
      ...handlers,
    ],
  });
  await screen.findByRole('textbox', { name: 'مبلغ' });
  return page;
}

const field = () => screen.getByRole('textbox', { name: 'مبلغ' }) as HTMLInputElement;
const pay = () => userEvent.click(screen.getByRole('button', { name: /^پرداخت/ }));
const charges = (host: FakeHost) => host.calls.filter(({ endpoint }) => endpoint === chargeWallet);

describe('the charge of the wallet', () => {
  it('says its limits before they are hit, and the amount in words and rial below the field', async () => {
    await open();
    expect(screen.getByText('از ۱۰٬۰۰۰ تومان تا ۲۰۰٬۰۰۰٬۰۰۰ تومان در هر بار')).toBeTruthy();

    await userEvent.type(field(), '۱۰۰٬۰۰۰٬۰۰۰');

    expect(screen.getByText('یکصد میلیون تومان، برابر ۱٬۰۰۰٬۰۰۰٬۰۰۰ ریال')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'پرداخت ۱۰۰٬۰۰۰٬۰۰۰ تومان' })).toBeTruthy();
  });

  it('leaves for the gateway with the amount in rial and a page to come back to', async () => {
    const { host } = await open();
    await userEvent.click(screen.getByRole('button', { name: '۵۰ میلیون' }));
    await userEvent.click(screen.getByRole('radio', { name: /درگاه آزمایشی دوم/ }));

    await pay();

    await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(GATEWAY_PAGE));
    expect(charges(host)[0]?.input?.body).toEqual({
      amountRial: 500_000_000,
      gatewayId: 'sandbox-2',
      returnPath: '/payments/result',
    });
    expect(host.holds).toEqual([]);
  });

  it.each([
    ['', 'مبلغ را به تومان بنویسید.'],
    ['0', 'مبلغ باید بیشتر از صفر باشد.'],
    ['-۵', 'مبلغ نمی‌تواند منفی باشد.'],
    ['12.5', 'مبلغ را بدون اعشار و به تومان کامل بنویسید.'],
    ['پنج', 'مبلغ را فقط با رقم بنویسید؛ برای نمونه ۱۰٬۰۰۰٬۰۰۰.'],
    ['9999', 'کمترین مبلغ شارژ ۱۰٬۰۰۰ تومان است.'],
    ['۲۰۰۰۰۰۰۰۱', 'بیشترین مبلغ شارژ در هر بار ۲۰۰٬۰۰۰٬۰۰۰ تومان است. می‌توانید چند بار شارژ کنید.'],
    ['9999999999999999999', 'این مبلغ بیش از اندازه بزرگ است؛ تعداد رقم‌ها را بررسی کنید.'],
  ])('names the fault of «%s» at the field and sends nothing', async (text, sentence) => {
    const { host } = await open();
    if (text !== '') {
      await userEvent.type(field(), text);
    }

    await pay();

    expect(field().getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(charges(host)).toEqual([]);
  });

  it('repeats the same charge after a lost response, and says that nothing was moved', async () => {
    const { host } = await open('/profile/wallet?charge=50000000', [given(chargeWallet, OFFLINE)]);
    expect(field().value).toBe('۵٬۰۰۰٬۰۰۰');
    await pay();
    expect(await screen.findByText(/پولی جابه‌جا نشد/)).toBeTruthy();
    host.give(given(chargeWallet, begun));

    await pay();

    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    const keys = charges(host).map(({ input }) => input?.headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('leads to the payment when the gateway is not available', async () => {
    await open('/profile/wallet?charge=50000000', [
      given(
        chargeWallet,
        problem(503, { code: 'gateway_unavailable', title: 'درگاه در دسترس نیست.', data: { paymentId: 7 } }),
      ),
    ]);

    await pay();

    expect((await screen.findByRole('link', { name: 'مشاهده این پرداخت' })).getAttribute('href')).toBe(
      '/profile/wallet?paymentId=7',
    );
    expect(left).not.toHaveBeenCalled();
  });

  it('never goes to an address that no gateway has', async () => {
    await open('/profile/wallet?charge=50000000', [
      given(chargeWallet, { ...begun, redirectUrl: 'javascript:alert(1)' }),
    ]);

    await pay();

    await vi.waitFor(() => expect(screen.getByText(/پولی جابه‌جا نشد/)).toBeTruthy());
    expect(left).not.toHaveBeenCalled();
  });

  it('charges the wallet of a company as its finance agent, and comes back to the request', async () => {
    const { host } = await open('/profile/wallet?company=9&charge=50000000&next=12', [
      given(chargeWalletByUser, begun),
    ]);

    await pay();

    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    const [sent] = host.calls.filter(({ endpoint }) => endpoint === chargeWalletByUser);
    expect(sent?.input?.body).toEqual({
      amountRial: 50_000_000,
      gatewayId: 'sandbox',
      returnPath: '/payments/result?next=12',
      customerUserId: 9,
    });
  });

  it('of more than one charge can be begins with the largest, and says how the rest is charged', async () => {
    const { host } = await open('/profile/wallet?charge=185418532800&next=21');
    const note = () => screen.getByText('برای ۱۸٬۵۴۱٬۸۵۳٬۲۸۰ تومان به ۹۳ بار شارژ نیاز است.').parentElement;

    expect(field().value).toBe('۲۰۰٬۰۰۰٬۰۰۰');
    expect(note()?.textContent).toContain('هر بار تا ۲۰۰٬۰۰۰٬۰۰۰ تومان شارژ می‌شود.');
    expect(note()?.textContent).toContain('پس از این شارژ ۱۸٬۳۴۱٬۸۵۳٬۲۸۰ تومان می‌ماند');

    await pay();

    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(charges(host)[0]?.input?.body).toMatchObject({
      amountRial: 2_000_000_000,
      returnPath: '/payments/result?next=21&charge=183418532800',
    });
  });

  it('of more than one charge can be counts the rest from what is typed, in the wallet of a company', async () => {
    const { host } = await open('/profile/wallet?company=9&charge=3000000000', [
      given(chargeWalletByUser, begun),
    ]);
    await userEvent.clear(field());
    await userEvent.type(field(), '۱۰۰٬۰۰۰٬۰۰۰');
    expect(screen.getByText(/پس از این شارژ ۲۰۰٬۰۰۰٬۰۰۰ تومان می‌ماند/)).toBeTruthy();

    await pay();

    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    const [sent] = host.calls.filter(({ endpoint }) => endpoint === chargeWalletByUser);
    expect(sent?.input?.body).toMatchObject({
      returnPath: '/payments/result?charge=2000000000&company=9',
    });
  });

  it('shows its own failure and recovers on retry', async () => {
    const { host } = await renderAt(remote, '/profile/wallet', {
      session: 'signed-in',
      handlers: [
        given(getCredit, givenCredit),
        given(listWalletTransactions, givenStatement([])),
        given(listWallets, { items: [] }),
        given(listPayments, givenPayments()),
        given(listGateways, problem(503)),
      ],
    });
    expect(await screen.findByText(/درگاه‌های پرداخت دریافت نشد/)).toBeTruthy();
    host.give(
      given(listGateways, {
        items: givenGateways,
        chargeLimits: { minRial: 100_000, maxRial: 2_000_000_000 },
      }),
    );

    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

    expect(await screen.findByRole('textbox', { name: 'مبلغ' })).toBeTruthy();
  });
});
