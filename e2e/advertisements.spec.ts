import { links } from '@bazaar/contracts';
import { listAdvertisements } from '@bazaar/contracts/content';
import { expectNoViolations } from './accessibility.fixture.ts';
import { documentOf, structuredData } from './html.fixture.ts';
import { askForCode, confirmDemoCode } from './login-screen.fixture.ts';
import { createReader, first } from './read-service.fixture.ts';
import { giveSession } from './session.fixture.ts';
import { expectNoSidewaysScroll, NARROW } from './sideways-scroll.fixture.ts';
import type { SharedSite } from './site/shared-site.ts';
import { freshNumber } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

/** The id of the demo's advertisement whose validity is over. */
const EXPIRED = 21;

async function readAdvertisement(site: SharedSite) {
  const found = await createReader(site.servicesOrigin)(listAdvertisements.path, 'content');
  const { id, slug, title } = first(listAdvertisements.response.parse(found).items);
  return { id, title, path: links.advertisement(id, slug) };
}

test('an advertisement of the home page and of a search leads to its page', async ({ page, site }) => {
  const { title, path } = await readAdvertisement(site);
  await page.goto('/');
  await expectHydrated(page);
  await page.getByRole('list', { name: /آگهی/ }).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(path);
  await expect(heading(page, title)).toBeVisible();

  await page.goto(`${links.search(title)}?scope=industrialAdvertisement`);
  await expectHydrated(page);
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(path);
});

test('advertisements are narrowed by kind and place', async ({ page }) => {
  await page.goto('/advertisements');
  await expectHydrated(page);
  const count = await page.getByRole('article').count();
  await page.getByRole('list', { name: 'شهر' }).getByRole('link', { name: /کرج/ }).click();

  await expect(heading(page, /در کرج$/)).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(count);
  await expect(page.getByRole('list', { name: 'شهر' }).getByRole('link', { name: /کرج/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('list', { name: 'نوع آگهی' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\?kind=\d+&city=\d+$/);
});

test('the number is shown after signing in, on the page where it was asked for', async ({ page, site }) => {
  const { title, path } = await readAdvertisement(site);
  await page.goto(path);
  await expectHydrated(page);
  const contact = page.getByRole('region', { name: 'تماس' });
  await expect(contact).toContainText('•');
  await contact.getByRole('button', { name: 'نمایش شماره' }).click();
  await expect(page).toHaveURL(/\/users\/login\?redirectPath=.+&loginPerPage=true&reason=contact$/);
  await askForCode(page, freshNumber());
  await confirmDemoCode(page);

  await expect(page).toHaveURL(path);
  await expect(heading(page, title)).toBeVisible();
  await expect(contact.getByRole('link')).toHaveAttribute('href', /^tel:\+98\d{10}$/);
  await expect(contact).not.toContainText('•');
});

test('a signed-in visitor reports an advertisement, and the operator keeps it', async ({
  page,
  site,
  browser,
}) => {
  const { path, title } = await readAdvertisement(site);
  await giveSession(page.context(), site.origin, site.newBuyer);
  await page.goto(path);
  await expectHydrated(page);
  await page.getByRole('button', { name: 'گزارش این آگهی' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'دیگر موجود نیست' }).check();
  await dialog.getByRole('textbox').fill('<b>فروخته شده است</b>');
  await dialog.getByRole('button', { name: 'ارسال گزارش' }).click();
  await expect(page.getByText('گزارش شما ثبت شد')).toBeVisible();
  await expect(dialog).toBeHidden();

  const operatorContext = await browser.newContext({ baseURL: site.origin });
  await giveSession(operatorContext, site.origin, site.demoOperator);
  const operator = await operatorContext.newPage();
  await operator.goto('/profile/comments');
  await operator.getByRole('tab', { name: /^گزارش آگهی‌ها/ }).click();
  const entry = operator
    .getByRole('list', { name: 'صف گزارش آگهی‌ها' })
    .getByRole('listitem')
    .filter({ has: operator.getByRole('link', { name: title }) });
  await expect(entry).toContainText('<b>فروخته شده است</b>');
  await expectNoViolations(operator);
  await entry.getByRole('button', { name: /^نگه داشتن آگهی/ }).click();
  await expect(entry).toHaveCount(0);
  await operatorContext.close();
});

test('an expired advertisement is gone for crawlers, and leads visitors to valid ones', async ({
  page,
  request,
  incidents,
}) => {
  // Chromium reports the status of the document.
  incidents.allow(/410/);
  const address = `/advertisements/${EXPIRED}/`;
  const crawler = {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  };
  expect((await request.get(address, { headers: crawler })).status()).toBe(410);

  const reply = await page.goto(address);
  expect(reply?.status()).toBe(410);
  await expect(heading(page, 'این آگهی پایان یافته است')).toBeVisible();
  await expect(page.getByRole('list', { name: 'آگهی‌های همانند' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/advertisements\/\d+\//,
  );
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
});

test('an advertisement describes itself to crawlers', async ({ request, site }) => {
  const { path, title } = await readAdvertisement(site);
  const html = await documentOf(await request.get(path));

  expect(structuredData(html).map((block) => block['@type'])).toEqual(['BreadcrumbList']);
  expect(html).toContain(title);
  expect(html).toContain(`<link rel="canonical" href="${site.origin}${path}"`);
});

for (const address of [
  '/advertisements/abc/x',
  '/advertisements/0/x',
  '/advertisements/999999/x',
  '/advertisements?page=99',
]) {
  test(`there is no advertisement at ${address}`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404);
  });
}

test('advertisements fit a narrow phone and have no barriers', async ({ page, site }) => {
  const { path } = await readAdvertisement(site);
  for (const address of ['/advertisements', path]) {
    await page.setViewportSize(NARROW);
    await page.goto(address);
    await expectHydrated(page);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an advertisement can be read, and its list narrowed', async ({ page, site }) => {
    const { path, title } = await readAdvertisement(site);
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();

    await page.goto('/advertisements');
    await page.getByRole('list', { name: 'شهر' }).getByRole('link', { name: /کرج/ }).click();
    await expect(heading(page, /در کرج$/)).toBeVisible();
  });
});
