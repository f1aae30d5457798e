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

/** Waits until a page whose scripts run has hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('bazaar-hydrated').length > 0, null, {
    timeout: TIMEOUT_MS,
  });
}
