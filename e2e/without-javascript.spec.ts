import { createHash } from 'node:crypto';
import { codeFiles, documentOf, elements, meta, structuredData } from './html.fixture.ts';
import { PUBLIC_PAGES, publicPages } from './public-pages.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { documentTitle, heading } from './visit.fixture.ts';

test.use({ javaScriptEnabled: false });

const HASH = /^sha256-[A-Za-z0-9+/]{43}=$/;

for (const name of PUBLIC_PAGES) {
  test(`the ${name} page is readable without scripts and describes itself to crawlers`, async ({
    page,
    request,
    catalogue,
    site,
  }) => {
    const { path, title, content, kinds } = publicPages(catalogue)[name];
    const response = await request.get(path);
    const html = await documentOf(response);
    expect(response.status()).toBe(200);
    expect(elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href).toBe(site.origin + path);
    expect(meta(html, 'description')?.length).toBeGreaterThan(20);
    expect(meta(html, 'og:title')).toContain(title);
    expect(structuredData(html).map((block) => block['@type'])).toEqual(expect.arrayContaining([...kinds]));

    await page.goto(path);
    await expect(page).toHaveTitle(documentTitle(title));
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(content);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test(`the ${name} document names its composition, pins its files and follows the content policy`, async ({
    request,
    catalogue,
  }) => {
    const response = await request.get(publicPages(catalogue)[name].path);
    const html = await documentOf(response);
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';

    expect(meta(html, 'composition-id')).toBe(headers['x-composition-id']);
    expect(headers['x-composition-id']).toMatch(/^[0-9a-f]{16}$/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(codeFiles(html).length).toBeGreaterThan(2);
    for (const file of codeFiles(html)) {
      expect(file.integrity, file.src ?? file.href).toMatch(HASH);
    }
    expectScriptsAllowed(html, policy);
    // The policy would block a style attribute, and the visitor would see another page than intended.
    expect(html.match(/<[a-z][^>]*\sstyle=/gi)).toBeNull();
    expect(html).not.toMatch(/[ي٠-٩ك]/);
  });
}

test('a document that is kept for nobody has no nonce either when it waits for nothing', async ({
  request,
}) => {
  // Nothing of an address that leads nowhere is kept.
  const responses = await Promise.all([1, 2].map((number) => request.get(`/nothing-here-${number}`)));

  for (const response of responses) {
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).not.toContain('nonce-');
    expectScriptsAllowed(await response.text(), policy);
  }
});

/** Each script of the document itself has the nonce of the policy, or the policy has its hash. */
function expectScriptsAllowed(html: string, policy: string): void {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  for (const [, attributes = '', text = ''] of html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
    // What an allowed script inserts needs no source of its own.
    if (/json|\ssrc=/.test(attributes)) {
      continue;
    }
    if (nonce === undefined) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    } else {
      expect(attributes).toContain(`nonce="${nonce}"`);
    }
  }
}

for (const name of ['product', 'category', 'supplier', 'article'] as const) {
  test(`a wrong name in the address of the ${name} page redirects to the right one`, async ({
    request,
    catalogue,
  }) => {
    const { path } = publicPages(catalogue)[name];
    const response = await request.get(path.replace(/[^/]+$/, 'x'), { maxRedirects: 0 });

    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(path);
  });
}

const NOWHERE = [
  '/products/999999999/x',
  '/products/abc',
  '/products/0/x',
  '/category/999999999/x',
  '/supplier/999999999/x',
  '/contents/999999999/x',
  '/category/categoryType/Nothing',
  '/nope',
  '/a/b/c',
];

for (const path of NOWHERE) {
  test(`${path} is a 404 with the specification’s text`, async ({ page, incidents }) => {
    incidents.allow(/status of 404/);
    const response = await page.goto(path);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText('۴۰۴');
    await expect(page.getByRole('main')).toContainText('خطا');
    await expect(page.getByRole('main')).toContainText('صفحه درخواستی پیدا نشد');
    await expect(page.getByRole('link', { name: 'بازگشت به صفحه اصلی' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'بازگشت به صفحه قبل' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

const ERROR_PAGES = [
  ['/error/404', 404],
  ['/error/400', 400],
  ['/error/403', 403],
  ['/error/500', 500],
  ['/error', 500],
] as const;

for (const [path, status] of ERROR_PAGES) {
  test(`${path} has status ${status} and stays out of search engines`, async ({ request }) => {
    const response = await request.get(path);

    expect(response.status()).toBe(status);
    expect(meta(await documentOf(response), 'robots')).toContain('noindex');
  });
}

test('the search form works without scripts', async ({ page, catalogue }) => {
  await page.goto('/faq');
  const search = page.getByRole('banner').getByRole('search');
  await search
    .getByRole('combobox', { name: 'نام کالا، کد فنی یا تأمین‌کننده' })
    .fill(catalogue.category.title);
  await search.getByRole('button', { name: 'جست‌وجو' }).click();

  await expect(page).toHaveURL(/\/search\/[^?]+$/);
  await expect(heading(page, new RegExp(catalogue.category.title))).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: catalogue.category.title }).first(),
  ).toBeVisible();
});

test('a page that needs a session is a skeleton in the server document, without personal data', async ({
  request,
}) => {
  const response = await request.get('/profile/wallet');
  const html = await documentOf(response);

  expect(response.status()).toBe(200);
  expect(html).not.toContain('صورت‌حساب');
});
