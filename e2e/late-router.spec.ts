import type { Page } from '@playwright/test';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading, isSameDocument, markDocument, watchDocuments } from './visit.fixture.ts';

const ROUTER = /\/_s\/router\.[^/]+\.js$/;

/** Keeps the router's file back. @returns what lets it through. */
async function holdRouter(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(ROUTER, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A link of the header to a page of the same remote. */
const goods = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'محصولات و مواد اولیه' });

test('the router is no part of a first view, and comes once the page was hydrated', async ({
  page,
  catalogue,
}) => {
  const asked: number[] = [];
  page.on('request', (request) => ROUTER.test(request.url()) && asked.push(1));
  const letCome = await holdRouter(page);
  await page.goto(catalogue.product.path);
  await expectHydrated(page);

  await expect.poll(() => asked.length).toBeGreaterThan(0);
  letCome();
  const lead = () =>
    page.evaluate(() => {
      const [mark] = performance.getEntriesByName('bazaar-hydrated');
      const router = performance.getEntriesByType('resource').find(({ name }) => /\/_s\/router\./.test(name));
      return router && mark ? router.startTime - mark.startTime : null;
    });
  await expect.poll(lead).toBeGreaterThanOrEqual(0);
});

test('a link that is pressed before the router has come opens its page in the same document, and back leads back', async ({
  page,
  catalogue,
}) => {
  const letCome = await holdRouter(page);
  await page.goto(catalogue.product.path);
  await expectHydrated(page);
  await markDocument(page);

  await goods(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  letCome();

  await expect(heading(page, 'محصولات و مواد اولیه')).toBeVisible();
  await page.goBack();
  await expect(heading(page, catalogue.product.title)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a link loads its document when the router does not come, and no remote is blamed', async ({
  page,
  catalogue,
  incidents,
}) => {
  incidents.allow(/Failed to load resource.*\/_s\/router\./);
  await page.route(ROUTER, (route) => route.abort('failed'));
  await page.goto(catalogue.product.path);
  await expectHydrated(page);
  const documents = watchDocuments(page);

  await goods(page).click();

  await expect(heading(page, 'محصولات و مواد اولیه')).toBeVisible();
  expect(documents).toHaveLength(1);
  expect(await incidents.reports()).toEqual([]);
});

test('after a reload, back leads to the page before although the router has not come', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.product.path);
  await expectHydrated(page);
  await goods(page).click();
  await expect(heading(page, 'محصولات و مواد اولیه')).toBeVisible();
  const letCome = await holdRouter(page);
  await page.reload();
  await expectHydrated(page);

  await page.goBack();

  await expect(heading(page, catalogue.product.title)).toBeVisible();
  letCome();
});

test('a page that the browser fills asks for the router with its first files', async ({ page, request }) => {
  const html = await (await request.get('/profile')).text();

  expect(html).toMatch(/<link rel="preload" as="script"[^>]*href="\/_s\/router\./);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/users\/login/);
});
