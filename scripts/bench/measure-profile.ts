import { setTimeout as wait } from 'node:timers/promises';
import * as paths from '@bazaar/contracts/paths';
import type { Browser, Page } from 'playwright';
import { slowest, typeByKeys, type Watched, watchInteractions } from './measure-interactions.ts';
import { follow } from './measure-navigation.ts';
import { measurePage, type PageMeasure } from './measure-page.ts';
import { waitForAnswer, waitForHydration } from './page-waits.ts';
import { findProfilePages, type ProfileAddresses } from './profile-pages.ts';
import { accessTokenOf, type StoredSession, signInDemoBuyer } from './profile-session.ts';
import { WALLET_ACTIONS, type WalletAction } from './wallet-actions.ts';

const DESKTOP = { width: 1440, height: 900 };
const CPU_SLOWDOWN = 4;
const QUIET_MS = 500;
const SETTLE_MS = 1_500;

/** Ways between pages of the profile: from the dashboard by the menu. */
const NAVIGATION_TARGETS = [paths.tradeRequests, paths.messages, paths.favorites, paths.addresses] as const;

/** One way from the dashboard; milliseconds of each time. */
export interface ProfileWay {
  readonly to: string;
  /** The first time, with code and data still to be fetched. */
  readonly first: number[];
  /** Again in the same visit, with code and data at hand. */
  readonly again: number[];
}

/** Everything that is measured of the pages of a signed-in buyer. */
export interface ProfileMeasures {
  readonly pages: Readonly<Record<string, PageMeasure[]>>;
  readonly ways: readonly ProfileWay[];
  /** Slowest reaction to a key in the form with the most lines, processor slowed four times, of each time. */
  readonly typing: number[];
  /** Slowest reaction to a press in the wallet, by its name, slowed in the same way, of each time. */
  readonly walletActions: Readonly<Record<string, number[]>>;
}

export interface ProfileOptions {
  readonly browser: Browser;
  readonly servicesOrigin: string;
  readonly origin: string;
  readonly runs: number;
  say(line: string): void;
}

/** Measures the pages of the demo's buyer: first views, ways between them, and typing in a long form. */
export async function measureProfile(options: ProfileOptions): Promise<ProfileMeasures> {
  const { browser, origin, servicesOrigin, runs, say } = options;
  const session = await signInDemoBuyer(browser, origin);
  const addresses = await findProfilePages({ servicesOrigin, token: accessTokenOf(session) });
  const visit: Visit = { browser, origin, session, addresses };
  const pages = await measureFirstViews(visit, runs);
  say('measured the first views of the profile');
  const ways = NAVIGATION_TARGETS.map((to) => ({ to, first: [] as number[], again: [] as number[] }));
  const typing: number[] = [];
  const walletActions = Object.fromEntries(WALLET_ACTIONS.map(({ name }) => [name, [] as number[]]));
  for (let run = 0; run < runs; run += 1) {
    for (const way of ways) {
      await measureWay(visit, way);
    }
    typing.push(await measureTyping(visit));
    for (const action of WALLET_ACTIONS) {
      walletActions[action.name]?.push(await measureWalletAction(visit, action));
    }
  }
  say('measured the ways and the form of the profile');
  return { pages, ways, typing, walletActions };
}

interface Visit {
  readonly browser: Browser;
  readonly origin: string;
  readonly session: StoredSession;
  readonly addresses: ProfileAddresses;
}

async function measureFirstViews(
  { browser, origin, session, addresses }: Visit,
  runs: number,
): Promise<Record<string, PageMeasure[]>> {
  const views = Object.entries(addresses.pages).map(([name, path]) => ({
    name,
    url: origin + path,
    measures: [] as PageMeasure[],
  }));
  for (let run = 0; run < runs; run += 1) {
    for (const { url, measures } of views) {
      measures.push(await measurePage({ browser, url, hydrates: true, session }));
    }
  }
  return Object.fromEntries(views.map(({ name, measures }) => [name, measures]));
}

async function measureWay(visit: Visit, { to, first, again }: ProfileWay): Promise<void> {
  await inPage(visit, paths.profile, async (page) => {
    const link = (path: string) => `nav a[href^="${path}"]`;
    first.push(await follow(page, link(to), false));
    await settle(page);
    await follow(page, `nav a[href="${paths.profile}"]`, false);
    await settle(page);
    again.push(await follow(page, link(to), false));
  });
}

async function measureTyping(visit: Visit): Promise<number> {
  return inPage(visit, visit.addresses.longForm, async (page) => {
    const field = page.getByRole('textbox', { name: 'شرح' }).first();
    await field.click();
    await wait(QUIET_MS);
    await page.evaluate(() => (globalThis as unknown as Watched).interactions.splice(0));
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await typeByKeys(client, 'پیچ و مهره');
    await wait(SETTLE_MS);
    return slowest(await page.evaluate(() => (globalThis as unknown as Watched).interactions));
  });
}

async function measureWalletAction(visit: Visit, { target, effect }: WalletAction): Promise<number> {
  return inPage(visit, paths.wallet, async (page) => {
    const pressed = target(page);
    await pressed.hover();
    await wait(QUIET_MS);
    await page.evaluate(() => (globalThis as unknown as Watched).interactions.splice(0));
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await pressed.click();
    await effect(page).waitFor();
    await wait(SETTLE_MS);
    return slowest(await page.evaluate(() => (globalThis as unknown as Watched).interactions));
  });
}

async function inPage<T>(
  { browser, origin, session }: Visit,
  path: string,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: DESKTOP,
    storageState: session,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await page.goto(origin + path, { waitUntil: 'load' });
    await settle(page);
    return await act(page);
  } finally {
    await context.close();
  }
}

/** Waits until the page has its heading, loads nothing more and has been quiet for a moment. */
async function settle(page: Page): Promise<void> {
  await waitForHydration(page);
  await waitForAnswer(page);
  await wait(QUIET_MS);
}
