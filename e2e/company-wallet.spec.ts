import { getCredit } from '@bazaar/contracts/wallet';
import { expectNoViolations } from './accessibility.fixture.ts';
import { givenColleague } from './colleague.fixture.ts';
import { choose } from './payment.fixture.ts';
import { expectPrinted, printPage } from './printed-pages.fixture.ts';
import { callAs } from './service-call.fixture.ts';
import { giveSession } from './session.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { heading } from './visit.fixture.ts';

const CHARGED_RIAL = 70_000_000;

test('a finance agent charges the wallet of the company, and the owner finds it there', async ({
  page,
  context,
  site,
}, testInfo) => {
  // Two people sign in, one leaves for the gateway, and two sheets are printed.
  test.slow();
  const owner = callAs(site, site.demoBuyer);
  const { companyName } = await givenColleague(site, context, 'finance');
  const before = (await owner(getCredit)).balanceRial;
  await page.goto('/profile/wallet');
  const wallets = page.getByRole('list', { name: 'انتخاب کیف پول' });
  await wallets.getByRole('link', { name: companyName }).click();
  await expect(wallets.getByRole('link', { name: companyName })).toHaveAttribute('aria-current', 'true');
  await expectNoViolations(page);
  await page.getByRole('textbox', { name: 'مبلغ', exact: true }).fill('۷٬۰۰۰٬۰۰۰');
  await page.getByRole('button', { name: 'پرداخت ۷٬۰۰۰٬۰۰۰ تومان' }).click();
  await choose(page, 'success');

  await expect(heading(page, 'پرداخت انجام شد')).toBeVisible();
  expect((await owner(getCredit)).balanceRial - before).toBe(CHARGED_RIAL);
  await page.getByRole('link', { name: 'رسید' }).click();
  await expect(page.getByRole('article')).toContainText(companyName);
  await expectNoViolations(page);
  expectPrinted(await printPage(page, testInfo), ['رسید پرداخت', 'هفت میلیون تومان', companyName]);

  // The owner's own wallet is that of the company.
  await giveSession(context, site.origin, site.demoBuyer);
  const tab = await context.newPage();
  await tab.goto('/profile/wallet?type=Charge');
  await expect(tab.getByRole('table', { name: 'صورت‌حساب' })).toContainText('+۷٬۰۰۰٬۰۰۰');
  const printed = await printPage(tab, testInfo);
  expectPrinted(printed, ['صورت‌حساب', '۷٬۰۰۰٬۰۰۰']);
});

test('a viewer of the company sees none of its wallet', async ({ page, context, site, incidents }) => {
  incidents.allow(/status of 403/);
  const { companyName } = await givenColleague(site, context, 'viewer');
  await page.goto('/profile/wallet');
  await expect(page.getByRole('region', { name: 'موجودی کیف پول' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'انتخاب کیف پول' })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(companyName);

  await page.goto('/profile/wallet?company=1');
  await expect(page.getByText(/^موجودی دریافت نشد/)).toBeVisible();
  await expect(page.getByText(/^صورت‌حساب دریافت نشد/)).toBeVisible();
});
