import type { InteractionMeasure } from './measure-interactions.ts';
import type { Loads, Side, Variant } from './measure-loads.ts';
import type { NavigationMeasure } from './measure-navigation.ts';
import type { PageMeasure } from './measure-page.ts';
import type { ProfileMeasures } from './measure-profile.ts';
import type { Throughput } from './measure-server.ts';
import type { LoadedPage } from './sample-pages.ts';
import { median } from './statistics.ts';

/** Medians of some loads of one page; null where nothing could be measured. */
export interface LoadSummary {
  largestPaintMs: number | null;
  /** The elements of the largest paint; different ones between runs mean that the page is not stable. */
  largestPaintOf: string[];
  hydratedMs: number | null;
  scriptBytes: number | null;
  styleBytes: number | null;
  requests: number | null;
  chainDepth: number | null;
  layoutShift: number | null;
  consoleMessages: string[];
}

/** Medians of what was measured of a signed-in buyer's pages. */
export interface ProfileSummary {
  readonly pages: Readonly<Record<string, LoadSummary>>;
  readonly ways: readonly { to: string; firstMs: number | null; againMs: number | null }[];
  readonly typingMs: number | null;
  readonly walletActions: readonly { name: string; ms: number | null }[];
}

/** The results of one run of the bench. */
export interface Summary {
  readonly runs: number;
  readonly navigationTimes: number;
  readonly pages: Record<LoadedPage, Record<Side, LoadSummary>>;
  /** Of the product page. */
  readonly rivals: Record<Exclude<Variant, Side>, LoadSummary>;
  readonly navigations: readonly NavigationMeasure[];
  readonly interactions: readonly InteractionMeasure[];
  readonly throughput: Throughput;
  readonly profile: ProfileSummary;
  readonly documentBytes: number;
}

interface Measured extends Omit<Summary, 'pages' | 'rivals' | 'documentBytes' | 'profile'> {
  readonly loads: Loads;
  readonly profile: ProfileMeasures;
}

export function summarise({ loads, profile, ...rest }: Measured): Summary {
  return {
    ...rest,
    profile: {
      pages: mapValues(profile.pages, summariseLoads),
      ways: profile.ways.map(({ to, first, again }) => ({
        to,
        firstMs: median(first),
        againMs: median(again),
      })),
      typingMs: median(profile.typing),
      walletActions: Object.entries(profile.walletActions).map(([name, times]) => ({
        name,
        ms: median(times),
      })),
    },
    pages: mapValues(loads.pages, (sides) => mapValues(sides, summariseLoads)),
    rivals: mapValues(loads.rivals, summariseLoads),
    documentBytes: Buffer.byteLength(loads.productHtml),
  };
}

function mapValues<K extends string, A, B>(
  record: Readonly<Record<K, A>>,
  map: (value: A) => B,
): Record<K, B> {
  const entries = Object.entries<A>(record).map(([key, value]) => [key, map(value)]);
  return Object.fromEntries(entries) as Record<K, B>;
}

function summariseLoads(list: readonly PageMeasure[]): LoadSummary {
  const middle = (pick: (measure: PageMeasure) => number | null) => median(list.map(pick));
  return {
    largestPaintMs: middle((measure) => measure.largestPaintMs),
    largestPaintOf: [...new Set(list.map((measure) => measure.largestPaintOf))],
    hydratedMs: middle((measure) => measure.hydratedMs),
    scriptBytes: middle((measure) => measure.scriptBytes),
    styleBytes: middle((measure) => measure.styleBytes),
    requests: middle((measure) => measure.requests),
    chainDepth: middle((measure) => measure.chainDepth),
    layoutShift: middle((measure) => measure.layoutShift),
    consoleMessages: [...new Set(list.flatMap((measure) => measure.consoleMessages))],
  };
}
