/**
 * Measures the product page against three rivals, side by side in one run, and the shell's server against itself.
 *
 *   npm run bench                 medians of 5
 *   npm run bench -- --runs 7     medians of 7
 *
 * Chromium, production build, brotli, HTTP/2, 150 ms round trip, 1.6 Mbit/s, processor slowed four times.
 * Rivals: the same pages rendered in the browser alone; the same pages as one plain application without federation; the
 * bare document without any script (the floor). Exit 0: every byte budget and ratio holds. Exit 1: one does not.
 */
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { type BenchSite, end, startBenchSite } from './bench/bench-site.ts';
import { launchOptions } from './bench/launch-options.ts';
import { measureNavigation } from './bench/measure-navigation.ts';
import { measurePage, type PageMeasure } from './bench/measure-page.ts';
import { measureThroughput } from './bench/measure-throughput.ts';
import { gates, type Summary, summarise, toMarkdown } from './bench/report.ts';
import { median } from './bench/statistics.ts';
import { serveVariant } from './bench/variant-server.ts';
import { dataDir, ROOT } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

const VARIANTS = ['site', 'clientOnly', 'plain', 'floor'] as const;
type Variant = (typeof VARIANTS)[number];

const THROUGHPUT_ROUNDS = 3;

await runAsScript(import.meta, async () => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  const data = join(dataDir(), 'bench');
  mkdirSync(data, { recursive: true });
  const say = (line: string) => console.log(line);
  const site = await startBenchSite(data, say);
  const browser = await chromium.launch(launchOptions());
  try {
    const summary = await measureAll(site, browser, Number(values.runs));
    const text = toMarkdown(summary);
    writeFileSync(join(data, 'bench.json'), JSON.stringify(summary, null, 2));
    console.log(text);
    const broken = gates(summary).filter((gate) => !gate.holds);
    for (const { name } of broken) {
      console.error(`broken: ${name}`);
    }
    return broken.length === 0;
  } finally {
    await browser.close();
    await site.stop();
  }
});

async function measureAll(site: BenchSite, browser: Browser, runs: number): Promise<Summary> {
  const path = await findProduct(site.servicesOrigin);
  const html = await (await fetch(site.uncached + path)).text();
  const floor = await serveVariant({
    ...site,
    document: () => withoutScripts(html),
    files: join(site.paths.shell, '..', 'floor'),
  });
  writeFloorFiles(html, join(site.paths.shell, '..', 'floor'), site);
  const plain = await serveVariant({
    ...site,
    document: () => readFileSync(join(site.plainFiles, 'index.html'), 'utf8'),
    files: site.plainFiles,
  });
  const urls: Record<Variant, string> = {
    site: site.site,
    clientOnly: site.clientOnly,
    plain: plain.origin,
    floor: floor.origin,
  };
  const measures: Record<Variant, PageMeasure[]> = { site: [], clientOnly: [], plain: [], floor: [] };
  await warm(urls, path, browser);
  for (let run = 0; run < runs; run += 1) {
    for (const variant of VARIANTS) {
      measures[variant].push(
        await measurePage({ browser, url: urls[variant] + path, hydrates: variant !== 'floor' }),
      );
    }
    console.log(`run ${run + 1} of ${runs}`);
  }
  const navigationMs = await measureNavigation({ browser, origin: site.site, runs });
  await Promise.all([plain.close(), floor.close()]);
  const throughput = await measureServer(site, path, html);
  return summarise({ measures, navigationMs, throughput, documentBytes: Buffer.byteLength(html) });
}

async function findProduct(servicesOrigin: string): Promise<string> {
  const url = `${servicesOrigin}/product/api/v1/supplierproducts/catalog?filter.categoryType=Product&paging.pageSize=1`;
  const { items } = (await (await fetch(url)).json()) as { items: { id: number; slug: string }[] };
  const [first] = items;
  return `/products/${first?.id}/${encodeURIComponent(first?.slug ?? '')}`;
}

async function warm(urls: Record<Variant, string>, path: string, browser: Browser): Promise<void> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  for (const variant of VARIANTS) {
    await page.goto(urls[variant] + path, { waitUntil: 'load' });
  }
  await context.close();
}

/** The floor: the very document, without a script and without a hint to fetch one. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '');
}

/** Copies the sheets and fonts that the document names. */
function writeFloorFiles(html: string, folder: string, { paths }: BenchSite): void {
  for (const [, href = ''] of html.matchAll(
    /<link rel="(?:stylesheet|preload)"[^>]*href="([^"]+\.(?:css|woff2))"/g,
  )) {
    const source = href.startsWith('/_s/')
      ? join(paths.shell, 'web', href.slice(4))
      : join(paths.releases, href.slice(4));
    mkdirSync(join(folder, href, '..'), { recursive: true });
    writeFileSync(join(folder, href), readFileSync(source));
  }
  for (const font of JSON.parse(readFileSync(join(paths.shell, 'assets.json'), 'utf8')).fonts) {
    mkdirSync(join(folder, '_s'), { recursive: true });
    writeFileSync(join(folder, '_s', font), readFileSync(join(paths.shell, 'web', font)));
  }
}

async function measureServer(site: BenchSite, path: string, html: string): Promise<Summary['throughput']> {
  const page = join(site.paths.shell, '..', 'constant.html');
  writeFileSync(page, html.replaceAll(/nonce="[^"]+"/g, 'nonce="NONCE"'));
  const child = fork(join(ROOT, 'scripts/bench/constant-server.ts'), [page], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const port = await new Promise<number>((resolve) =>
    child.once('message', (message) => resolve(Number(message))),
  );
  const urls = {
    rendered: site.uncached + path,
    cached: site.cached + path,
    constant: `http://127.0.0.1:${port}/`,
  };
  const rounds: Record<keyof typeof urls, number[]> = { rendered: [], cached: [], constant: [] };
  // In turns, so that a busy moment of the machine meets all three alike.
  for (let round = 0; round < THROUGHPUT_ROUNDS; round += 1) {
    for (const name of ['rendered', 'cached', 'constant'] as const) {
      rounds[name].push(await measureThroughput(urls[name]));
    }
  }
  await end(child);
  const middle = (values: number[]) => median(values) ?? Number.NaN;
  return {
    rendered: middle(rounds.rendered),
    cached: middle(rounds.cached),
    constant: middle(rounds.constant),
  };
}
