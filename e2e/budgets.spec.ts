import { documentOf, elements } from './html.fixture.ts';
import { followRequests, type LoadedFile, runScripts } from './page-weight.fixture.ts';
import { PUBLIC_PAGES, type PublicPageName, publicPages } from './public-pages.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated } from './visit.fixture.ts';

const KILO = 1000;
/** The most that a first view may weigh, in kB of brotli. */
const MAX_STYLES = 20;
const MAX_SCRIPTS: Readonly<Partial<Record<PublicPageName, number>>> = {
  home: 180,
  category: 200,
  product: 185,
  supplier: 185,
};
/** Less would mean that the measurement has failed. */
const MIN_SCRIPTS = 100;
/** Scripts that were asked for and did not run, in kB. */
const MAX_UNUSED = 10;
/** The client asks for what it needs, and nobody waits for another's answer to ask. */
const MAX_CHAIN = 2;

function kiloBytes(files: readonly LoadedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0) / KILO;
}

/** Runs in the page: addresses of what had arrived when the page answered. */
function filesBeforeHydration(): string[] {
  const aliveAt = performance.getEntriesByName('bazaar-hydrated')[0]?.startTime ?? 0;
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.filter(({ responseEnd }) => responseEnd <= aliveAt).map(({ name }) => name);
}

for (const name of PUBLIC_PAGES) {
  test(`the first view of the ${name} page keeps to its budget and to a short chain of requests`, async ({
    page,
    catalogue,
  }, testInfo) => {
    const loaded = await followRequests(page);
    await page.goto(publicPages(catalogue)[name].path, { waitUntil: 'load' });
    await expectHydrated(page);

    // What comes when the page is idle, or after it has come to life, is not what it waits for.
    const alive = new Set(await page.evaluate(filesBeforeHydration));
    const files = loaded().filter(({ url, type }) => type === 'Document' || alive.has(url));
    const scripts = files.filter(({ type }) => type === 'Script');
    const styles = files.filter(({ type }) => type === 'Stylesheet');
    const weight = `scripts ${kiloBytes(scripts).toFixed(1)} kB, styles ${kiloBytes(styles).toFixed(1)} kB, ${files.length} requests`;
    testInfo.annotations.push({ type: 'weight', description: weight });
    console.log(`${name}: ${weight}`);
    expect(kiloBytes(scripts)).toBeGreaterThan(MIN_SCRIPTS);
    expect(kiloBytes(scripts)).toBeLessThanOrEqual(MAX_SCRIPTS[name] ?? Number.POSITIVE_INFINITY);
    expect(kiloBytes(styles)).toBeLessThanOrEqual(MAX_STYLES);
    expect(Math.max(...files.map(({ depth }) => depth))).toBeLessThanOrEqual(MAX_CHAIN);
  });
}

for (const name of PUBLIC_PAGES.filter((page) => page !== 'home')) {
  test(`the ${name} document asks at once for the scripts of its first view, and for little else`, async ({
    page,
    request,
    catalogue,
  }) => {
    const { path } = publicPages(catalogue)[name];
    const html = await documentOf(await request.get(path));
    const asked = [...elements(html, 'link'), ...elements(html, 'script')]
      .filter(({ as, src }) => as === 'script' || src !== undefined)
      .map(({ href, src }) => href ?? src ?? '');

    const loaded = await followRequests(page);
    const run = await runScripts(page, async () => {
      await page.goto(path, { waitUntil: 'load' });
      await expectHydrated(page);
    });

    const alive = new Set((await page.evaluate(filesBeforeHydration)).map((url) => new URL(url).pathname));
    const late = [...run].filter((file) => alive.has(file) && file.startsWith('/_') && !asked.includes(file));
    expect(late, 'run, and asked for late').toEqual([]);
    const unused = loaded().filter(({ url }) => {
      const file = new URL(url).pathname;
      return asked.includes(file) && !run.has(file);
    });
    expect(kiloBytes(unused), unused.map(({ url }) => url).join(', ')).toBeLessThanOrEqual(MAX_UNUSED);
  });
}
