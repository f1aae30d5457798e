import type { RemoteName } from '@bazaar/contracts/platform';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Catalogue } from '../catalogue.fixture.ts';
import { expectHeaderAndSearchToWork, PLACES, regionError } from '../remote-places.fixture.ts';
import { heading, watchDocuments } from '../visit.fixture.ts';
import { readPageTimes, watchPageTimes } from './page-clock.fixture.ts';

/** How a visitor comes to a page: with its document, or by a link of a page of another remote. */
export const ARRIVALS = ['first visit', 'navigation'] as const;
export type Arrival = (typeof ARRIVALS)[number];

/** Times of one visit, in milliseconds. */
export interface VisitTimes {
  /** From the first paint until a typed word has suggestions; null after a navigation, where the frame is there. */
  readonly searchMs: number | null;
  /** Until the page is there and answers: from the first paint, or from the click that led to it. */
  readonly pageMs: number;
}

export interface FaultyVisit {
  readonly remote: RemoteName;
  readonly catalogue: Catalogue;
  readonly arrival: Arrival;
  /** Address on the site, from a path. */
  url(path: string): string;
  /** Before the visitor arrives: the fault begins. */
  readonly begin?: (page: Page) => Promise<void> | void;
  /** On the page, once its heading is there. */
  readonly act?: (page: Page) => Promise<void>;
  /** What else is true of the page at the end. */
  readonly end?: (page: Page) => Promise<void>;
}

/**
 * Visits a page of a remote of which something fails: header and search answer, the page appears and answers, no region is
 * lost and nothing is reloaded.
 */
export async function expectToSurvive(context: BrowserContext, visit: FaultyVisit): Promise<VisitTimes> {
  const page = await context.newPage();
  try {
    await watchPageTimes(page);
    const documents = watchDocuments(page);
    const times = visit.arrival === 'navigation' ? await navigate(page, visit) : await open(page, visit);
    const { name } = PLACES[visit.remote];
    await visit.act?.(page);
    await expectHeaderAndSearchToWork(page, visit.catalogue);
    await expect(title(page, visit)).toBeVisible();
    await expect(regionError(page, name)).toHaveCount(0);
    await visit.end?.(page);
    expect(documents, 'nothing is reloaded').toHaveLength(1);
    return times;
  } finally {
    await page.close();
  }
}

async function open(page: Page, visit: FaultyVisit): Promise<VisitTimes> {
  const { remote, catalogue, url, begin } = visit;
  await begin?.(page);
  // A file that hangs keeps the document from its load event.
  await page.goto(url(PLACES[remote].path(catalogue)), { waitUntil: 'commit' });
  await expectHeaderAndSearchToWork(page, catalogue);
  await expect(title(page, visit)).toBeVisible();
  const answeredMs = await answered(page, visit);
  const { firstPaintMs, suggestionMs } = await readPageTimes(page);
  const start = firstPaintMs ?? 0;
  return { searchMs: (suggestionMs ?? Number.NaN) - start, pageMs: Math.max(0, answeredMs - start) };
}

async function navigate(page: Page, visit: FaultyVisit): Promise<VisitTimes> {
  const { remote, catalogue, url, begin } = visit;
  const { from, link } = PLACES[remote].arrival;
  await begin?.(page);
  await page.goto(url(from), { waitUntil: 'commit' });
  await expectHeaderAndSearchToWork(page, catalogue);
  const clickedMs = await page.evaluate(() => performance.now());
  await link(page).click();
  await expect(title(page, visit)).toBeVisible();
  return { searchMs: null, pageMs: Math.max(0, (await answered(page, visit)) - clickedMs) };
}

function title(page: Page, { remote, catalogue, arrival }: FaultyVisit) {
  const place = PLACES[remote];
  return heading(page, arrival === 'navigation' ? place.arrival.heading : place.heading(catalogue));
}

/** When the page's heading was taken over, in milliseconds since the document began. */
async function answered(page: Page, visit: FaultyVisit): Promise<number> {
  const text = ((await title(page, visit).textContent()) ?? '').trim();
  let answeredMs: number | undefined;
  await expect
    .poll(async () => {
      const { headingsMs } = await readPageTimes(page);
      answeredMs = Object.entries(headingsMs).find(([shown]) => shown.includes(text))?.[1];
      return answeredMs;
    })
    .toBeDefined();
  return answeredMs ?? Number.NaN;
}
