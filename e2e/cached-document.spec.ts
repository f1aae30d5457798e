import { links } from '@bazaar/contracts';
import { listSupplierProducts } from '@bazaar/contracts/product';
import { PUBLIC_PAGES, publicPages } from './public-pages.fixture.ts';
import { createReader, first } from './read-service.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

test('each public page has one validator in renderings of the same data', async ({ request, catalogue }) => {
  const pages = publicPages(catalogue);
  /** Reads a page until two renderings, which differ in their times, have the same validator, and names it. */
  const commonEtag = async (path: string) => {
    const seen = new Map<string, string>();
    let common = '';
    await expect
      .poll(
        async () => {
          const response = await request.get(path);
          const { etag } = response.headers();
          // A page that had to wait for a service streams, for one visitor and without a validator.
          if (etag) {
            const text = await response.text();
            common = (seen.get(etag) ?? text) === text ? '' : etag;
            seen.set(etag, text);
          }
          return common;
        },
        { timeout: 30_000, message: path },
      )
      .toMatch(/^W\//);
    return common;
  };
  const check = async (name: (typeof PUBLIC_PAGES)[number]) => {
    const { path } = pages[name];
    const etag = await commonEtag(path);
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect([again.status(), again.headers().etag], name).toEqual([304, etag]);
  };
  await Promise.all(PUBLIC_PAGES.map(check));
});

test('a page that has not changed is not sent again to a browser that has it', async ({ page }) => {
  await page.goto(links.faq());
  await expectHydrated(page);
  await page.goto(links.home());
  await page.goto(links.faq());
  await expectHydrated(page);
  const bytes = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { sent: navigation?.transferSize, whole: navigation?.encodedBodySize };
  });
  expect(bytes.whole).toBeGreaterThan(5_000);
  expect(bytes.sent).toBeLessThan(3_000);
});

test('a document, the same bytes for its first visitor and from the cache, runs its scripts and leads into other remotes', async ({
  page,
  request,
  site,
}) => {
  // No other test opens this offer, so that the first visit renders it.
  const query = { paging: { pageNumber: 50, pageSize: 24 } };
  const page50 = await createReader(site.servicesOrigin)(listSupplierProducts.path, 'product', query);
  const { id, slug } = first(listSupplierProducts.response.parse(page50).items);
  const path = links.product(id, slug);
  const [rendered, kept] = [await request.get(path), await request.get(path)];
  expect(await kept.text()).toBe(await rendered.text());
  expect(kept.headers()['content-security-policy']).toBe(rendered.headers()['content-security-policy']);

  const response = await page.goto(path);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'sha256-[^']+' 'sha256-[^']+' 'strict-dynamic'/);
  expect(policy).not.toMatch(/nonce-|unsafe-/);
  await expectHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'کیفیت و استاندارد' }).click();
  await expect(heading(page, 'کیفیت و استاندارد')).toBeVisible();
});
