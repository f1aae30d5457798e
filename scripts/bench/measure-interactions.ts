import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import type { BenchPage, SamplePages } from './sample-pages.ts';
import { median } from './statistics.ts';

const DESKTOP = { width: 1440, height: 900 };
const CPU_SLOWDOWN = 4;
/**
 * How long somebody who types without haste holds a key, and waits for the next. A key that is let go at once is told to
 * have waited for the next change of the screen, since its own letter is on the way to it already.
 */
const HOLD_MS = 60;
const BETWEEN_KEYS_MS = 60;
const QUIET_MS = 500;
const SETTLE_MS = 1_500;

/** The limit of an interaction (specification of the bench). */
export const INTERACTION_LIMIT_MS = 100;

/** Something that a visitor does, with everything before that is not measured. */
interface Interaction {
  readonly name: string;
  readonly on: BenchPage;
  prepare(page: Page): Promise<Prepared>;
}

interface Prepared {
  act(type: (text: string) => Promise<void>): Promise<void>;
  /** Appears when the page has answered: an act without an effect has no figure. */
  readonly effect: Locator;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: "typing in a filter's number field",
    on: 'category',
    async prepare(page) {
      const panel = page.getByRole('complementary', { name: 'صافی‌ها' });
      const field = panel.getByRole('textbox', { name: /^کمترین / }).first();
      await field.click();
      return {
        act: (type) => type('۲٫۵'),
        effect: panel.locator('input[value="۲٫۵"]').first(),
      };
    },
  },
  {
    name: 'changing the scope of a search',
    on: 'search',
    async prepare(page) {
      const scopes = page.getByRole('navigation', { name: 'دامنهٔ جست‌وجو' });
      const tab = scopes.locator('a:not([aria-current])').first();
      const href = await tab.getAttribute('href');
      await tab.hover();
      return {
        act: () => tab.click(),
        effect: scopes.locator(`a[aria-current][href=${JSON.stringify(href)}]`),
      };
    },
  },
  {
    name: 'opening the category menu',
    on: 'home',
    async prepare(page) {
      const button = page.getByRole('banner').getByRole('button', { name: 'دسته‌بندی‌ها' });
      // Its code and its data come while the pointer rests there; all of it is then drawn by the click.
      await button.hover();
      await page.waitForLoadState('networkidle');
      return {
        act: () => button.click(),
        effect: page.getByRole('banner').getByRole('tabpanel').getByRole('link').first(),
      };
    },
  },
  {
    name: 'opening the suggestions of the search',
    on: 'category',
    async prepare(page) {
      const field = page
        .getByRole('banner')
        .getByRole('combobox', { name: 'نام کالا، کد فنی یا تأمین‌کننده' });
      return {
        async act(type) {
          await field.click();
          await type('پمپ');
        },
        effect: page.getByRole('listbox', { name: 'پیشنهادهای جست‌وجو' }).getByRole('option').first(),
      };
    },
  },
];

/** The middle of the slowest answers to one interaction; null when the page did not answer. */
export interface InteractionMeasure {
  readonly name: string;
  readonly ms: number | null;
}

export interface InteractionOptions {
  readonly browser: Browser;
  readonly origin: string;
  readonly pages: SamplePages;
  readonly times: number;
}

/** From a key or a press to the next paint, by the browser's own Event Timing, with the processor slowed down. */
export async function measureInteractions(options: InteractionOptions): Promise<InteractionMeasure[]> {
  const measures: InteractionMeasure[] = [];
  for (const interaction of INTERACTIONS) {
    const times: number[] = [];
    try {
      for (let time = 0; time < options.times; time += 1) {
        times.push(await measureOnce(options, interaction));
      }
    } catch (error) {
      // One that fails must not cost the figures of all others; it counts as missed.
      console.error(`${interaction.name}: ${String(error)}`);
    }
    measures.push({
      name: interaction.name,
      ms: times.length === options.times ? median(times) : null,
    });
  }
  return measures;
}

async function measureOnce(
  { browser, origin, pages }: InteractionOptions,
  { on, prepare }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: DESKTOP });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await page.goto(origin + pages[on], { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('bazaar-hydrated').length > 0);
    await page.waitForLoadState('networkidle');
    const { act, effect } = await prepare(page);
    await wait(QUIET_MS);
    await page.evaluate(() => (globalThis as unknown as Watched).interactions.splice(0));
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const before = await page.evaluate(countInteractions);
    await act((text) => typeByKeys(client, text));
    await effect.waitFor();
    await wait(SETTLE_MS);
    if ((await page.evaluate(countInteractions)) === before) {
      throw new Error('The browser has counted no interaction.');
    }
    return slowest(await page.evaluate(() => (globalThis as unknown as Watched).interactions));
  } finally {
    await context.close();
  }
}

/** Key by key: a text that a browser is simply given, as an IME does, is no interaction. */
async function typeByKeys(client: CDPSession, text: string): Promise<void> {
  for (const key of text) {
    await client.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await wait(HOLD_MS);
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    await wait(BETWEEN_KEYS_MS);
  }
}

/** Runs in the page. */
function countInteractions(): number {
  return (performance as Performance & { interactionCount: number }).interactionCount;
}

interface Watched {
  interactions: number[];
}

/** Browsers do not tell of what took less, so nothing told means at most that. */
const MIN_REPORTED_MS = 16;

/** The longest of some interactions, of which only the longer ones are told. */
export function slowest(durations: readonly number[]): number {
  return Math.max(MIN_REPORTED_MS, ...durations);
}

/** Runs in the page before anything else: keeps how long each event of an interaction took. */
function watchInteractions(): void {
  const interactions: number[] = [];
  Object.assign(globalThis, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) {
        interactions.push(entry.duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
