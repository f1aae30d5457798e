import type { RemoteName } from '@bazaar/contracts/platform';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Catalogue } from './catalogue.fixture.ts';
import { expectHeaderAndSearchToWork, PLACES, regionError } from './remote-places.fixture.ts';
import { type FaultyFront, FILE_FAULTS, type FileFault } from './site/faulty-front.ts';
import { heading } from './visit.fixture.ts';

/** Files of a page of a remote that fail. */
export const FILES = ['entry', 'chunk', 'style sheet'] as const;
export type FailingFile = (typeof FILES)[number];

/** One thing that goes wrong with one file. */
export interface Cell {
  readonly file: FailingFile;
  readonly fault: FileFault;
}

/** Everything that can go wrong with a file. */
export const CELLS: readonly Cell[] = FILES.flatMap((file) => FILE_FAULTS.map((fault) => ({ file, fault })));

/** Times of one visit, in milliseconds since its document began. */
export interface CellTimes {
  firstPaintMs: number;
  /** Suggestions for a typed word are there. */
  searchMs: number;
  /** The page of the good version is there. */
  pageMs: number;
}

/** Address of the file of a page that fails, as its document names it; null when the page has none of that kind. */
export async function failingFile(
  address: string,
  { remote, version, file }: { remote: RemoteName; version: string; file: FailingFile },
): Promise<string | null> {
  const html = await (await fetch(address)).text();
  const folder = `/_r/${remote}/${version}/`;
  const named = [...html.matchAll(new RegExp(`${folder}[^"' ]+`, 'g'))].map(([path]) => path);
  const scripts = named.filter((path) => path.endsWith('.js'));
  const isEntry = (path: string) => path.endsWith('/remoteEntry.js');
  switch (file) {
    case 'entry':
      return scripts.find(isEntry) ?? null;
    case 'chunk':
      return scripts.filter((path) => !isEntry(path)).at(-1) ?? null;
    case 'style sheet':
      return named.filter((path) => path.endsWith('.css')).at(-1) ?? null;
  }
}

interface FailingVisit {
  readonly remote: RemoteName;
  readonly front: FaultyFront;
  readonly catalogue: Catalogue;
  readonly path: string;
  readonly fault: FileFault;
}

/**
 * Visits a page of a remote while one of its files fails: the frame answers, the page appears in its good version, nothing
 * is reloaded.
 */
export async function expectToSurvive(
  context: BrowserContext,
  { remote, front, catalogue, path, fault }: FailingVisit,
): Promise<CellTimes> {
  const place = PLACES[remote];
  const page = await context.newPage();
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  front.fail(path, fault);
  try {
    // A file that hangs keeps the document from its load event.
    await page.goto(front.url(place.path(catalogue)), { waitUntil: 'commit' });
    await expectHeaderAndSearchToWork(page, catalogue);
    const searchMs = await now(page);
    await expect(heading(page, place.heading(catalogue))).toBeVisible();
    await expect(regionError(page, place.name)).toHaveCount(0);
    expect(front.timesMet(path), 'the file was asked for').toBeGreaterThan(0);
    expect(documents).toHaveLength(1);
    return { firstPaintMs: await firstPaint(page), searchMs, pageMs: await now(page) };
  } finally {
    front.recover(path);
    await page.close();
  }
}

function now(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(performance.now()));
}

function firstPaint(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
  );
}
