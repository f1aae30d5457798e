import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { BenchSite } from './bench-site.ts';
import { type Floor, serveFloor } from './floor.ts';
import { measurePage, type PageMeasure } from './measure-page.ts';
import { LOADED_PAGES, type LoadedPage, type SamplePages } from './sample-pages.ts';
import { type RunningServer, serveVariant } from './variant-server.ts';

/** Every page is measured in two variants: the site, and the same document without scripts. */
export type Side = 'site' | 'floor';
/** The product page has two more rivals: rendered in the browser only, and one plain application. */
export type Variant = Side | 'clientOnly' | 'plain';

/** Measures of every load, and the product's document. */
export interface Loads {
  readonly pages: Record<LoadedPage, Record<Side, PageMeasure[]>>;
  readonly rivals: Record<Exclude<Variant, Side>, PageMeasure[]>;
  readonly productHtml: string;
}

export interface LoadOptions {
  readonly site: BenchSite;
  readonly browser: Browser;
  readonly pages: SamplePages;
  /** The folder of the plain application. */
  readonly monolithFiles: string;
  readonly runs: number;
  say(line: string): void;
}

/** One page in one variant. */
interface Load {
  readonly url: string;
  readonly hydrates: boolean;
  readonly measures: PageMeasure[];
}

/** Loads every page in every variant, in turns, so that other load on the machine affects all equally. */
export async function measureLoads(options: LoadOptions): Promise<Loads> {
  const { site, browser, pages, runs, say } = options;
  const plain = await serveVariant({
    ...site,
    document: readFileSync(join(options.monolithFiles, 'index.html'), 'utf8'),
    files: options.monolithFiles,
  });
  const floors = await serveFloors(site, pages);
  const measures = noMeasures();
  const loads = listLoads(options, { plain, floors, measures });
  await warm(browser, loads);
  for (let run = 0; run < runs; run += 1) {
    for (const load of loads) {
      load.measures.push(await measurePage({ browser, ...load }));
    }
    say(`run ${run + 1} of ${runs}`);
  }
  await Promise.all([plain, ...Object.values(floors)].map((server) => server.close()));
  return { ...measures, productHtml: floors.product.html };
}

type Floors = Record<LoadedPage, Floor>;

async function serveFloors(site: BenchSite, pages: SamplePages): Promise<Floors> {
  const entries = await Promise.all(
    LOADED_PAGES.map(async (page) => [page, await serveFloor(site, pages[page])] as const),
  );
  return Object.fromEntries(entries) as Floors;
}

function noMeasures(): Omit<Loads, 'productHtml'> {
  const entries = LOADED_PAGES.map((page) => [page, { site: [], floor: [] }]);
  return { pages: Object.fromEntries(entries) as Loads['pages'], rivals: { clientOnly: [], plain: [] } };
}

function listLoads(
  { site, pages }: LoadOptions,
  { plain, floors, measures }: { plain: RunningServer; floors: Floors; measures: Omit<Loads, 'productHtml'> },
): Load[] {
  const beside = LOADED_PAGES.flatMap((page) => [
    { url: site.site + pages[page], hydrates: true, measures: measures.pages[page].site },
    { url: floors[page].origin + pages[page], hydrates: false, measures: measures.pages[page].floor },
  ]);
  return [
    ...beside,
    { url: site.clientOnly + pages.product, hydrates: true, measures: measures.rivals.clientOnly },
    { url: plain.origin + pages.product, hydrates: true, measures: measures.rivals.plain },
  ];
}

async function warm(browser: Browser, loads: readonly Load[]): Promise<void> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  for (const { url } of loads) {
    await page.goto(url, { waitUntil: 'load' });
  }
  await context.close();
}
