import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

test('a cached document, the same bytes for everybody, runs its scripts and leads into other remotes', async ({
  page,
  request,
  catalogue: { product },
}) => {
  const rendered = await (await request.get(product.path)).text();
  const [kept, again] = [await request.get(product.path), await request.get(product.path)];
  expect(await kept.text()).toBe(rendered.replaceAll(/ nonce="[^"]+"/g, ''));
  expect(await again.text()).toBe(await kept.text());

  const response = await page.goto(product.path);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'sha256-[^']+' 'sha256-[^']+' 'strict-dynamic'/);
  expect(policy).not.toMatch(/nonce-|unsafe-/);
  await expectHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'کیفیت و استاندارد' }).click();
  await expect(heading(page, 'کیفیت و استاندارد')).toBeVisible();
});
