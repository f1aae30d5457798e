import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

const BUS = /\/_s\/bus\.[^/]+\.js$/;
const HASHES = /\/hashes\.[0-9a-f]{8}\.js$/;

test('a page answers without the event bus and the hashes of later chunks, which come then', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.article.path);
  await expectHydrated(page);

  const lead = (files: RegExp) =>
    page.evaluate(
      ([source]) => {
        const [mark] = performance.getEntriesByName('bazaar-hydrated');
        const file = performance
          .getEntriesByType('resource')
          .find(({ name }) => new RegExp(source ?? '').test(name));
        return file && mark ? file.startTime - mark.startTime : null;
      },
      [files.source],
    );
  await expect.poll(() => lead(BUS)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => lead(HASHES)).toBeGreaterThanOrEqual(0);
});

test('a table of hashes that was tampered with lets no later chunk run, and the text stays', async ({
  page,
  catalogue,
  incidents,
}) => {
  incidents.allow(/hashes/);
  const table = /\/_r\/mf-content\/.*\/hashes\.[0-9a-f]{8}\.js$/;
  await page.route(table, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};globalThis.tampered=1` });
  });

  await page.goto(catalogue.article.path);
  await expectHydrated(page);

  await expect(page.getByRole('button', { name: 'تلاش دوباره' }).first()).toBeVisible();
  await expect(heading(page, catalogue.article.title)).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});
