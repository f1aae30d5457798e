import { formatTomanText } from '@bazaar/locale';
import { expectNoViolations } from './accessibility.fixture.ts';
import { givenCharged, givenRegistered } from './buyer.fixture.ts';
import { CodeDialog } from './code-dialog.fixture.ts';
import { pressOn, tabTo } from './keyboard.fixture.ts';
import { availableOf } from './payment.fixture.ts';
import { FULL } from './run-length.fixture.ts';
import { callAs } from './service-call.fixture.ts';
import { giveSession } from './session.fixture.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { heading } from './visit.fixture.ts';
import { BANK_ENDS_WITHIN, WithdrawalForm } from './withdrawal.fixture.ts';

const CHARGED_RIAL = 100_000_000;
const SHEBA = 'IR820540102680020817909002';

test.describe('a buyer without an account', () => {
  test.use({ earlyBuyer: 0 });

  test('a first withdrawal: the account, a wrong code, the right one, and the money at the bank', async ({
    page,
    signedIn,
    site,
    incidents,
  }) => {
    // At a second try, a code is sent a minute after the one for signing in.
    test.setTimeout(180_000);
    incidents.allow(/status of (403|422|429)/);
    const call = callAs(site, signedIn);
    await givenRegistered(call);
    await givenCharged(call, CHARGED_RIAL);
    await page.goto('/profile/wallet?withdraw=form');

    await page.getByRole('link', { name: 'ثبت شماره شبا' }).click();
    await page.getByRole('textbox', { name: 'شماره شبا' }).fill(SHEBA);
    await page.getByRole('button', { name: 'ذخیره اطلاعات' }).click();
    await expect(page.getByText(/^شماره شبا ثبت است/)).toBeVisible();
    await page.getByRole('link', { name: 'بازگشت به برداشت' }).click();

    const form = new WithdrawalForm(page);
    await form.amount.fill('٥000۰۰۰');
    await expect(form.panel).toContainText('پنج میلیون تومان، برابر ۵۰٬۰۰۰٬۰۰۰ ریال');
    await expect(form.panel).toContainText('نخستین برداشت به این حساب با کد پیامکی تأیید می‌شود.');
    await expectNoViolations(page);
    await form.submit.click();
    const dialog = new CodeDialog(page, 'تأیید برداشت با پیامک');
    await dialog.expectSent();
    await expectNoViolations(page);
    await dialog.tryWrongCode('تأیید و برداشت');
    expect(await availableOf(call)).toBe(CHARGED_RIAL);
    await dialog.useCode('تأیید و برداشت');

    await expect(heading(page, /^(برداشت شما ثبت شد|بانک در حال واریز است)$/)).toBeVisible();
    await expect(page.getByText(/^BZ-\d+$/)).toBeVisible();
    expect(await availableOf(call)).toBe(CHARGED_RIAL / 2);
    await expect(heading(page, 'مبلغ به حساب شما واریز شد')).toBeVisible(BANK_ENDS_WITHIN);
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'همه برداشت‌ها' }).click();
    await expect(page.getByRole('table', { name: 'برداشت‌ها' }).getByRole('row').nth(1)).toContainText(
      'واریزشده',
    );
  });
});

test.describe('of the demo buyer, whose account is known', () => {
  test.beforeEach(({ context, site }) => giveSession(context, site.origin, site.demoBuyer));

  test('a withdrawal on a phone that the bank refuses says why, and that the money is back', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const form = new WithdrawalForm(page);
    await form.open();
    await form.amount.fill('۱۰۰٬۰۱۳');
    await expectNoSidewaysScroll(page);
    await form.submit.click();

    await expect(heading(page, 'برداشت انجام نشد')).toBeVisible(BANK_ENDS_WITHIN);
    await expect(page.getByText('مبلغ به موجودی در دسترس کیف پول بازگشت.')).toBeVisible();
    await expect(page.getByText(/حساب مقصد مسدود است/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'همه برداشت‌ها' }).click();
    const list = page.getByRole('table', { name: 'برداشت‌ها' });
    await expect(list.getByRole('row').filter({ hasText: '۱۰۰٬۰۱۳' }).first()).toContainText(
      'مبلغ به کیف پول بازگشت',
    );
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });

  test('a withdrawal by keyboard alone', { tag: FULL }, async ({ page }) => {
    await page.goto('/profile/wallet');
    await expect(heading(page, 'کیف پول')).toBeVisible();
    const work = page.getByRole('list', { name: 'شارژ یا برداشت' });
    await pressOn(page, work.getByRole('link', { name: 'برداشت' }));
    const form = new WithdrawalForm(page);
    await expect(form.amount).toBeFocused();
    await page.keyboard.insertText('۲۰۰۰۰۰');
    await tabTo(page, form.submit);
    await expect(form.submit).toHaveText(new RegExp(formatTomanText(2_000_000)));
    await page.keyboard.press('Enter');

    await expect(heading(page, /برداشت شما ثبت شد|بانک در حال واریز است/)).toBeFocused();
    await expect(heading(page, 'مبلغ به حساب شما واریز شد')).toBeFocused(BANK_ENDS_WITHIN);
  });
});
