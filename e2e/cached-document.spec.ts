import { links } from '@bazaar/contracts';
import { listSupplierProducts } from '@bazaar/contracts/product';
import { createReader, first } from './read-service.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

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
