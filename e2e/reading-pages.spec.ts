import { getTradeDeadlines } from '@bazaar/contracts/trade';
import { toPersianDigits } from '@bazaar/locale';
import { expectNoViolations } from './accessibility.fixture.ts';
import { documentOf, structuredData } from './html.fixture.ts';
import { createReader } from './read-service.fixture.ts';
import { giveSession } from './session.fixture.ts';
import { expectNoSidewaysScroll, NARROW } from './sideways-scroll.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

test('how it works tells buyers and businesses apart, and offers what the visitor can do next', async ({
  page,
  request,
  site,
  browser,
}) => {
  await page.goto('/how-it-work');
  await expectHydrated(page);
  const main = page.getByRole('main');
  await expect(heading(page, 'بازار صنعت چگونه کار می‌کند؟')).toBeVisible();
  await expect(main.getByRole('link', { name: 'ورود یا ثبت‌نام خریدار' })).toHaveAttribute(
    'href',
    /redirectPath/,
  );
  await main.getByRole('link', { name: 'برای کسب‌وکارها' }).click();
  await expect(page).toHaveURL('/how-it-work#business');
  await expect(main.getByRole('link', { name: 'ثبت کسب‌وکار' })).toBeInViewport();
  await expectNoViolations(page);

  await giveSession(page.context(), site.origin, site.newBuyer);
  await page.reload();
  await expect(main.getByRole('link', { name: 'درخواست‌های من' })).toHaveAttribute(
    'href',
    '/profile/directorder',
  );
  await expect(main.getByRole('link', { name: 'ثبت نیاز' })).toBeVisible();
  // This buyer has brought a trade to its end.
  const context = await browser.newContext({ baseURL: site.origin });
  await giveSession(context, site.origin, site.demoBuyer);
  const buyer = await context.newPage();
  await buyer.goto('/how-it-work');
  await expect(buyer.getByRole('main').getByRole('link', { name: 'درخواست تازه' })).toBeVisible();
  await context.close();

  // The deadlines in the text are those that the trade service keeps.
  const deadlines = getTradeDeadlines.response.parse(
    await createReader(site.servicesOrigin)(getTradeDeadlines.path, 'trade'),
  );
  await expect(main).toContainText(
    `تأیید یا اعتراض تا ${toPersianDigits(String(deadlines.confirmationDays))} روز`,
  );
  const html = await documentOf(await request.get('/how-it-work'));
  expect(structuredData(html).map((block) => block['@type'])).toEqual(['HowTo', 'BreadcrumbList']);
});

test('terms name their version, and lead to the former one, which is marked as such', async ({ page }) => {
  await page.goto('/page/policy');
  await expect(page.getByRole('navigation', { name: 'در این مطلب' })).toBeVisible();
  await page.getByRole('region', { name: 'نسخه‌های پیشین' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/page/policy?version=1');
  await expect(page.getByRole('main')).toContainText('نسخه پیشین');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

for (const path of ['/how-it-work', '/page/policy', '/page/contactus', '/contents']) {
  test(`${path} fits the narrowest phone`, async ({ page }) => {
    await page.setViewportSize(NARROW);
    await page.goto(path);
    await expectHydrated(page);

    await expectNoSidewaysScroll(page);
  });
}
