import type { RemoteDescriptor } from '@bazaar/contracts/platform';
import { runManifestCommand } from '@bazaar/scripts/manifest.ts';
import type { Page } from '@playwright/test';
import type { Catalogue } from './catalogue.fixture.ts';
import { type Incidents, integrityFaults, releaseFaults } from './incidents.fixture.ts';
import {
  anotherHeading,
  NEW_HEADING,
  OLD_HEADING,
  throwsInHandlers,
  throwsInTheBrowser,
} from './product-variants.fixture.ts';
import { IN_FORCE_WITHIN_MS } from './releasing.fixture.ts';
import { FULL } from './run-length.fixture.ts';
import type { SourceChange } from './site/changed-sources.ts';
import type { FaultyFront } from './site/faulty-front.ts';
import type { PrivateSite, PrivateSiteOptions } from './site/private-site.ts';
import { releaseVariant } from './site/remote-variant.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, watchDocuments } from './visit.fixture.ts';

const REMOTE = 'mf-suppliers';
/**
 * The server rendered the new version and the browser renders the previous one, so hydration reports the differences.
 */
const differs = /report to the operators: .*"kind":"hydration"/;

async function versionInForce(own: PrivateSite): Promise<string | undefined> {
  const health = (await (await fetch(own.url('/healthz'))).json()) as {
    remotes: Record<string, { version: string }>;
  };
  return health.remotes[REMOTE]?.version;
}

/** Releases a new version and activates it in place of the built one. */
async function putLive(
  own: PrivateSite,
  changes: readonly SourceChange[],
  { product }: Catalogue,
): Promise<RemoteDescriptor> {
  const release = await releaseVariant(own.paths, REMOTE, changes);
  runManifestCommand(['use', REMOTE, release.version], own.paths);
  await own.mirrored(REMOTE, release.version);
  await expect.poll(() => versionInForce(own), { timeout: IN_FORCE_WITHIN_MS }).toBe(release.version);
  // A machine that also builds may leave the first document to the browser.
  const document = async () => (await fetch(own.url(product.path))).text();
  await expect.poll(document, { timeout: IN_FORCE_WITHIN_MS }).toContain(`>${NEW_HEADING}<`);
  return release;
}

interface SiteOpeners {
  catalogue: Catalogue;
  openFront(origin: string): Promise<FaultyFront>;
  openSite(options: PrivateSiteOptions): Promise<PrivateSite>;
}

/** A sound new version in place of the built one, behind a server at which its files can fail. */
async function putLiveBehindFront({ catalogue, openFront, openSite }: SiteOpeners) {
  const own = await openSite({ own: [REMOTE] });
  const { version, routes } = await putLive(own, [anotherHeading], catalogue);
  return { front: await openFront(own.origin), version, routes };
}

/** Expects the last known good version, hydrated, in the document that was loaded first. */
async function expectFallback(page: Page, address: string): Promise<void> {
  const documents = watchDocuments(page);
  const response = await page.goto(address);
  expect(await response?.text(), 'the new version is live').toContain(NEW_HEADING);
  await expectHydrated(page);

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: OLD_HEADING, exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: NEW_HEADING })).toHaveCount(0);
  await expect(main.getByRole('alert')).toHaveCount(0);
  expect(documents).toHaveLength(1);
  await main.getByRole('button', { name: 'علاقه‌مندی', exact: true }).click();
  await expect(page).toHaveURL(/\/users\/login/);
}

async function expectReported(incidents: Incidents, version: string): Promise<void> {
  const reports = (await incidents.reports()).filter((line) => line.includes(`"remote":"${REMOTE}"`));
  expect(reports.some((line) => line.includes(`"version":"${version}"`))).toBe(true);
}

test('a version that throws while rendering is replaced by the last known good one automatically', async ({
  page,
  catalogue,
  incidents,
  openSite,
}) => {
  incidents.allow(
    /This version cannot render in a browser/,
    /Minified React error/,
    differs,
    ...releaseFaults,
  );
  const own = await openSite({ own: [REMOTE] });
  const { version } = await putLive(own, [anotherHeading, throwsInTheBrowser], catalogue);

  await expectFallback(page, own.url(catalogue.product.path));
  await expectReported(incidents, version);
});

for (const [what, fault, faults] of [
  ['whose page cannot be fetched', 'missing', releaseFaults],
  ['that fails its integrity check', 'tampered', integrityFaults],
] as const) {
  // In the ordinary run chaos/file-faults.spec.ts lets the same files fail.
  test(`a version ${what} is replaced by the last known good one automatically`, { tag: FULL }, async ({
    page,
    catalogue,
    incidents,
    openFront,
    openSite,
  }) => {
    incidents.allow(differs, /Minified React error/, ...faults);
    const { front, version, routes } = await putLiveBehindFront({ catalogue, openFront, openSite });
    const chunk = routes.find(({ pattern }) => pattern.startsWith('/products/'))?.scripts.at(-1) ?? '';
    const file = fault === 'missing' ? chunk : 'remoteEntry.js';
    front.fail(`/_r/${REMOTE}/${version}/${file}`, fault);

    await expectFallback(page, front.url(catalogue.product.path));
    await expectReported(incidents, version);
  });
}

test('a version whose entry hangs is overtaken by the last known good one, and has its turn in the next document', async ({
  page,
  catalogue,
  incidents,
  openFront,
  openSite,
}) => {
  incidents.allow(differs, /Minified React error/, ...releaseFaults);
  const { front, version } = await putLiveBehindFront({ catalogue, openFront, openSite });
  const entry = `/_r/${REMOTE}/${version}/remoteEntry.js`;
  front.fail(entry, 'hang');

  await page.goto(front.url(catalogue.product.path), { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: OLD_HEADING, exact: true })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  expect((await incidents.reports()).some((line) => line.includes(`${version} was late`))).toBe(true);

  front.recover(entry);
  await page.goto(front.url(catalogue.product.path));
  await expectHydrated(page);
  await expect(main.getByRole('heading', { name: NEW_HEADING, exact: true })).toBeVisible();
});

test('a version that throws in a handler is replaced, and not tried again in this visit', async ({
  page,
  catalogue,
  incidents,
  openSite,
}) => {
  incidents.allow(/This version cannot handle a click/, differs, ...releaseFaults);
  const own = await openSite({ own: [REMOTE] });
  const { version } = await putLive(own, [anotherHeading, throwsInHandlers], catalogue);
  const main = page.getByRole('main');
  const old = main.getByRole('heading', { name: OLD_HEADING, exact: true });

  await page.goto(own.url(catalogue.product.path));
  await expectHydrated(page);
  await main.getByRole('heading', { name: NEW_HEADING, exact: true }).click();
  await expect(old).toBeVisible();
  await expectReported(incidents, version);

  await page.reload();
  await expectHydrated(page);
  await expect(old).toBeVisible();
  await old.click();
  await expect(old).toBeVisible();
});
