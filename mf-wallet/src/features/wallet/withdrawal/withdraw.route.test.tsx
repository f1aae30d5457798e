import { profileLinks } from '@bazaar/contracts';
import { getWithdrawal, getWithdrawalTerms, requestWithdrawal } from '@bazaar/contracts/wallet';
import { type FakeHost, given, type Handler, OFFLINE, problem } from '@bazaar/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { confirmCode, givenCode, TOKEN } from '../code.fixture.ts';
import { openWallet } from '../wallet-page.fixture.ts';
import { givenTerms, givenWithdrawal } from './withdrawal.fixture.ts';

const FORM = '/profile/wallet?withdraw=form';
const FIVE_MILLION = '/profile/wallet?withdraw=50000000';

async function open(path = FORM, handlers: Handler[] = []) {
  const page = await openWallet(path, [
    given(getWithdrawal, givenWithdrawal()),
    given(getWithdrawalTerms, givenTerms),
    given(requestWithdrawal, givenWithdrawal()),
    ...handlers,
  ]);
  await screen.findByRole('textbox', { name: 'مبلغ برداشت' });
  return page;
}

const field = () => screen.getByRole('textbox', { name: 'مبلغ برداشت' }) as HTMLInputElement;
const submit = () => userEvent.click(screen.getByRole('button', { name: /^برداشت/ }));
const sent = (host: FakeHost) => host.calls.filter(({ endpoint }) => endpoint === requestWithdrawal);

describe('the form of a withdrawal', () => {
  it('says before anything is pressed: the limits, the account, what happens and until when', async () => {
    await open();
    const panel = screen.getByRole('region', { name: 'برداشت به حساب بانکی' });

    expect(panel.textContent).toContain('از ۱۰٬۰۰۰ تومان تا ۲۰۰٬۰۰۰٬۰۰۰ تومان در هر بار');
    expect(panel.textContent).toContain('بانک ملت');
    expect(screen.getByText('IR82…9002').getAttribute('dir')).toBe('ltr');
    expect(panel.textContent).toContain('آرمان‌تراش نوین');
    expect(panel.textContent).toContain('حداکثر تا ۷۲ ساعت دیگر');
  });

  it('is reached beside the charge, and takes the focus', async () => {
    await openWallet('/profile/wallet', [given(getWithdrawalTerms, givenTerms)]);
    await userEvent.click(screen.getByRole('link', { name: 'برداشت' }));

    await vi.waitFor(() => expect(document.activeElement).toBe(field()));
    expect(screen.queryByRole('textbox', { name: 'مبلغ' })).toBeNull();
  });

  it('shows the amount in words and rial, in any digits', async () => {
    await open();
    await userEvent.type(field(), '٥000۰۰۰');

    expect(screen.getByText('پنج میلیون تومان، برابر ۵۰٬۰۰۰٬۰۰۰ ریال')).toBeTruthy();
  });

  it('takes all of the wallet by one press', async () => {
    const { host } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'همه موجودی، ۱۸۴٬۵۰۰٬۰۰۰ تومان' }));
    await submit();

    await vi.waitFor(() =>
      expect(sent(host)[0]?.input?.body).toEqual({ amountRial: 1_845_000_000, shebaMasked: 'IR82…9002' }),
    );
  });

  it.each([
    ['', 'مبلغ را به تومان بنویسید.'],
    ['9999', 'کمترین مبلغ برداشت ۱۰٬۰۰۰ تومان است.'],
    ['۱۹۰۰۰۰۰۰۰', 'موجودی در دسترس ۱۸۴٬۵۰۰٬۰۰۰ تومان است.'],
    ['۲۰۰۰۰۰۰۰۱', 'بیشترین مبلغ برداشت در هر بار ۲۰۰٬۰۰۰٬۰۰۰ تومان است.'],
    ['-۵', 'مبلغ نمی‌تواند منفی باشد.'],
  ])('names the fault of «%s» at the field and sends nothing', async (text, sentence) => {
    const { host } = await open();
    if (text !== '') {
      await userEvent.type(field(), text);
    }
    await submit();

    expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(sent(host)).toEqual([]);
  });

  it('sends one withdrawal however often it is pressed, and leads to it', async () => {
    const { host, router } = await open(FIVE_MILLION);
    expect(field().value).toBe('۵٬۰۰۰٬۰۰۰');

    await userEvent.dblClick(screen.getByRole('button', { name: 'برداشت ۵٬۰۰۰٬۰۰۰ تومان' }));

    await vi.waitFor(() => expect(router.state.location.search).toBe('?withdrawal=4'));
    expect(sent(host)).toHaveLength(1);
    expect(await screen.findByText('BZ-900007')).toBeTruthy();
    expect(host.bus.published.map(({ topic }) => topic)).toEqual(['wallet.credit-changed@1']);
    expect(host.holds).toEqual([]);
  });

  it('keeps its key while no response has come, also for another amount', async () => {
    const { host } = await open(FIVE_MILLION, [given(requestWithdrawal, OFFLINE)]);
    await submit();
    expect(await screen.findByText(/برداشت دو بار ثبت نمی‌شود/)).toBeTruthy();
    await userEvent.clear(field());
    await userEvent.type(field(), '۶۰۰۰۰۰۰');
    host.give(
      given(
        requestWithdrawal,
        problem(422, { code: 'idempotency_mismatch', title: 'پیش از این فرستاده شده.' }),
      ),
    );
    await submit();

    expect(await screen.findByText(/پیش از این فرستادید ثبت شده است/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'مشاهده برداشت‌ها' }).getAttribute('href')).toBe(
      '/profile/wallet?show=withdrawals',
    );
    const keys = sent(host).map(({ input }) => input?.headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('of a company is sent for that wallet', async () => {
    const { host } = await open('/profile/wallet?company=9&withdraw=50000000');
    await submit();

    await vi.waitFor(() =>
      expect(sent(host)[0]?.input?.body).toEqual({
        ...{ customerUserId: 9, amountRial: 50_000_000, shebaMasked: 'IR82…9002' },
      }),
    );
  });

  it('asks for a code when the service wants one, and withdraws with its token', async () => {
    const { host, router } = await open(FIVE_MILLION, [
      ...givenCode,
      given(requestWithdrawal, ({ body }) =>
        body.stepUpToken === undefined
          ? problem(403, {
              code: 'step_up_required',
              data: {
                ...{ purpose: 'withdrawal', purposeId: 1, amountRial: 50_000_000, sheba: null },
                ...{ reason: 'limit', limitRial: 500_000_000, spentRial: 480_000_000 },
              },
            })
          : givenWithdrawal(),
      ),
    ]);
    await submit();
    const said = await confirmCode('تأیید و برداشت');

    await vi.waitFor(() => expect(router.state.location.search).toBe('?withdrawal=4'));
    expect(said).toContain('در ۲۴ ساعت گذشته ۴۸٬۰۰۰٬۰۰۰ تومان بدون کد');
    expect(sent(host).at(-1)?.input?.body).toEqual({
      ...{ amountRial: 50_000_000, shebaMasked: 'IR82…9002', stepUpToken: TOKEN },
    });
  });

  it.each([
    [{ isAccountNew: true }, 'نخستین برداشت به این حساب با کد پیامکی تأیید می‌شود.'],
    [{ stepUpRemainingRial: 20_000_000 }, /اکنون تا ۲٬۰۰۰٬۰۰۰ تومان بدون کد برداشت می‌شود/],
  ])('says before that a code will be asked for: %j', async (terms, sentence) => {
    await open(FIVE_MILLION, [given(getWithdrawalTerms, { ...givenTerms, ...terms })]);

    expect(screen.getByText(sentence)).toBeTruthy();
  });
});

