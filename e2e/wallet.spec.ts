import { getCredit } from '@bazaar/contracts/wallet';
import { formatToman } from '@bazaar/locale';
import { expectNoViolations } from './accessibility.fixture.ts';
import { expectNotPrinted, expectPrinted, printPage } from './printed-pages.fixture.ts';
import { giveSession } from './session.fixture.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { heading } from './visit.fixture.ts';

test('the demo buyer sees the balance, the statement by type and the credit in the menu', async ({
  page,
  context,
  request,
  site,
}) => {
  const headers = { authorization: `Bearer ${site.demoBuyer.accessToken}` };
  const answer = await request.get(`/api/wallet${getCredit.path}`, { headers });
  const { availableRial, balanceRial } = getCredit.response.parse(await answer.json());
  await giveSession(context, site.origin, site.demoBuyer);
  await page.goto('/profile/wallet');

  await expect(heading(page, 'کیف پول')).toBeVisible();
  const credit = page.getByRole('region', { name: 'موجودی کیف پول' });
  await expect(credit).toContainText(formatToman(availableRial));
  await expect(credit).toContainText(formatToman(balanceRial));
  // Rendered by mf-wallet in a menu that the shell owns.
  await expect(page.getByRole('navigation', { name: 'فهرست پنل کاربری' })).toContainText(
    formatToman(availableRial),
  );

  const statement = page.getByRole('table', { name: 'صورت‌حساب' });
  await expect(statement.getByRole('row').filter({ hasText: 'مسدودسازی' }).first()).toBeVisible();
  await page.getByRole('list', { name: 'نوع گردش' }).getByRole('link', { name: 'شارژ کیف پول' }).click();
  await expect(page).toHaveURL(/type=Charge/);
  await expect(statement.getByRole('row').filter({ hasText: 'مسدودسازی' })).toHaveCount(0);
  await expect(statement.getByRole('row').filter({ hasText: 'شارژ کیف پول' }).first()).toBeVisible();
});

test('the statement is printed as a table on A4, without what is pressed on the screen', async ({
  page,
  context,
  site,
}, testInfo) => {
  await giveSession(context, site.origin, site.demoBuyer);
  await page.goto('/profile/wallet');
  const rows = page.getByRole('table', { name: 'صورت‌حساب' }).getByRole('row');
  const code = await rows
    .nth(1)
    .getByText(/^[A-Z]{2,3}-\d+$/)
    .textContent();

  const printed = await printPage(page, testInfo);

  expectPrinted(printed, ['صورت‌حساب', 'مانده در دسترس', 'مسدودسازی', code ?? 'no tracking code']);
  expectNotPrinted(printed, ['به‌روزرسانی موجودی', 'درگاه آزمایشی', 'دریافت CSV', 'پرداخت‌های اخیر']);
});

test('a buyer without transactions finds an empty statement and a zero balance', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.accessToken).not.toBe('');
  await page.goto('/profile/wallet');

  await expect(page.getByRole('region', { name: 'موجودی کیف پول' })).toContainText('۰');
  await expect(page.getByText('هنوز گردشی ندارید')).toBeVisible();
});

test('the parts of the wallet have addresses: what is held, all payments, and a search', async ({
  page,
  context,
  site,
}) => {
  await giveSession(context, site.origin, site.demoBuyer);
  await page.goto('/profile/wallet');
  await page.getByRole('link', { name: 'برای چه و تا کی؟' }).click();
  await expect(page).toHaveURL(/show=holds/);
  const holds = page.getByRole('region', { name: 'مبلغ‌های مسدود' });
  await expect(holds.getByRole('link', { name: /درخواست TR-/ }).first()).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'همه پرداخت‌ها' }).click();
  await expect(page).toHaveURL(/show=payments/);
  await expect(page.getByRole('table', { name: 'پرداخت‌ها' }).getByRole('row')).not.toHaveCount(1);
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'بازگشت به صورت‌حساب' }).click();
  await page.getByText('جست‌وجو با کد پیگیری یا تاریخ').click();
  await page.getByRole('searchbox', { name: 'کد پیگیری' }).fill('410037');
  await page.getByRole('button', { name: 'نمایش گردش‌ها' }).click();
  await expect(page).toHaveURL(/code=410037/);
  await expect(page.getByText('۱ گردش', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
