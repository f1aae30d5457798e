import { INTERACTION_LIMIT_MS } from './measure-interactions.ts';
import type { Side } from './measure-loads.ts';
import { LOADED_PAGES, type LoadedPage } from './sample-pages.ts';
import type { LoadSummary, ProfileSummary, Summary } from './summary.ts';

/** Maximum JS that a page may need before it is hydrated, in kB of brotli. */
const MAX_SCRIPTS: Readonly<Record<LoadedPage, number>> = {
  home: 180,
  category: 200,
  'base product': 185,
  product: 185,
  supplier: 185,
};
const MAX_STYLES = 20;
/** Maximum JS before a page of the signed-in buyer answers, in kB of brotli. */
export const MAX_PROFILE_SCRIPTS = 190;
/** The wallet has a goal of its own. */
export const MAX_WALLET_SCRIPTS = 180;
/** Largest layout shift of such a page. */
export const MAX_PROFILE_SHIFT = 0.02;
/** From a click to another page of the profile whose code and data are at hand. */
export const PROFILE_WAY_LIMIT_MS = 80;
/** A key in the longest form, processor slowed four times. */
export const TYPING_LIMIT_MS = 50;
/** From a press in the wallet to what it shows first, processor slowed four times. */
export const WALLET_ACTION_LIMIT_MS = 100;
const KILO = 1000;

/** One goal of the bench and whether it is reached. */
export interface Verdict {
  readonly name: string;
  /** Also false when a measurement is missing. */
  readonly holds: boolean;
  /** Whether a miss fails the run. Times on a busy machine are reported and do not. */
  readonly isGate: boolean;
}

const gate = (name: string, holds: boolean): Verdict => ({ name, holds, isGate: true });
const goal = (name: string, holds: boolean): Verdict => ({ name, holds, isGate: false });

/** The ratio of two numbers; `NaN`, which reaches no goal, when one of them is missing. */
export function ratio(a: number | null, b: number | null): number {
  return (a ?? Number.NaN) / (b ?? Number.NaN);
}

const atMost = (value: number | null, limit: number) => (value ?? Number.NaN) <= limit;
const below = (value: number | null, limit: number) => (value ?? Number.NaN) < limit;

/** The goals of the bench, judged for one run. */
export function judge(summary: Summary): Verdict[] {
  const { pages, navigations, interactions } = summary;
  return [
    ...LOADED_PAGES.flatMap((page) => pageVerdicts(page, pages[page])),
    ...rivalVerdicts(summary),
    ...navigations.flatMap(({ name, limitMs, directMs, intendedMs }) => [
      goal(`${name}: < ${limitMs} ms`, below(directMs, limitMs)),
      goal(`${name}, after a hover: < ${limitMs} ms`, below(intendedMs, limitMs)),
    ]),
    ...interactions.map(({ name, ms }) =>
      goal(`${name}: < ${INTERACTION_LIMIT_MS} ms`, below(ms, INTERACTION_LIMIT_MS)),
    ),
    ...profileVerdicts(summary.profile),
  ];
}

/** The goals of every page compared with its own document without scripts. */
function pageVerdicts(page: LoadedPage, { site, floor }: Record<Side, LoadSummary>): Verdict[] {
  const most = MAX_SCRIPTS[page];
  const paint = ratio(site.largestPaintMs, floor.largestPaintMs);
  return [
    gate(`${page}: JS to hydrate ≤ ${most} kB`, atMost(site.scriptBytes, most * KILO)),
    gate(`${page}: CSS ≤ ${MAX_STYLES} kB`, atMost(site.styleBytes, MAX_STYLES * KILO)),
    gate(`${page}: request chain ≤ 2`, atMost(site.chainDepth, 2)),
    gate(`${page}: layout shift ≤ 0.05`, atMost(site.layoutShift, 0.05)),
    gate(`${page}: no message in the console`, site.consoleMessages.length === 0),
    goal(`${page}: LCP ≤ 1.10 × the floor`, paint <= 1.1),
  ];
}

function scriptsOfProfile(page: string, bytes: number | null): Verdict {
  const most = page === 'wallet' ? MAX_WALLET_SCRIPTS : MAX_PROFILE_SCRIPTS;
  return gate(`${page}: JS ≤ ${most} kB`, atMost(bytes, most * KILO));
}

function profileVerdicts({ pages, ways, typingMs, walletActions }: ProfileSummary): Verdict[] {
  return [
    ...Object.entries(pages).flatMap(([page, { scriptBytes, layoutShift, consoleMessages }]) => [
      scriptsOfProfile(page, scriptBytes),
      gate(`${page}: layout shift ≤ ${MAX_PROFILE_SHIFT}`, atMost(layoutShift, MAX_PROFILE_SHIFT)),
      gate(`${page}: no message in the console`, consoleMessages.length === 0),
    ]),
    ...ways.map(({ to, againMs }) =>
      goal(`dashboard → ${to}: ≤ ${PROFILE_WAY_LIMIT_MS} ms`, atMost(againMs, PROFILE_WAY_LIMIT_MS)),
    ),
    goal(`typing in the longest form: ≤ ${TYPING_LIMIT_MS} ms`, atMost(typingMs, TYPING_LIMIT_MS)),
    ...walletActions.map((action) =>
      goal(`${action.name}: ≤ ${WALLET_ACTION_LIMIT_MS} ms`, atMost(action.ms, WALLET_ACTION_LIMIT_MS)),
    ),
  ];
}

/**
 * The goals of the product page compared with its rivals. Ratios of one run, because both sides use the same machine.
 */
function rivalVerdicts({ pages, rivals: { plain }, throughput }: Summary): Verdict[] {
  const { site, floor } = pages.product;
  return [
    gate('product: JS ≤ 1.6 × the plain application', ratio(site.scriptBytes, plain.scriptBytes) <= 1.6),
    gate('product: LCP ≤ 1.25 × the floor', ratio(site.largestPaintMs, floor.largestPaintMs) <= 1.25),
    gate(
      'product: LCP ≤ 0.45 × the plain application',
      ratio(site.largestPaintMs, plain.largestPaintMs) <= 0.45,
    ),
    gate('cached documents ≥ 6 × a constant page', throughput.cached / throughput.constant >= 6),
  ];
}
