import type { RemoteName } from '@bazaar/contracts/platform';
import { runManifestCommand } from '@bazaar/scripts/manifest.ts';
import { leftToTheBrowser, releaseFaults } from './incidents.fixture.ts';
import { anotherHeading, NEW_HEADING } from './product-variants.fixture.ts';
import {
  expectHeaderAndSearchToWork,
  PLACES,
  regionError,
  visitAnotherRemote,
} from './remote-places.fixture.ts';
import { inFullUnless } from './run-length.fixture.ts';
import { giveSession } from './session.fixture.ts';
import { tamper } from './site/release-faults.ts';
import { releaseVariant } from './site/remote-variant.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading, isSameDocument, markDocument } from './visit.fixture.ts';

/** One whose page the server renders, and one whose page is rendered in the browser. */
const IN_ORDINARY_RUN: readonly RemoteName[] = ['mf-suppliers', 'mf-profile'];

for (const name of Object.keys(PLACES) as RemoteName[]) {
  const details = inFullUnless(IN_ORDINARY_RUN.includes(name));
  test(
    `while the origin of ${name} is down and nothing is mirrored, its region shows an error, all else works, and a retry recovers`,
    details,
    async ({ page, context, catalogue, incidents, openSite, site }) => {
      incidents.allow(...releaseFaults);
      const place = PLACES[name];
      const own = await openSite({ own: [name], down: [name] });
      await giveSession(context, own.origin, site.demoBuyer);
      await page.goto(own.url(place.path(catalogue)));
      await expectHydrated(page);
      await markDocument(page);
      await expect(regionError(page, place.name)).toBeVisible();

      await expectHeaderAndSearchToWork(page, catalogue);
      await visitAnotherRemote(page, name);
      await page.goBack();
      await expect(regionError(page, place.name)).toBeVisible();

      await own.remote(name).start();
      await expect(async () => {
        await regionError(page, place.name)
          .getByRole('button', { name: 'تلاش دوباره' })
          .click({ timeout: 1000 });
        await expect(heading(page, place.heading(catalogue))).toBeVisible({ timeout: 3000 });
      }).toPass();
      expect(await isSameDocument(page)).toBe(true);
    },
  );
}

test('once releases are mirrored, all five origins may stop without an effect on visitors', async ({
  page,
  context,
  catalogue,
  openSite,
  site,
}) => {
  const names = Object.keys(PLACES) as RemoteName[];
  const own = await openSite({ own: names });
  await Promise.all(names.map((name) => own.remote(name).stop()));
  await giveSession(context, own.origin, site.demoBuyer);

  for (const name of names) {
    await page.goto(own.url(PLACES[name].path(catalogue)));
    await expect(heading(page, PLACES[name].heading(catalogue))).toBeVisible();
    await expectHydrated(page);
  }
});

test('a file that its origin has changed is not mirrored, and never runs', async ({
  page,
  catalogue,
  incidents,
  openSite,
}) => {
  incidents.allow(...releaseFaults);
  const own = await openSite({ own: ['mf-suppliers'], down: ['mf-suppliers'] });
  await tamper(own.paths.release('mf-suppliers', own.builtVersion('mf-suppliers')), 'remoteEntry.js');
  await own.remote('mf-suppliers').start();

  await page.goto(own.url(catalogue.product.path));

  await expect(regionError(page, PLACES['mf-suppliers'].name)).toBeVisible();
  // After a failure the mirror waits before it requests the file again.
  await expect(async () => {
    await page.request.get(own.url(`/_r/mf-suppliers/${own.builtVersion('mf-suppliers')}/remoteEntry.js`));
    expect(own.log()).toMatch(/remoteEntry\.js cannot be fetched: it is larger than the \d+ bytes/);
  }).toPass();
  await page.reload();
  await expect(regionError(page, PLACES['mf-suppliers'].name)).toBeVisible();
});

test('a file that was changed in the mirror is fetched again before anybody gets it', async ({
  page,
  catalogue,
  openSite,
}) => {
  const own = await openSite({ own: ['mf-suppliers'] });
  await tamper(await own.mirrored('mf-suppliers', own.builtVersion('mf-suppliers')), 'remoteEntry.js');

  await page.goto(own.url(catalogue.product.path));

  await expectHydrated(page);
  await expect(heading(page, catalogue.product.title)).toBeVisible();
  expect(own.log()).toContain('ALARM: a mirrored release is not as it was released');
});

test('a release that cannot be fetched leaves visitors what they have until it can', async ({
  request,
  catalogue,
  openSite,
}) => {
  const own = await openSite({ own: ['mf-suppliers'] });
  const { version } = await releaseVariant(own.paths, 'mf-suppliers', [anotherHeading]);
  const hasNewHeading = async () =>
    (await (await request.get(own.url(catalogue.product.path))).text()).includes(`>${NEW_HEADING}<`);
  const refusal = async () => (await (await request.get(own.url('/healthz'))).json()).manifest.refused;
  await own.remote('mf-suppliers').stop();
  runManifestCommand(['use', 'mf-suppliers', version], own.paths);

  await expect.poll(refusal).toContain(`mf-suppliers ${version} is not in the mirror`);
  expect(await hasNewHeading()).toBe(false);

  await own.remote('mf-suppliers').start();
  await expect.poll(hasNewHeading, { timeout: 30_000 }).toBe(true);
  expect(await refusal()).toBeNull();
});

test('a home section whose remote is down fails alone', async ({ page, incidents, openSite, catalogue }) => {
  incidents.allow(...releaseFaults, leftToTheBrowser);
  const own = await openSite({ own: ['mf-suppliers'], down: ['mf-suppliers'] });

  await page.goto(own.url('/'));
  await expectHydrated(page);

  await expect(regionError(page, PLACES['mf-suppliers'].name)).toBeVisible();
  await expect(heading(page, catalogue.config.home.banner.title)).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: catalogue.article.title }).first(),
  ).toBeVisible();
  await expectHeaderAndSearchToWork(page, catalogue);

  await own.remote('mf-suppliers').start();
  await expect(async () => {
    await regionError(page, PLACES['mf-suppliers'].name)
      .getByRole('button', { name: 'تلاش دوباره' })
      .click({ timeout: 1000 });
    await expect(page.getByRole('region', { name: 'آگهی‌های صنعتی' })).toBeVisible({ timeout: 3000 });
  }).toPass();
});
