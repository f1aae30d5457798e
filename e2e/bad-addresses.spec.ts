import { links } from '@bazaar/contracts';
import { CATALOGUE_PAGES, type CataloguePageName, cataloguePages } from './catalogue-pages.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

const NOWHERE = [
  '/category/99999999999999999999/x',
  '/category/properties/999999999/x',
  '/products/search/Nothing',
  '/products/category/999999999/x',
  '/products/category/999999999/supplier/1',
  '/products/base-product/999999999/x',
  '/products/base-product/abc',
  '/suppliers/Nothing',
  '/supplier/category/999999999/x',
  '/supplier/999999999/products/Product',
  '/supplier/1/products/Nothing',
  '/supplier/999999999/content-list',
  '/supplier/999999999/merchantDelegations/x',
  '/supplier/1e3/x',
];

for (const path of NOWHERE) {
  test(`${path} is a 404 with the specification’s text`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const html = await response.text();

    expect(response.status()).toBe(404);
    expect(html).toContain('۴۰۴');
    expect(html).toContain('خطا');
    expect(html).toContain('صفحه درخواستی پیدا نشد');
    expect(html).toContain('بازگشت به صفحه اصلی');
    expect(html).toContain('بازگشت به صفحه قبل');
  });
}

/** A leaf category of the demo data that was withdrawn; its group still exists. */
const WITHDRAWN = links.category(2026, 'تلمبه-و-پمپ-دستی');
const GROUP_ABOVE = links.category(2020, 'پمپ-و-تجهیزات-سیالات');

test('a withdrawn category is a 404 that links to the category above it', async ({ page, incidents }) => {
  incidents.allow(/status of 404/);
  const response = await page.goto(WITHDRAWN);

  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain(`href="${GROUP_ABOVE}"`);
  await expectHydrated(page);
  await expect(heading(page, 'صفحه درخواستی پیدا نشد')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('تلمبه و پمپ دستی');
  await page.getByRole('main').getByRole('link', { name: 'رفتن به «پمپ و تجهیزات سیالات»' }).click();
  await expect(heading(page, 'پمپ و تجهیزات سیالات')).toBeVisible();
});

test('a page that does not exist stays complete and usable after hydration', async ({ page, incidents }) => {
  incidents.allow(/status of 404/);
  await page.goto('/products/abc');
  await expectHydrated(page);

  await expect(heading(page, 'صفحه درخواستی پیدا نشد')).toBeVisible();
  await page.getByRole('link', { name: 'بازگشت به صفحه اصلی' }).click();
  await expect(page).toHaveURL('/');
});

const SLUGGED: readonly CataloguePageName[] = [
  'group',
  'categoryProperties',
  'productsOfCategory',
  'baseProduct',
  'suppliersOfCategory',
  'supplierDelegations',
];

for (const name of SLUGGED) {
  test(`a wrong name in the address of the screen ${name} redirects to the right one`, async ({
    request,
    catalogue,
  }) => {
    const { path } = cataloguePages(catalogue)[name];
    const response = await request.get(`${path.replace(/[^/]+$/, 'x')}?page=2`, { maxRedirects: 0 });

    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`${path}?page=2`);
  });
}

/** Markup that would run if it were written into a document unescaped. */
const PLANTED = '<script>alert';

/** Queries that no link of the site has. */
const HOSTILE = [
  'page=-1&sort=%27%3B%20DROP%20TABLE&view=%3Cscript%3Ealert(1)%3C/script%3E',
  'page=1e999&quantity=-5&compare=a,b,c&scope=x',
  'filter.properties%5B0%5D.__proto__=1&filter.cityIds=abc&filter.priceKind=x&filter.provinceIds=1e9',
  'filter.properties%5B999999%5D.propertyId=1&filter=1&filter.x.y.z.a.b.c=1&filter.verified=maybe',
  `sort=%00&filter.cityIds=${'9'.repeat(400)}&openSection=%22%3E`,
].join('&');

/** The text of a document, without its markup. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}

for (const name of CATALOGUE_PAGES) {
  test(`a hostile query does not break the document of the screen ${name}`, async ({
    request,
    catalogue,
  }) => {
    const { path, title } = cataloguePages(catalogue)[name];
    const response = await request.get(`${path}?${HOSTILE}`, { maxRedirects: 0 });
    const html = await response.text();

    expect(response.status()).toBe(200);
    expect(textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')).toContain(title);
    expect(html).not.toContain('role="alert"');
    expect(html).not.toContain(PLANTED);
  });
}

/** One screen of each kind. */
const LIVELY = ['group', 'suppliersOfType', 'baseProduct', 'search'] as const;

for (const name of LIVELY) {
  test(`a hostile query does not break the screen ${name} after hydration`, async ({ page, catalogue }) => {
    const { path, title } = cataloguePages(catalogue)[name];
    await page.goto(`${path}?${HOSTILE}`);
    await expectHydrated(page);

    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
}

const LISTS = ['group', 'productsOfType', 'productsOfCategory', 'suppliersOfType', 'search'] as const;

for (const name of LISTS) {
  test(`page 999 of the screen ${name} says that there is no such page`, async ({ request, catalogue }) => {
    const response = await request.get(`${cataloguePages(catalogue)[name].path}?page=999`);

    expect(response.status()).toBe(200);
    expect(textOf(await response.text())).toContain('این صفحه وجود ندارد');
  });
}

test('an out-of-range page links to the last one', async ({ page, catalogue }) => {
  await page.goto(`${catalogue.group.path}?page=999`);
  await expectHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'رفتن به صفحه آخر' }).click();

  await expect(page).not.toHaveURL(/page=999/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

/** Search terms; a response shows results, the reason why there are none, or that there is no such page. */
const KEYS: readonly [what: string, key: string][] = [
  ['a null character', '%00'],
  ['control characters', '%01%02'],
  ['a percent sign', '%25'],
  ['a slash', '%2F'],
  ['markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['SQL', '%27%20OR%201%3D1--'],
  ['three thousand letters', 'a'.repeat(3000)],
];

for (const [what, key] of KEYS) {
  test(`searching for ${what} shows results or the reason why there are none`, async ({ request }) => {
    for (const place of ['/search/', '/suppliers/search/']) {
      const response = await request.get(place + key, { maxRedirects: 0 });
      const html = await response.text();

      expect([200, 404], place).toContain(response.status());
      expect(html, place).toMatch(/<h1[ >]/);
      expect(html, place).not.toContain(PLANTED);
    }
  });
}

test('a search term is shown, and never executed', async ({ page }) => {
  const words = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  page.on('dialog', () => {
    throw new Error('What was searched for has run.');
  });
  for (const place of ['/search/', '/suppliers/search/', '/newai?q=']) {
    await page.goto(place + encodeURIComponent(words));
    await expectHydrated(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  }
});

test('a malformed address gets a response in the site’s own words', async ({ request }) => {
  const response = await request.get('/search/%E0%A4%A');

  expect(response.status()).toBe(400);
  expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('بازگشت به صفحه اصلی');
});
