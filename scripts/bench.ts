/**
 * Measures the first views of home, category, base product, product and supplier beside the same documents without any
 * script (the floor), the product page beside two rivals more, the shell's server beside itself, ways through the site
 * and answers to interactions, and the pages of a signed-in buyer.
 *
 *   npm run bench                    medians of 7; 10 navigations along each way
 *   npm run bench -- --runs 3 --navigations 3
 *   npm run bench -- --no-build      of what was built last
 *   npm run bench -- --write         writes the figures into FIGURES.md
 *
 * Chromium, production build, brotli, HTTP/2, 150 ms round trip, 1.6 Mbit/s, processor slowed four times; navigations
 * without any slowing, interactions with the slow processor alone. Rivals: the same pages rendered in the browser alone;
 * the same pages as one plain application without federation. Exit 0: every byte budget, chain and ratio to a rival
 * holds. Exit 1: one does not. Goals in milliseconds, and the LCP beside the floor, are told with their verdict.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { type BenchSite, buildMonolith, startBenchSite } from './bench/bench-site.ts';
import { launchOptions } from './bench/launch-options.ts';
import { measureInteractions } from './bench/measure-interactions.ts';
import { measureLoads } from './bench/measure-loads.ts';
import { measureNavigations } from './bench/measure-navigation.ts';
import { measureProfile } from './bench/measure-profile.ts';
import { measureServer } from './bench/measure-server.ts';
import { toMarkdown } from './bench/report.ts';
import { findSamplePages } from './bench/sample-pages.ts';
import { type Summary, summarise } from './bench/summary.ts';
import { judge } from './bench/verdicts.ts';
import { writeFigures } from './bench/write-figures.ts';
import { dataDir } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

const say = (line: string) => console.log(line);

interface Wish {
  readonly runs: number;
  readonly navigations: number;
  readonly builds: boolean;
  readonly writes: boolean;
}

function readWish(): Wish {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      runs: { type: 'string', default: '7' },
      navigations: { type: 'string', default: '10' },
      build: { type: 'boolean', default: true },
      write: { type: 'boolean', default: false },
    },
  });
  return {
    runs: Number(values.runs),
    navigations: Number(values.navigations),
    builds: values.build,
    writes: values.write,
  };
}

interface Bench {
  readonly wish: Wish;
  readonly site: BenchSite;
  readonly browser: Browser;
  readonly monolithFiles: string;
}

async function measureAll({ wish, site, browser, monolithFiles }: Bench): Promise<Summary> {
  const { runs, navigations: navigationTimes } = wish;
  const pages = await findSamplePages(site.servicesOrigin);
  const loads = await measureLoads({ site, browser, pages, monolithFiles, runs, say });
  const visit = { browser, origin: site.site, pages };
  const navigations = await measureNavigations({ ...visit, times: navigationTimes });
  say('measured the navigations');
  const interactions = await measureInteractions({ ...visit, times: runs });
  say('measured the interactions');
  const profile = await measureProfile({
    browser,
    origin: site.site,
    servicesOrigin: site.servicesOrigin,
    runs,
    say,
  });
  const throughput = await measureServer(site, pages.product, loads.productHtml);
  return summarise({ runs, navigationTimes, loads, navigations, interactions, throughput, profile });
}

/** Prints and stores the results, and returns whether every gate passes. */
function tell(summary: Summary, { data, writes }: { data: string; writes: boolean }): boolean {
  const text = toMarkdown(summary);
  writeFileSync(join(data, 'bench.json'), JSON.stringify(summary, null, 2));
  say(text);
  if (writes) {
    writeFigures('bench', text);
  }
  for (const [page, { site, floor }] of Object.entries(summary.pages)) {
    say(`${page}: the largest paint is ${site.largestPaintOf}; of the floor ${floor.largestPaintOf}`);
  }
  const verdicts = judge(summary);
  for (const { name, holds, isGate } of verdicts) {
    const miss = isGate ? 'BROKEN' : 'missed';
    say(`${holds ? 'holds ' : miss} ${name}`);
  }
  return verdicts.every(({ holds, isGate }) => holds || !isGate);
}

await runAsScript(import.meta, async () => {
  const wish = readWish();
  const data = join(dataDir(), 'bench');
  mkdirSync(data, { recursive: true });
  const options = { data, builds: wish.builds, say };
  const monolithFiles = await buildMonolith(options);
  const site = await startBenchSite(options);
  const browser = await chromium.launch(launchOptions());
  try {
    return tell(await measureAll({ wish, site, browser, monolithFiles }), { data, writes: wish.writes });
  } finally {
    await browser.close();
    await site.stop();
  }
});
