import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { waitForAnswer, waitForHydration } from './page-waits.ts';
import type { StoredSession } from './profile-session.ts';

/** Slow 4G with a slow phone: the conditions of the budgets. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 1500;
/** A busy browser reports its paints late. */
const PAINT_TIMEOUT_MS = 10_000;

/** One load of one page. Times are milliseconds from the start of navigation; bytes are as transferred. */
export interface PageMeasure {
  largestPaintMs: number | null;
  /** The element of the largest paint. */
  largestPaintOf: string;
  /** When the page's own content was taken over, in the site and in its rivals alike. */
  hydratedMs: number | null;
  /** Scripts that had arrived when the page was hydrated; the page does not wait for later ones. */
  scriptBytes: number;
  styleBytes: number;
  requests: number;
  /** Longest chain of requests that had to wait for one another, without the document. */
  chainDepth: number;
  layoutShift: number;
  /** Console errors and warnings. */
  consoleMessages: string[];
}

export interface MeasureOptions {
  browser: Browser;
  url: string;
  /** False for a page without scripts, which never marks its hydration. */
  hydrates: boolean;
  /**
   * For a page of a signed-in person, which is rendered in the browser: it counts as hydrated when its heading is there
   * and nothing on it loads any more.
   */
  session?: StoredSession;
}

/** Loads a page in a fresh profile with the network and the processor slowed down. */
export async function measurePage({ browser, url, hydrates, session }: MeasureOptions): Promise<PageMeasure> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    ...(session === undefined ? {} : { storageState: session }),
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const consoleMessages = listen(page);
  const network = await watchNetwork(client);
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  if (hydrates) {
    await waitForHydration(page);
  }
  // A load without a paint has no figure, and must not discard those of the others.
  await page.waitForFunction(hasPainted, null, { timeout: PAINT_TIMEOUT_MS }).catch(() => undefined);
  if (session === undefined) {
    // The stream of messages of a signed-in person keeps the network busy for ever.
    await page.waitForLoadState('networkidle');
  } else {
    await waitForAnswer(page);
  }
  await wait(SETTLE_MS);
  const { answeredMs, ...observed } = await page.evaluate(readObservations);
  const timing = { ...observed, hydratedMs: session === undefined ? observed.hydratedMs : answeredMs };
  await context.close();
  return { ...timing, ...network.summary(timing.hydratedMs), consoleMessages };
}

interface Observations {
  largestPaintMs: number | null;
  largestPaintOf: string;
  layoutShift: number;
  /** When the page first showed its heading with nothing busy: parts that are fetched in idle time come after it. */
  answeredMs: number | null;
}

/** Runs in the page before anything else. */
function observe(): void {
  const seen: Observations = { largestPaintMs: null, largestPaintOf: '', layoutShift: 0, answeredMs: null };
  Object.assign(globalThis, { __observations: seen });
  // Seen at the moment itself: a question from outside comes late, and idle code would count as the page's own.
  const check = () => {
    const isHydrated = performance.getEntriesByName('bazaar-hydrated').length > 0;
    const isBusy = document.querySelector('[aria-busy="true"]') !== null;
    if (isHydrated && !isBusy && document.querySelector('main h1') !== null) {
      seen.answeredMs ??= performance.now();
    }
  };
  new MutationObserver(check).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-busy'],
  });
  new PerformanceObserver(check).observe({ type: 'mark' });
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element | null }) | undefined;
    seen.largestPaintMs = last?.startTime ?? seen.largestPaintMs;
    const text = last?.element?.textContent.trim().slice(0, 40) ?? '';
    seen.largestPaintOf = last ? `<${last.element?.localName}> ${text}` : seen.largestPaintOf;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      seen.layoutShift += entry.hadRecentInput ? 0 : entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function hasPainted(): boolean {
  return (globalThis as unknown as { __observations: Observations }).__observations.largestPaintMs !== null;
}

function readObservations(): Observations & { hydratedMs: number | null } {
  const seen = (globalThis as unknown as { __observations: Observations }).__observations;
  return { ...seen, hydratedMs: performance.getEntriesByName('bazaar-page')[0]?.startTime ?? null };
}

function listen(page: Page): string[] {
  const consoleMessages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      consoleMessages.push(message.text().slice(0, 200));
    }
  });
  page.on('pageerror', (error) => consoleMessages.push(error.message.slice(0, 200)));
  return consoleMessages;
}

interface RequestRecord {
  type: string;
  depth: number;
  bytes: number;
  /** Seconds by the browser's own clock. */
  endedAt: number;
}

async function watchNetwork(client: CDPSession) {
  const records = new Map<string, RequestRecord>();
  const depthOf = new Map<string, number>();
  const documentDepth = 0;
  let startedAt = 0;
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, timestamp }) => {
    if (type === 'Document') {
      startedAt = timestamp;
    }
    const depth = type === 'Document' ? documentDepth : 1 + depthOfInitiator(initiator, depthOf);
    depthOf.set(request.url, Math.min(depth, depthOf.get(request.url) ?? depth));
    records.set(requestId, { type: type ?? 'Other', depth, bytes: 0, endedAt: Number.POSITIVE_INFINITY });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const record = records.get(requestId);
    if (record) {
      record.bytes = encodedDataLength;
      record.endedAt = timestamp;
    }
  });
  const sum = (list: RequestRecord[], type: string) =>
    list.filter((record) => record.type === type).reduce((total, { bytes }) => total + bytes, 0);
  return {
    summary(hydratedMs: number | null) {
      const until = hydratedMs === null ? Number.MAX_VALUE : startedAt + hydratedMs / 1000;
      const first = [...records.values()].filter(({ endedAt }) => endedAt <= until);
      return {
        scriptBytes: sum(first, 'Script'),
        styleBytes: sum(first, 'Stylesheet'),
        requests: first.length,
        chainDepth: Math.max(0, ...first.map(({ depth }) => depth)),
      };
    },
  };
}

interface Initiator {
  type: string;
  url?: string | undefined;
  stack?: { callFrames: { url: string }[] } | undefined;
}

/** The document initiates what its markup names; a script initiates what it requests. */
function depthOfInitiator(initiator: Initiator, depthOf: ReadonlyMap<string, number>): number {
  const scripts = initiator.stack?.callFrames.map(({ url }) => url) ?? [];
  const known = [...scripts, ...(initiator.url ? [initiator.url] : [])].map((url) => depthOf.get(url) ?? 0);
  return Math.max(0, ...known);
}
