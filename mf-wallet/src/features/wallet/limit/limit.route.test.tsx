import { getStepUpLimit, type StepUpLimit, setStepUpLimit } from '@bazaar/contracts/auth';
import { listWallets } from '@bazaar/contracts/wallet';
import { type FakeHost, given, type Handler, OFFLINE, problem } from '@bazaar/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { confirmCode, givenCode, TOKEN } from '../code.fixture.ts';
import { openWallet } from '../wallet-page.fixture.ts';

const LIMIT = '/profile/wallet?show=limit';
const limit: StepUpLimit = {
  limitRial: 500_000_000,
  remainingRial: 300_000_000,
  defaultRial: 500_000_000,
  maxRial: 2_000_000_000,
};

async function open(handlers: Handler[] = []) {
  const page = await openWallet(LIMIT, [given(getStepUpLimit, limit), ...handlers]);
  await screen.findByRole('textbox', { name: 'سقف تازه' });
  return page;
}

const type = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'سقف تازه' }), text);
const save = () => userEvent.click(screen.getByRole('button', { name: 'ذخیره سقف' }));
const sent = (host: FakeHost) =>
  host.calls.filter(({ endpoint }) => endpoint === setStepUpLimit).map(({ input }) => input?.body);

describe('the limit of what leaves without a code', () => {
  it('is shown with why there is one, and what is left of it', async () => {
    await open();
    const panel = screen.getByRole('region', { name: 'سقف پرداخت بدون کد' });

    expect(panel.textContent).toContain('کدی می‌خواهد که به شماره همراه خودتان پیامک می‌شود');
    expect(panel.textContent).toContain('۵۰٬۰۰۰٬۰۰۰ تومان');
    expect(panel.textContent).toContain('۳۰٬۰۰۰٬۰۰۰ تومان');
    expect(panel.textContent).toContain('۲۰۰٬۰۰۰٬۰۰۰ تومان');
  });

  it('is lowered at once, also to nothing', async () => {
    const { host } = await open([given(setStepUpLimit, { ...limit, limitRial: 0, remainingRial: 0 })]);
    await type('۰');
    expect(screen.getByText('پایین آوردن سقف همین حالا و بدون کد انجام می‌شود.')).toBeTruthy();
    host.give(given(getStepUpLimit, { ...limit, limitRial: 0, remainingRial: 0 }));
    await save();

    expect(await screen.findByText('هر پرداخت و برداشت با کد')).toBeTruthy();
    expect(sent(host)).toEqual([{ limitRial: 0 }]);
    expect(host.notices.at(-1)?.title).toBe('سقف تازه ذخیره شد');
  });

  it('is raised with a code', async () => {
    const { host } = await open([
      ...givenCode,
      given(setStepUpLimit, ({ body }) =>
        body.stepUpToken === undefined
          ? problem(403, {
              code: 'step_up_required',
              data: {
                ...{ purpose: 'limitChange', purposeId: null, amountRial: 1_000_000_000, sheba: null },
                ...{ reason: 'change', limitRial: 500_000_000, spentRial: 0 },
              },
            })
          : { ...limit, limitRial: 1_000_000_000 },
      ),
    ]);
    await type('۱۰۰٬۰۰۰٬۰۰۰');
    expect(screen.getByText('بالا بردن سقف با کد پیامکی تأیید می‌شود.')).toBeTruthy();
    await save();
    const said = await confirmCode('تأیید و ذخیره');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('سقف تازه ذخیره شد'));
    expect(said).toContain('سقف تازه، ۱۰۰٬۰۰۰٬۰۰۰ تومان');
    expect(sent(host).at(-1)).toEqual({ limitRial: 1_000_000_000, stepUpToken: TOKEN });
  });

  it('is grouped in Persian digits once its field is left', async () => {
    await open();
    const field = screen.getByRole('textbox', { name: 'سقف تازه' }) as HTMLInputElement;
    await type('100000000');

    await userEvent.tab();

    expect(field.value).toBe('۱۰۰٬۰۰۰٬۰۰۰');
  });

  it.each([
    ['', 'مبلغ را به تومان بنویسید.'],
    ['۲۰۰۰۰۰۰۰۱', 'بیشترین سقف ۲۰۰٬۰۰۰٬۰۰۰ تومان است.'],
  ])('names the fault of «%s» at the field', async (text, sentence) => {
    const { host } = await open();
    if (text !== '') {
      await type(text);
    }
    await save();

    expect(screen.getByText(sentence)).toBeTruthy();
    expect(sent(host)).toEqual([]);
  });

  it('is unchanged after a lost response, which is said', async () => {
    await open([given(setStepUpLimit, OFFLINE)]);
    await type('۱۰');
    await save();

    expect(await screen.findByText(/سقف تغییری نکرد/)).toBeTruthy();
  });

  it('is not offered in the wallet of a company, whose owner sets it', async () => {
    await openWallet('/profile/wallet?company=9', [
      given(listWallets, {
        items: [
          { customerUserId: 1, title: null, role: 'owner' },
          { customerUserId: 9, title: 'آرمان‌تراش نوین', role: 'finance' },
        ],
        hasPayouts: true,
      }),
    ]);

    const places = screen.getByRole('list', { name: 'بخش‌های کیف پول' });
    expect(places.textContent).not.toContain('سقف پرداخت بدون کد');
    expect(places.textContent).not.toContain('تسویه‌های فروش');
  });
});
