import { listSupplierPayouts, listWallets, PayoutRow, setSupplierAccount } from '@bazaar/contracts/wallet';
import { type FakeHost, given, type Handler, problem } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { confirmCode, givenCode, TOKEN } from '../code.fixture.ts';
import { openWallet } from '../wallet-page.fixture.ts';

const SHEBA = 'IR820540102680020817909002';
const account = { shebaMasked: 'IR82…9002', bank: 'بانک پارسیان', holderName: 'صنایع دناپمپ پارس' };
const row = (parts: object) =>
  PayoutRow.parse({
    ...{ id: 12, batchId: 3, state: 'Settled', amountRial: 420_000_000, shebaMasked: 'IR82…9002' },
    ...{ holderName: account.holderName, reference: 'BZP-000012', supplierId: 81, withdrawalId: null },
    ...{ createdAt: '2026-11-18T06:00:00Z', sentAt: '2026-11-18T07:00:00Z', endedAt: '2026-11-19T06:00:00Z' },
    ...{ bankReference: '7700123', failureReason: null },
    ...parts,
  });
const payouts = (parts: object = {}) => ({
  ...{ payableRial: 150_000_000, inTransitRial: 70_000_000, account, items: [row({})], totalCount: 1 },
  ...{ pageNumber: 1, pageSize: 10 },
  ...parts,
});

const open = (handlers: Handler[] = []) =>
  openWallet('/profile/wallet?show=payouts', [
    given(listWallets, {
      items: [{ customerUserId: 1, title: null, role: 'owner' }],
      hasPayouts: true,
    }),
    given(listSupplierPayouts, payouts()),
    ...handlers,
  ]);
const sent = (host: FakeHost) =>
  host.calls.filter(({ endpoint }) => endpoint === setSupplierAccount).map(({ input }) => input?.body);

describe('the payouts of a supplier', () => {
  it('show what is owed, what is on its way, and each payout with its state and references', async () => {
    const items = [
      row({}),
      row({ id: 13, state: 'Sent', reference: 'BZP-000013', bankReference: null, endedAt: null }),
      row({ id: 14, state: 'Returned', failureReason: 'نام صاحب حساب یکی نیست.' }),
    ];
    await open([given(listSupplierPayouts, payouts({ items, totalCount: 3 }))]);

    const panel = await screen.findByRole('region', { name: 'تسویه‌های فروش' });
    expect(panel.textContent).toContain('۱۵٬۰۰۰٬۰۰۰ تومان');
    expect(panel.textContent).toContain('۷٬۰۰۰٬۰۰۰ تومان');
    const [, settled, onItsWay, returned] = within(panel).getAllByRole('row');
    expect(settled?.textContent).toContain('7700123');
    expect(onItsWay?.textContent).toContain('هنوز ندارد');
    expect(returned?.textContent).toContain('نام صاحب حساب یکی نیست. مبلغ به طلب شما بازگشت');
    expect(screen.getByRole('link', { name: 'تسویه‌های فروش' }).getAttribute('aria-current')).toBe('true');
  });

  it('go to another account with a code alone', async () => {
    const { host } = await open([
      ...givenCode,
      given(setSupplierAccount, ({ body }) =>
        body.stepUpToken === undefined
          ? problem(403, {
              code: 'step_up_required',
              data: {
                ...{ purpose: 'accountChange', purposeId: null, amountRial: null, sheba: SHEBA },
                ...{ reason: 'change', limitRial: null, spentRial: 0 },
              },
            })
          : account,
      ),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'تغییر حساب' }));
    const field = screen.getByRole('textbox', { name: 'شماره شبا' });
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'IR82 0540 1026 8002 0817 9090 03');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره حساب' }));
    expect(screen.getByText(/شماره شبا درست نیست/)).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'IR82 0540 1026 8002 0817 9090 ۰۲');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره حساب' }));
    const said = await confirmCode('تأیید و ذخیره');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('حساب واریز ذخیره شد'));
    expect(said).toContain('IR…9002');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'تغییر حساب' }));
    expect(sent(host)).toEqual([{ sheba: SHEBA }, { sheba: SHEBA, stepUpToken: TOKEN }]);
  });

  it('give the focus back to the button when the account stays as it is', async () => {
    await open();
    const opener = () => screen.findByRole('button', { name: 'تغییر حساب' });
    expect(document.activeElement).not.toBe(await opener());
    await userEvent.click(await opener());
    await userEvent.click(screen.getByRole('button', { name: 'انصراف' }));

    expect(document.activeElement).toBe(await opener());
  });

  it('without an account say that nothing is paid until there is one', async () => {
    await open([given(listSupplierPayouts, payouts({ account: null, items: [], totalCount: 0 }))]);

    expect(await screen.findByText(/هنوز حسابی برای واریز ثبت نکرده‌اید/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ثبت حساب' })).toBeTruthy();
    expect(screen.getByText(/هنوز تسویه‌ای انجام نشده است/)).toBeTruthy();
  });

  it('show their own failure', async () => {
    await open([given(listSupplierPayouts, problem(503))]);

    expect(await screen.findByText(/تسویه‌های فروش دریافت نشد/)).toBeTruthy();
  });
});
