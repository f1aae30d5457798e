import {
  cancelWithdrawal,
  getWithdrawal,
  listWithdrawals,
  WITHDRAWAL_STATES,
  type Withdrawal,
  WithdrawalId,
} from '@bazaar/contracts/wallet';
import { given, problem } from '@bazaar/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openWallet } from '../wallet-page.fixture.ts';
import { givenFailed, givenWithdrawal } from './withdrawal.fixture.ts';
import { headings } from './withdrawal-messages.ts';

const ONE = '/profile/wallet?withdrawal=4';
const open = (withdrawal: Withdrawal) => openWallet(ONE, [given(getWithdrawal, withdrawal)]);

const settled = givenWithdrawal({
  state: 'Settled',
  sentAt: '2026-11-20T08:00:00Z',
  settledAt: '2026-11-20T12:00:00Z',
  expectedBy: null,
  allowedActions: [],
});

describe('the page of a withdrawal', () => {
  it.each(WITHDRAWAL_STATES)(
    'has a heading, the amount, the account and a way on in state %s',
    async (state) => {
      await open(givenWithdrawal({ state, failureReason: state === 'Failed' ? 'حساب مسدود است.' : null }));

      const heading = await screen.findByRole('heading', { level: 1, name: headings[state] });
      expect(document.activeElement).toBe(heading);
      expect(document.body.textContent).toContain('برابر ۵۰٬۰۰۰٬۰۰۰ ریال');
      expect(screen.getByText('IR82…9002')).toBeTruthy();
      expect(screen.getByText('BZ-900007')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'همه برداشت‌ها' })).toBeTruthy();
    },
  );

  it('shows how far the bank has come and until when, and its end once that is known', async () => {
    const { host } = await open(
      givenWithdrawal({ state: 'Sent', sentAt: '2026-11-20T08:00:00Z', allowedActions: [] }),
    );
    const steps = await screen.findByRole('list', { name: 'مراحل برداشت' });
    expect(steps.textContent).toContain('حداکثر ۲ آذر ۱۴۰۵');
    expect(screen.queryByRole('button', { name: 'لغو برداشت' })).toBeNull();
    host.give(given(getWithdrawal, settled));
    await act(() => host.queryClient.invalidateQueries());

    const heading = await screen.findByRole('heading', { name: headings.Settled });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByRole('list', { name: 'مراحل برداشت' })).toBeNull();
  });

  it('that failed says why, that the money is back, and offers to try again', async () => {
    await open(givenFailed());

    expect(await screen.findByText('نام صاحب حساب با شماره شبا یکی نیست.')).toBeTruthy();
    expect(screen.getByText('مبلغ به موجودی در دسترس کیف پول بازگشت.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'برداشت دوباره' }).getAttribute('href')).toBe(
      '/profile/wallet?withdraw=50000000',
    );
    expect(screen.getByRole('link', { name: 'بررسی شماره شبا' }).getAttribute('href')).toBe(
      '/profile/personal-info?next=withdrawal',
    );
  });

  it('cancels after a question, and shows the money as returned', async () => {
    const cancelled = givenWithdrawal({ state: 'Cancelled', allowedActions: [], expectedBy: null });
    const { host } = await openWallet(ONE, [
      given(getWithdrawal, givenWithdrawal()),
      given(cancelWithdrawal, cancelled),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'لغو برداشت' }));
    const dialog = await screen.findByRole('dialog', { name: 'این برداشت لغو شود؟' });
    host.give(given(getWithdrawal, cancelled));
    await userEvent.click(within(dialog).getByRole('button', { name: 'لغو برداشت' }));

    expect(await screen.findByRole('heading', { name: headings.Cancelled })).toBeTruthy();
    expect(host.notices.at(-1)?.title).toBe('برداشت لغو شد و مبلغ به کیف پول بازگشت');
  });

  it('that the bank was given meanwhile is shown as it is now', async () => {
    const { host } = await openWallet(ONE, [
      given(getWithdrawal, givenWithdrawal()),
      given(cancelWithdrawal, problem(409, { code: 'invalid_transition', title: 'اکنون ممکن نیست.' })),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'لغو برداشت' }));
    host.give(given(getWithdrawal, givenWithdrawal({ state: 'Sent', allowedActions: [] })));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'لغو برداشت' }));

    expect(await screen.findByRole('heading', { name: headings.Sent })).toBeTruthy();
    expect(host.notices.at(-1)).toMatchObject({ tone: 'warning', title: 'اکنون ممکن نیست.' });
  });

  it('that is not the reader’s is not found', async () => {
    await openWallet(ONE, [given(getWithdrawal, problem(404))]);

    expect(await screen.findByText('این برداشت در حساب شما پیدا نشد.')).toBeTruthy();
  });
});

describe('the list of withdrawals', () => {
  const other = (id: number) => WithdrawalId.parse(id);
  const LIST = '/profile/wallet?show=withdrawals';
  const page = (items: Withdrawal[], totalCount = items.length) => ({
    ...{ items, totalCount, pageNumber: 1, pageSize: 10 },
  });

  it('says of each what became of it, why one failed, and where its money is', async () => {
    await openWallet(LIST, [
      given(
        listWithdrawals,
        page([givenWithdrawal(), { ...settled, id: other(3) }, { ...givenFailed(), id: other(2) }]),
      ),
    ]);

    const table = await screen.findByRole('table', { name: 'برداشت‌ها' });
    const [, open, done, failed] = within(table).getAllByRole('row');
    expect(open?.textContent).toContain('حداکثر تا ۲ آذر ۱۴۰۵');
    expect(done?.textContent).toContain('واریز در ۲۹ آبان ۱۴۰۵');
    expect(failed?.textContent).toContain('نام صاحب حساب با شماره شبا یکی نیست. مبلغ به کیف پول بازگشت.');
    expect(
      within(open as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/profile/wallet?withdrawal=4');
  });

  it('of nothing yet leads to the first one', async () => {
    await openWallet(LIST, [given(listWithdrawals, page([]))]);

    const link = await screen.findByRole('link', { name: 'برداشت به حساب بانکی' });
    expect(link.getAttribute('href')).toBe('/profile/wallet?withdraw=form');
  });

  it('keeps the list in the links of its pages', async () => {
    await openWallet(LIST, [given(listWithdrawals, page([givenWithdrawal()], 25))]);

    expect((await screen.findByRole('link', { name: 'صفحه بعد' })).getAttribute('href')).toBe(
      '/profile/wallet?show=withdrawals&page=2',
    );
  });

  it('shows its own failure and recovers on retry', async () => {
    const { host } = await openWallet(LIST, [given(listWithdrawals, problem(503))]);
    expect(await screen.findByText(/برداشت‌ها دریافت نشد/)).toBeTruthy();
    host.give(given(listWithdrawals, page([settled])));
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

    await vi.waitFor(() => expect(screen.getByRole('table', { name: 'برداشت‌ها' })).toBeTruthy());
  });
});
