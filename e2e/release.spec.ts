import { runManifestCommand } from '@bazaar/scripts/manifest.ts';
import type { Page } from '@playwright/test';
import { anotherHeading, NEW_HEADING, OLD_HEADING } from './product-variants.fixture.ts';
import {
  expectNewDocumentAtNavigation,
  IN_FORCE_WITHIN_MS,
  late,
  passBuildCheck,
} from './releasing.fixture.ts';
import { releaseVariant } from './site/remote-variant.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, markDocument } from './visit.fixture.ts';

const REMOTE = 'mf-suppliers';

function section(page: Page, name: string) {
  return page.getByRole('main').getByRole('heading', { name, exact: true });
}

test('a remote is edited, released, activated, rolled back and tried as a canary, while the site runs', async ({
  page,
  browser,
  context,
  request,
  catalogue,
  incidents,
  openSite,
}) => {
  incidents.allow(late);
  const own = await openSite({ own: [REMOTE] });
  const address = own.url(catalogue.product.path);
  const manifest = (...words: string[]) => runManifestCommand(words, own.paths);
  const serverHeading = async () => {
    const html = await (await request.get(address)).text();
    return [NEW_HEADING, OLD_HEADING].find((name) => html.includes(`>${name}<`));
  };
  await page.goto(address);
  await expect(section(page, OLD_HEADING)).toBeVisible();
  await expectHydrated(page);
  const { version } = await releaseVariant(own.paths, REMOTE, [anotherHeading]);
  expect(version).not.toBe(own.builtVersion(REMOTE));
  expect(await serverHeading(), 'a release reaches nobody before the manifest names it').toBe(OLD_HEADING);

  await test.step('the manifest activates it, on the server and after hydration', async () => {
    manifest('use', REMOTE, version);
    await expect.poll(serverHeading, { timeout: IN_FORCE_WITHIN_MS }).toBe(NEW_HEADING);
    const fresh = await context.newPage();
    await fresh.goto(address);
    await expectHydrated(fresh);
    await expect(section(fresh, NEW_HEADING)).toBeVisible();
    await expect(
      fresh.getByRole('main').getByRole('button', { name: 'علاقه‌مندی', exact: true }),
    ).toBeEnabled();
    await fresh.close();
  });

  await test.step('a rollback restores the version before', async () => {
    manifest('rollback', REMOTE);
    await expect.poll(serverHeading).toBe(OLD_HEADING);
  });

  await test.step('visitors with a cookie get the canary, the others do not', async () => {
    manifest('canary', REMOTE, version, 'cookie', 'team=catalog');
    const chosen = await browser.newContext();
    await chosen.addCookies([{ name: 'team', value: 'catalog', url: own.origin }]);
    const canary = await chosen.newPage();
    await expect(async () => {
      await canary.goto(address);
      await expect(section(canary, NEW_HEADING)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectHydrated(canary);
    await chosen.close();
    await page.goto(address);
    await expectHydrated(page);
    await expect(section(page, OLD_HEADING)).toBeVisible();
  });
});

test('an open tab adopts a new version at its next navigation, with one document load', async ({
  page,
  catalogue,
  incidents,
  openSite,
}) => {
  incidents.allow(late);
  const own = await openSite({ own: [REMOTE] });
  await page.clock.install();
  await page.goto(own.url('/faq'));
  await expectHydrated(page);
  await markDocument(page);

  const { version } = await releaseVariant(own.paths, REMOTE, [anotherHeading]);
  const before = (await (await page.request.get(own.url('/builds/latest.json'))).json()).id;
  runManifestCommand(['use', REMOTE, version], own.paths);
  await expect
    .poll(async () => (await (await page.request.get(own.url('/builds/latest.json'))).json()).id, {
      timeout: IN_FORCE_WITHIN_MS,
    })
    .not.toBe(before);
  expect((await passBuildCheck(page)).status()).toBe(200);
  await expectNewDocumentAtNavigation(page);

  await page.goto(own.url(catalogue.product.path));
  await expect(section(page, NEW_HEADING)).toBeVisible();
});
