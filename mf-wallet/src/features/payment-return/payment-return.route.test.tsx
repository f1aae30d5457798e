import { getPaymentById, getPaymentOutcome, type PaymentOutcome } from '@bazaar/contracts/payment';
import { given, problem, renderAt } from '@bazaar/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenPaid } from '../../common/payment/payment.fixture.ts';
import { walletKeys } from '../../common/wallet/wallet.keys.ts';
import remote from '../../remote.ts';

const REFERENCE = '0b7c2f57-6f0e-4f0c-9d5f-6f3f5b0a1c11';
const ADDRESS = `/payments/result?paymentId=7&outcome=${REFERENCE}`;
const pending: PaymentOutcome = {
  purpose: 'walletCharge',
  status: 'VerifyPending',
  statusTitle: 'نامشخص؛ در حال پیگیری',
  statusText: 'نتیجه تا ۳۰ دقیقه دیگر مشخص می‌شود.',
  amountRial: 100_000_000,
  trackingCode: 'BP-000007',
  followedUntil: '2026-11-20T06:32:00Z',
};

describe('the return from a gateway', () => {
  it('leads a signed-in buyer to the payment, in place of its own address', async () => {
    const { router } = await renderAt(remote, `${ADDRESS}&next=12`, {
      session: 'signed-in',
      handlers: [given(getPaymentById, givenPaid())],
    });

    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/profile/wallet?paymentId=7&next=12',
    );
    expect(await screen.findByRole('heading', { name: 'پرداخت انجام شد' })).toBeTruthy();
  });

  it('says the outcome without a session, and follows it, without anything of the account', async () => {
    const { host } = await renderAt(remote, ADDRESS, { handlers: [given(getPaymentOutcome, pending)] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'در حال پیگیری؛ نیازی به پرداخت دوباره نیست',
    );
    expect(screen.getByText('BP-000007')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ورود و مشاهده پرداخت' }).getAttribute('href')).toBe(
      '/users/login?redirectPath=%2Fprofile%2Fwallet%3FpaymentId%3D7',
    );
    host.give(given(getPaymentOutcome, { ...pending, status: 'Verified', followedUntil: null }));

    await host.queryClient.refetchQueries({ queryKey: walletKeys.outcome(REFERENCE) });

    expect(await screen.findByRole('heading', { name: 'پرداخت انجام شد' })).toBeTruthy();
    expect(host.calls.every(({ endpoint }) => endpoint === getPaymentOutcome)).toBe(true);
  });

  it('asks to sign in where there is no reference, and says when one is over', async () => {
    await renderAt(remote, ADDRESS, { handlers: [given(getPaymentOutcome, problem(404))] });

    expect(await screen.findByText(/این نشانی دیگر نتیجه‌ای را نشان نمی‌دهد/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ورود و مشاهده پرداخت' })).toBeTruthy();
  });
});
