import type { Browser } from 'playwright';
import { median } from './statistics.ts';

export interface NavigationOptions {
  browser: Browser;
  origin: string;
  runs: number;
}

/**
 * From a click on the home page to the heading of a page whose remote is not loaded yet, with the network as it is.
 * The pointer goes straight to the link, so the code that intent fetches has no head start worth naming.
 */
export async function measureNavigation({
  browser,
  origin,
  runs,
}: NavigationOptions): Promise<number | null> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await page.goto(origin, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('bazaar-hydrated').length > 0);
    times.push(await page.evaluate(followToFaq));
    await context.close();
  }
  return median(times);
}

/** Runs in the page: clicks the link to the questions and waits for their heading. */
function followToFaq(): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>('a[href="/faq"]');
  const before = document.querySelector('h1');
  const start = performance.now();
  link?.click();
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (location.pathname === '/faq' && heading && heading !== before) {
        watch.disconnect();
        resolve(performance.now() - start);
      }
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
