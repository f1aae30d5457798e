import type { Page } from '@playwright/test';

/** When things were first on the screen of a document, in milliseconds since it began; null: not yet. */
export interface PageTimes {
  readonly firstPaintMs: number | null;
  /** A suggestion for a typed word. */
  readonly suggestionMs: number | null;
  /** Each first-level heading of the page by its text, once React has taken it over. */
  readonly headingsMs: Readonly<Record<string, number>>;
}

const NOTE = 'timesOfTheTest';

/** Notes the times of every document of this page from now on. */
export async function watchPageTimes(page: Page): Promise<void> {
  await page.addInitScript(noteTimes, NOTE);
}

export function readPageTimes(page: Page): Promise<PageTimes> {
  return page.evaluate(
    (note) => ({
      ...(window as unknown as Record<string, Omit<PageTimes, 'firstPaintMs'>>)[note],
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    }),
    NOTE,
  ) as Promise<PageTimes>;
}

/** Runs in the page before anything else. */
function noteTimes(note: string): void {
  const times = { suggestionMs: null as number | null, headingsMs: {} as Record<string, number> };
  Object.assign(window, { [note]: times });
  const isTakenOver = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  setInterval(() => {
    const now = Math.round(performance.now());
    if (document.querySelector('header [role=option]')) {
      times.suggestionMs ??= now;
    }
    const heading = document.querySelector('main h1');
    const text = heading?.textContent?.trim();
    if (heading && text && isTakenOver(heading)) {
      times.headingsMs[text] ??= now;
    }
  }, 20);
}
