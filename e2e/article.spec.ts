import { links } from '@bazaar/contracts';
import { contentFeedHref } from '@bazaar/contracts/content';
import { expectNoViolations } from './accessibility.fixture.ts';
import { readDemoArticle } from './demo-article.fixture.ts';
import { documentOf, elements, structuredData } from './html.fixture.ts';
import { askForCode, confirmDemoCode } from './login-screen.fixture.ts';
import { expectLetterhead, expectNotPrinted, expectPrinted, printPage } from './printed-pages.fixture.ts';
import { expectNoSidewaysScroll, NARROW } from './sideways-scroll.fixture.ts';
import { freshNumber } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

test('a reader who likes an article signs in first, and has liked it once, also after a reload', async ({
  page,
  site,
}) => {
  const { path, title } = await readDemoArticle(site.servicesOrigin);
  await page.goto(path);
  await expectHydrated(page);
  await expect(heading(page, title)).toBeVisible();
  const bar = page.getByRole('list', { name: 'کارهای این مطلب' }).last();
  const like = bar.getByRole('button', { name: /^پسندیدن/ });
  const before = Number(
    ((await like.textContent()) ?? '')
      .replace(/\D/gu, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))
      .replaceAll('-1', ''),
  );

  await like.click();
  await expect(page).toHaveURL(/\/users\/login\?redirectPath=.+&reason=like$/);
  await askForCode(page, freshNumber());
  await confirmDemoCode(page);

  await expect(page).toHaveURL(path);
  const liked = `پسندیدن · ${new Intl.NumberFormat('fa-IR').format(before + 1)}`;
  await expect(like).toHaveText(liked);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveText(liked);

  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('an article is printed as its text alone', async ({ page, site }, testInfo) => {
  const { path, id, title, headings, good } = await readDemoArticle(site.servicesOrigin);
  await page.goto(path);
  await expectHydrated(page);
  await expect(page.getByRole('heading', { name: 'کالاها و تأمین‌کنندگان این مطلب' })).toBeVisible();
  const printed = await printPage(page, testInfo);

  expectLetterhead(printed, `/contents/${id}`);
  expectPrinted(printed, [title, ...headings.map(String)]);
  expectNotPrinted(printed, [
    'کالاها و تأمین‌کنندگان این مطلب',
    good.title,
    'مطالب مرتبط',
    'نظرها',
    'پسندیدن',
    'در این مطلب',
  ]);
});

test('an article describes itself to crawlers and names its feed', async ({ request, site }) => {
  const { path, title, contentType, supplier, id, slug } = await readDemoArticle(site.servicesOrigin);
  const html = await documentOf(await request.get(path));

  const kinds = structuredData(html);
  expect(kinds.map((block) => block['@type'])).toEqual(['Article', 'BreadcrumbList']);
  expect(kinds[0]).toMatchObject({ headline: title, url: site.origin + path });
  const feed = elements(html, 'link').find(({ type }) => type === 'application/atom+xml');
  expect(feed?.href).toBe(site.origin + contentFeedHref({ contentTypeId: contentType.id }));

  const ofSupplier = await request.get(links.supplierContent(id, supplier?.id ?? 0, slug));
  const canonical = elements(await documentOf(ofSupplier), 'link').find(({ rel }) => rel === 'canonical');
  expect(canonical?.href).toBe(site.origin + path);
});

test('a feed is read by an XML parser: all articles, those of a type, and those with a label', async ({
  page,
  request,
  site,
}) => {
  const { contentType } = await readDemoArticle(site.servicesOrigin);
  // The parser of a page outside the site: on the site, its policy lets no text become markup.
  const read = async (address: string) => {
    const response = await request.get(address);
    const type = response.headers()['content-type'];
    return { type, ...(await page.evaluate(parseFeed, await response.text())) };
  };

  const all = await read(contentFeedHref());
  expect(all).toMatchObject({ type: 'application/atom+xml; charset=utf-8', faults: [] });
  expect(new Set(all.ids).size).toBe(30);
  const times = all.dates.map((date) => Date.parse(date));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  const ofType = await read(contentFeedHref({ contentTypeId: contentType.id }));
  expect(ofType.title[0]).toContain(contentType.title);
  expect(ofType.ids.length).toBeGreaterThan(3);
  const ofLabel = await read(contentFeedHref({ label: 'پمپ' }));
  expect(ofLabel.ids).toEqual(expect.arrayContaining([`${site.origin}/contents/10`]));
});

function parseFeed(xml: string) {
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  const texts = (selector: string) =>
    [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  return {
    faults: texts('parsererror'),
    ids: texts('entry > id'),
    dates: texts('entry > published'),
    title: texts('feed > title'),
  };
}

test('what belongs to an article is linked: its series, its goods, and the articles of its category', async ({
  page,
  site,
}) => {
  const { path, good, series } = await readDemoArticle(site.servicesOrigin);
  await page.goto(path);
  await expectHydrated(page);
  const part = page.getByRole('region', { name: new RegExp(`^مجموعه «${series?.title}»`) });
  await expect(part.getByText('نوشته پیشین')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: good.title }).click();
  await expect(heading(page, good.title)).toBeVisible();
  await page.getByRole('navigation', { name: 'مسیر صفحه' }).getByRole('link').last().click();
  await page.getByRole('link', { name: 'محتوا', exact: true }).click();

  await expect(heading(page, /^مطالب /)).toBeVisible();
  await expect(page).toHaveURL(/\/category\/contents\/Product\/\d+\//);
});

for (const address of [
  '/contents/10/supplier/1/x',
  '/contents/abc/supplier/7/x',
  '/contents/10/supplier/0/x',
  '/category/contents/Product/999999/x',
  '/category/contents/%3Cscript%3E/2021/x',
  `/contents/label/${encodeURIComponent('<img src=x onerror=alert(1)>'.repeat(4))}`,
]) {
  test(`there is no page at ${address.slice(0, 60)}`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404);
  });
}

test('a hostile label is shown as text', async ({ page }) => {
  const label = '"><script>alert(1)</script>';
  await page.goto(links.contentLabel(label));

  await expect(heading(page, `مطالب با برچسب «${label}»`)).toBeVisible();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex,follow');
});

test('an article fits a narrow phone and has no barriers', async ({ page, site }) => {
  const { path, title } = await readDemoArticle(site.servicesOrigin);
  await page.setViewportSize(NARROW);
  await page.goto(path);
  await expectHydrated(page);
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^نظرها/ })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole('heading', { name: 'در این مطلب' }).click();
  await expect(page.getByRole('navigation', { name: 'در این مطلب' }).getByRole('link').first()).toBeVisible();
  await expectNoViolations(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the text, the goods and the comments of an article can be read', async ({ page, site }) => {
    const { path, title, good, deepest } = await readDemoArticle(site.servicesOrigin);
    await page.goto(path);

    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: good.title })).toBeVisible();
    await expect(page.getByText(deepest.text)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^مجموعه/ })).toBeVisible();
  });
});
