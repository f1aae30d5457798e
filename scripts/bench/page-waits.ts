import type { Page } from 'playwright';

const TIMEOUT_MS = 30_000;

/**
 * Waits until the page shows its heading and loads nothing more; returns the milliseconds from the start of the
 * navigation until then.
 */
export async function waitForAnswer(page: Page): Promise<number> {
  const handle = await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('[aria-busy="true"]') === null &&
      performance.now(),
    null,
    { timeout: TIMEOUT_MS },
  );
  return Number(await handle.jsonValue());
}

/** Waits until the frame of a page has hydrated, and then the page's own content. */
export async function waitForHydration(page: Page): Promise<void> {
  for (const mark of ['bazaar-hydrated', 'bazaar-page']) {
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark, {
      timeout: TIMEOUT_MS,
    });
  }
}