it.each(['person', 'company'] as const)(
  'leads to the account of the %s that it shows',
  async (accountKind) => {
    await openWallet(FORM, [given(getWithdrawalTerms, { ...givenTerms, accountKind })]);

    const link = await screen.findByRole('link', { name: 'تغییر حساب' });
    expect(link.getAttribute('href')).toBe(profileLinks.accountForWithdrawal(accountKind));
  },
);

describe('without a form', () => {
  const openTerms = (terms: object, path = FORM) =>
    openWallet(path, [given(getWithdrawalTerms, { ...givenTerms, ...terms })]);

  it('a wallet without an account leads to the personal information and back', async () => {
    await openTerms({ account: null });

    expect((await screen.findByRole('link', { name: 'ثبت شماره شبا' })).getAttribute('href')).toBe(
      '/profile/personal-info?next=withdrawal',
    );
  });

  it("a company's wallet without an account names who can add one", async () => {
    await openTerms({ account: null }, '/profile/wallet?company=9&withdraw=form');

    expect(await screen.findByText(/صاحب حساب شرکت باید آن را/)).toBeTruthy();
  });

  it('a wallet that has too little says how much it has', async () => {
    await openTerms({ availableRial: 90_000 });

    expect(await screen.findByText(/موجودی در دسترس ۹٬۰۰۰ تومان است/)).toBeTruthy();
  });

  it('terms that are not answered are asked for again', async () => {
    const { host } = await openWallet(FORM, [given(getWithdrawalTerms, problem(503))]);
    expect(await screen.findByText(/شرایط برداشت دریافت نشد/)).toBeTruthy();
    host.give(given(getWithdrawalTerms, givenTerms));

    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

    expect(await screen.findByRole('textbox', { name: 'مبلغ برداشت' })).toBeTruthy();
  });
});
