/**
 * Asks Lighthouse about the bench's pages, an article, the questions and the videos, as a desktop and as a phone, on the
 * production site started for it on free ports.
 *
 *   npm run bench:lighthouse                    the median of 3 for the performance
 *   npm run bench:lighthouse -- --runs 1
 *   npm run bench:lighthouse -- --only search --only home
 *   npm run bench:lighthouse -- --no-build      of what was built last
 *   npm run bench:lighthouse -- --write         writes the table into FIGURES.md
 *
 * Lighthouse itself is fetched by npm into its cache. The whole answers are kept in `.data/bench/lighthouse`.
 * Exit 0: every score is reached. Exit 1: one is not.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { type BenchSite, startBenchSite } from './bench/bench-site.ts';
import { launchOptions } from './bench/launch-options.ts';
import { BENCH_PAGES, findReadingPages, findSamplePages, READING_PAGES } from './bench/sample-pages.ts';
import { writeFigures } from './bench/write-figures.ts';
import {
  DEVICES,
  type Device,
  type JudgedPage,
  judgeScores,
  type LighthouseResult,
  type PageScores,
  scorePage,
  scoresToMarkdown,
} from './lighthouse/report.ts';
import { LIGHTHOUSE_VERSION, runLighthouse } from './lighthouse/run-lighthouse.ts';
import { dataDir } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

const say = (line: string) => console.log(line);

/**
 * Result pages are excluded from search engines (specification of the catalogue), which this audit reports as a fault.
 */
const SKIPPED: Readonly<Partial<Record<JudgedPage, readonly string[]>>> = { search: ['is-crawlable'] };

interface Wish {
  readonly runs: number;
  readonly only: readonly string[];
  readonly build: boolean;
  readonly write: boolean;
}

function readWish(): Wish {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string', multiple: true, default: [] },
      build: { type: 'boolean', default: true },
      write: { type: 'boolean', default: false },
    },
  });
  return { ...values, runs: Number(values.runs) };
}

/** The first visitor of a page waits for what the server then caches, so each page is requested once before. */
async function warm(origin: string, paths: readonly string[]): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: 'load' });
    }
  } finally {
    await browser.close();
  }
}

interface Place {
  readonly page: JudgedPage;
  readonly device: Device;
  readonly url: string;
}

async function score({ page, device, url }: Place, runs: number, folder: string): Promise<PageScores> {
  const results: LighthouseResult[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const file = join(folder, `${page}-${device}-${run}.json`);
    results.push(await runLighthouse({ url, device, file, skipped: SKIPPED[page] ?? [] }));
  }
  const scored = scorePage({ page, device }, results);
  say(`${page} on ${device}: ${Object.values(scored.scores).join(' / ')}`);
  for (const finding of scored.findings) {
    say(`  ${finding}`);
  }
  return scored;
}

async function scoreAll(site: BenchSite, { runs, only }: Wish, folder: string): Promise<PageScores[]> {
  const paths = {
    ...(await findSamplePages(site.servicesOrigin)),
    ...(await findReadingPages(site.servicesOrigin)),
  };
  const chosen = [...BENCH_PAGES, ...READING_PAGES].filter(
    (page) => only.length === 0 || only.includes(page),
  );
  await warm(
    site.site,
    chosen.map((page) => paths[page]),
  );
  const scored: PageScores[] = [];
  for (const page of chosen) {
    for (const device of DEVICES) {
      scored.push(await score({ page, device, url: site.site + paths[page] }, runs, folder));
    }
  }
  return scored;
}

await runAsScript(import.meta, async () => {
  const wish = readWish();
  const data = join(dataDir(), 'bench');
  const folder = join(data, 'lighthouse');
  mkdirSync(folder, { recursive: true });
  const site = await startBenchSite({ data, builds: wish.build, say });
  try {
    const scored = await scoreAll(site, wish, folder);
    const { runs } = wish;
    const text = scoresToMarkdown(scored, { version: LIGHTHOUSE_VERSION, runs, skipped: SKIPPED });
    writeFileSync(join(folder, 'scores.json'), JSON.stringify(scored, null, 2));
    say(text);
    if (wish.write) {
      writeFigures('lighthouse', text);
    }
    const missed = judgeScores(scored).filter(({ holds }) => !holds);
    for (const { name } of missed) {
      console.error(`missed: ${name}`);
    }
    return scored.length > 0 && missed.length === 0;
  } finally {
    await site.stop();
  }
});
