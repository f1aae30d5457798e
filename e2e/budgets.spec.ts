import type { Catalogue } from './catalogue.fixture.ts';
import { documentOf, elements } from './html.fixture.ts';
import { followRequests, type LoadedFile, runScripts } from './page-weight.fixture.ts';
import { PUBLIC_PAGES, type PublicPageName, publicPages } from './public-pages.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated } from './visit.fixture.ts';

const KILO = 1000;
/** Lists of what to read and to watch. */
const LISTS = { contents: '/contents', videos: '/videos' } as const;
type MeasuredPage = PublicPageName | keyof typeof LISTS;
const MEASURED: readonly MeasuredPage[] = [...PUBLIC_PAGES, 'contents', 'videos'];

function pathOf(name: MeasuredPage, catalogue: Catalogue): string {
  return name in LISTS
    ? LISTS[name as keyof typeof LISTS]
    : publicPages(catalogue)[name as PublicPageName].path;
}

/**
 * Maximum weight of a first view, in kB of brotli. Two of them are for the table of the shell's hashes, which comes
 * before the page answers when a chunk beyond the document's is asked for early.
 */
const MAX_STYLES = 20;
const MAX_SCRIPTS: Readonly<Record<MeasuredPage, number>> = {
  home: 134,
  category: 169,
  product: 160,
  supplier: 162,
  article: 152,
  faq: 149,
  contents: 149,
  videos: 149,
};
/** A smaller figure would mean that the measurement has failed. */
const MIN_SCRIPTS = 100;
/** Maximum of scripts that were requested and did not run, in kB. */
const MAX_UNUSED = 10;
/** The client requests everything it needs at once, so no request waits for another's response. */
const MAX_CHAIN = 2;

function kiloBytes(files: readonly LoadedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0) / KILO;
}

/** Addresses of the scripts that a document asks for. */
function askedScripts(html: string): string[] {
  return [...elements(html, 'link'), ...elements(html, 'script')]
    .filter(({ as, src }) => as === 'script' || src !== undefined)
    .map(({ href, src }) => href ?? src ?? '');
}

/** Marks of the shell: the frame was taken over, and then the page's own content. */
type Mark = 'bazaar-hydrated' | 'bazaar-page';

/** Runs in the page: addresses of the files that had arrived by then. */
function filesBefore(mark: Mark): string[] {
  const hydratedAt = performance.getEntriesByName(mark)[0]?.startTime ?? 0;
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.filter(({ responseEnd }) => responseEnd <= hydratedAt).map(({ name }) => name);
}

/**
 * Runs in the page: notes each formatter of `Intl`. The first one loads the browser's locale data, 60 ms of a slow phone's
 * processor in the middle of taking over the document.
 */
function noteFormatters(): void {
  const made: string[] = [];
  const noting = <Made extends object>(name: string, maker: new (...given: never[]) => Made) =>
    new Proxy(maker, {
      construct(target, given) {
        made.push(name);
        return Reflect.construct(target, given);
      },
    });
  Object.assign(globalThis, { madeFormatters: made });
  Object.assign(Intl, {
    NumberFormat: noting('NumberFormat', Intl.NumberFormat),
    DateTimeFormat: noting('DateTimeFormat', Intl.DateTimeFormat),
    RelativeTimeFormat: noting('RelativeTimeFormat', Intl.RelativeTimeFormat),
    Collator: noting('Collator', Intl.Collator),
  });
}

for (const name of MEASURED) {
  test(`the first view of the ${name} page stays within its budget and a short chain of requests`, async ({
    page,
    catalogue,
  }, testInfo) => {
    const loaded = await followRequests(page);
    await page.addInitScript(noteFormatters);
    await page.goto(pathOf(name, catalogue), { waitUntil: 'load' });
    await expectHydrated(page);
    const made = () => (globalThis as unknown as { madeFormatters: string[] }).madeFormatters;
    expect(await page.evaluate(made), 'formatters of Intl').toEqual([]);

    // What is fetched when the page is idle, or after hydration, does not delay it.
    const beforeHydration = new Set(await page.evaluate(filesBefore, 'bazaar-page' as const));
    const files = loaded().filter(({ url, type }) => type === 'Document' || beforeHydration.has(url));
    const scripts = files.filter(({ type }) => type === 'Script');
    const styles = files.filter(({ type }) => type === 'Stylesheet');
    const weight = `scripts ${kiloBytes(scripts).toFixed(1)} kB, styles ${kiloBytes(styles).toFixed(1)} kB, ${files.length} requests`;
    testInfo.annotations.push({ type: 'weight', description: weight });
    console.log(`${name}: ${weight}`);
    expect(kiloBytes(scripts)).toBeGreaterThan(MIN_SCRIPTS);
    expect(kiloBytes(scripts)).toBeLessThanOrEqual(MAX_SCRIPTS[name]);
    expect(kiloBytes(styles)).toBeLessThanOrEqual(MAX_STYLES);
    expect(Math.max(...files.map(({ depth }) => depth))).toBeLessThanOrEqual(MAX_CHAIN);
  });
}

for (const name of PUBLIC_PAGES.filter((page) => page !== 'home')) {
  test(`the ${name} document requests the scripts of its first view at once, and little else`, async ({
    page,
    request,
    catalogue,
  }) => {
    const { path } = publicPages(catalogue)[name];
    const html = await documentOf(await request.get(path));
    const asked = askedScripts(html);
    // What the document lists for the time after hydration need not have run by then.
    const askedFirst = askedScripts(html.replace(/<template id="bazaar-later">.*?<\/template>/s, ''));

    const loaded = await followRequests(page);
    const run = await runScripts(page, async () => {
      await page.goto(path, { waitUntil: 'load' });
      await expectHydrated(page);
    });

    const beforeHydration = new Set(
      (await page.evaluate(filesBefore, 'bazaar-hydrated' as const)).map((url) => new URL(url).pathname),
    );
    const late = [...run].filter(
      (file) => beforeHydration.has(file) && file.startsWith('/_') && !asked.includes(file),
    );
    expect(late, 'run, and asked for late').toEqual([]);
    const unused = loaded().filter(({ url }) => {
      const file = new URL(url).pathname;
      return askedFirst.includes(file) && !run.has(file);
    });
    expect(kiloBytes(unused), unused.map(({ url }) => url).join(', ')).toBeLessThanOrEqual(MAX_UNUSED);
  });
}
