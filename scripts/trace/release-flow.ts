import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { RemoteDescriptor } from '@bazaar/contracts/platform';
import { chromium } from 'playwright';
import { mirrorFolder } from '../../shell/server/mirror/mirror-folder.ts';
import { launchOptions } from '../bench/launch-options.ts';
import { findSamplePages } from '../bench/sample-pages.ts';
import { listReleases, readDescriptor } from '../releases/release-store.ts';
import { nextVersion } from '../releases/version.rules.ts';
import { functionsThatRan, type RunFunctions } from './coverage.rules.ts';
import { sourceFiles } from './source-files.ts';
import { runTraced } from './traced-process.ts';
import type { TracedSite } from './traced-site.ts';

const REMOTE = 'mf-suppliers';
const POLL_MS = 100;
/** The shell warms the new release once its files are there. */
const WARM_MS = 1500;
/** Of the page's files those that load a remote; what the page then shows is of no interest here. */
const LOADS_A_REMOTE = /^shell\/src\/(client|(boot|remotes)\/)|^mf-[^/]+\/src\/(remote|routes|slots)\.ts$/;

/** From `npm run release` to a browser that loads the new version. */
export async function traceRelease(site: TracedSite): Promise<Set<string>> {
  const { data, paths, shell } = site;
  const version = nextVersion(
    listReleases(paths, REMOTE).map((release) => release.version),
    '1.0.0',
  );
  const released = await runTraced('scripts/release.ts', [REMOTE, version], data);
  await shell.takeRan();
  const used = await runTraced('scripts/manifest.ts', ['use', REMOTE, version], data);
  const descriptor = readDescriptor(paths.release(REMOTE, version));
  while (!existsSync(mirrorFolder(paths.mirror, descriptor))) {
    await delay(POLL_MS);
  }
  await delay(WARM_MS);
  await fetch(new URL(`/_r/${REMOTE}/${version}/${descriptor.entry}`, site.shellOrigin));
  const served = await shell.takeRan();
  const browser = [...sourceFiles(await visit(site, descriptor), paths)];
  const before = sourceFiles([...released, ...used, ...served], paths);
  return new Set([...before, ...browser.filter((file) => LOADS_A_REMOTE.test(file))]);
}

/** Opens a page of the remote in a browser; the functions that ran there. */
async function visit(
  site: TracedSite,
  { name, version }: Pick<RemoteDescriptor, 'name' | 'version'>,
): Promise<RunFunctions[]> {
  const { product } = await findSamplePages(site.servicesOrigin);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.coverage.startJSCoverage();
    const entry = page.waitForResponse((response) => response.url().includes(`/_r/${name}/${version}/`));
    await page.goto(new URL(product, site.shellOrigin).href);
    await entry;
    await page.waitForLoadState('networkidle');
    return functionsThatRan(await page.coverage.stopJSCoverage());
  } finally {
    await browser.close();
  }
}
