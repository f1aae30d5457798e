import type { Page } from '@playwright/test';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading, isSameDocument, markDocument, watchDocuments } from './visit.fixture.ts';

const RUNTIME = /\/_s\/federation\.[^/]+\.js$/;

/** Scripts that the page has asked for, of the federation runtime alone. */
function watchRuntime(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => RUNTIME.test(request.url()) && asked.push(request.url()));
  return asked;
}

/** Goes from the product to the goods, a page of a remote that is not loaded yet. */
async function goToAnotherRemote(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'محصولات و مواد اولیه' }).click();
  await expect(heading(page, 'محصولات و مواد اولیه')).toBeVisible();
}

test('the federation runtime is no part of a first view, and comes with the next remote', async ({
  page,
  catalogue,
}) => {
  const asked = watchRuntime(page);
  await page.goto(catalogue.product.path);
  await expectHydrated(page);
  const isHydrated = await page.evaluate(() => performance.getEntriesByName('bazaar-hydrated').length);
  expect([isHydrated, asked]).toEqual([1, []]);

  await goToAnotherRemote(page);

  await expect.poll(() => asked.length).toBe(1);
});

for (const fault of ['hangs', 'is refused'] as const) {
  test(`pages of other remotes open in the same document when the federation runtime ${fault}`, async ({
    page,
    catalogue,
    incidents,
  }) => {
    incidents.allow(/Failed to load resource.*\/_s\/federation\./);
    const asked = watchRuntime(page);
    await page.route(RUNTIME, (route) => (fault === 'hangs' ? undefined : route.abort('failed')));
    await page.goto(catalogue.product.path);
    await expectHydrated(page);
    await markDocument(page);
    const documents = watchDocuments(page);

    await goToAnotherRemote(page);
    await page.goBack();
    await expect(heading(page, catalogue.product.title)).toBeVisible();

    expect(asked.length).toBeGreaterThan(0);
    expect([await isSameDocument(page), documents]).toEqual([true, []]);
    expect(await incidents.reports()).toEqual([]);
    incidents.stopWatching();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
