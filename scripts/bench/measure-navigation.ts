import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteName } from '@bazaar/contracts/platform';
import type { Browser, Page } from 'playwright';
import { waitForHydration } from './page-waits.ts';
import type { LoadedPage, SamplePages } from './sample-pages.ts';
import { median } from './statistics.ts';

const DESKTOP = { width: 1440, height: 900 };
/** How long the pointer rests on a link before the click, where the visitor shows the intent. */
const HOVER_MS = 400;
const QUIET_MS = 300;

/** One navigation from a page to another. */
interface Navigation {
  readonly name: string;
  readonly from: LoadedPage;
  /** Selector of the link, which must lead to another page. */
  readonly selector: string;
  readonly limitMs: number;
  /** The target's remote, where it must not be loaded beforehand. */
  readonly unloaded?: RemoteName;
}

const PRODUCT_LINK = '/products/base-product/, /products/category/, /products/search/'
  .split(', ')
  .reduce((selector, prefix) => `${selector}:not([href^="${prefix}"])`, 'main a[href^="/products/"]');

const NAVIGATIONS: readonly Navigation[] = [
  {
    name: 'category page → help, whose remote is not loaded',
    from: 'category',
    selector: 'header a[href="/help"]',
    limitMs: 200,
    unloaded: 'mf-content',
  },
  {
    name: 'product page → a related product',
    from: 'product',
    selector: PRODUCT_LINK,
    limitMs: 80,
  },
  {
    name: 'product page → its supplier, a page of the same remote',
    from: 'product',
    selector: 'main a[href^="/supplier/"]:not([href^="/supplier/category/"])',
    limitMs: 80,
  },
];

/** The median of several navigations of one kind; null when none succeeded. */
export interface NavigationMeasure {
  readonly name: string;
  readonly limitMs: number;
  /** Without hovering before the click. */
  readonly directMs: number | null;
  /** After the pointer has rested on the link. */
  readonly intendedMs: number | null;
}

export interface NavigationOptions {
  readonly browser: Browser;
  readonly origin: string;
  readonly pages: SamplePages;
  readonly times: number;
}

/** From a click to the heading of the next page on the screen, with network and processor at full speed. */
export async function measureNavigations(options: NavigationOptions): Promise<NavigationMeasure[]> {
  const measures: NavigationMeasure[] = [];
  for (const navigation of NAVIGATIONS) {
    const direct: number[] = [];
    const intended: number[] = [];
    try {
      for (let time = 0; time < options.times; time += 1) {
        direct.push(await go(options, { navigation, isIntended: false }));
        intended.push(await go(options, { navigation, isIntended: true }));
      }
    } catch (error) {
      // A failed navigation must not discard the figures of the others; it counts as missed.
      console.error(`${navigation.name}: ${String(error)}`);
    }
    const { name, limitMs } = navigation;
    measures.push({ name, limitMs, directMs: median(direct), intendedMs: median(intended) });
  }
  return measures;
}

async function go(
  { browser, origin, pages }: NavigationOptions,
  { navigation, isIntended }: { navigation: Navigation; isIntended: boolean },
): Promise<number> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: DESKTOP });
  try {
    const page = await context.newPage();
    await page.goto(origin + pages[navigation.from], { waitUntil: 'load' });
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    // Sections below the first view come a frame later, on a busy machine after the network was idle already.
    await page.waitForSelector(navigation.selector, { state: 'attached' });
    await wait(QUIET_MS);
    if (navigation.unloaded) {
      await expectUnloaded(page, navigation.unloaded);
    }
    return await follow(page, navigation.selector, isIntended);
  } finally {
    await context.close();
  }
}

async function expectUnloaded(page: Page, remote: RemoteName): Promise<void> {
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const loaded = files.find((file) => file.includes(`/${remote}/`));
  if (loaded !== undefined) {
    throw new Error(`${remote} is loaded already: ${loaded}`);
  }
}

/**
 * Follows a link to another page; returns the milliseconds from the click to the paint of that page's heading.
 * @throws Error when no new heading comes.
 */
export async function follow(page: Page, selector: string, isIntended: boolean): Promise<number> {
  const href = await page.evaluate(watchArrival, selector);
  const link = page
    .locator(selector)
    .and(page.locator(`[href=${JSON.stringify(href)}]`))
    .first();
  if (isIntended) {
    await link.hover();
    await wait(HOVER_MS);
    await link.click();
  } else {
    await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
  }
  const time = await page.evaluate(() => (globalThis as unknown as WithArrival).arrival);
  if (time === null) {
    throw new Error(`No new heading came after a click on ${href}.`);
  }
  return time;
}

interface WithArrival {
  arrival: Promise<number | null>;
}

/**
 * Runs in the page: picks a link to another page, and measures the time from its click to the paint of that page's
 * heading.
 */
function watchArrival(selector: string): string {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  const link = links.find(({ pathname }) => pathname !== location.pathname);
  const headline = () => document.querySelector('main h1')?.textContent ?? '';
  const before = headline();
  const timeoutMs = 10_000;
  const arrival = new Promise<number | null>((resolve) => {
    let start: number | undefined;
    const begin = ({ timeStamp }: Event) => {
      start = timeStamp;
    };
    document.addEventListener('click', begin, { capture: true, once: true });
    const watch = new MutationObserver(() => {
      const now = headline();
      if (start === undefined || location.pathname !== link?.pathname || now === '' || now === before) {
        return;
      }
      watch.disconnect();
      // The frame after the change is the first that shows it; a message arrives once that frame is drawn.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - (start ?? 0));
        channel.port2.postMessage(null);
      });
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
    setTimeout(() => resolve(null), timeoutMs);
  });
  Object.assign(globalThis, { arrival });
  return link?.getAttribute('href') ?? '';
}
