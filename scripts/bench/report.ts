import type { PageMeasure } from './measure-page.ts';
import { median } from './statistics.ts';

const kB = (bytes: number | null) => (bytes === null ? '–' : (bytes / 1000).toFixed(1));
const ms = (value: number | null) => (value === null ? '–' : String(Math.round(value)));

interface VariantSummary {
  largestPaintMs: number | null;
  hydratedMs: number | null;
  scriptBytes: number | null;
  styleBytes: number | null;
  requests: number | null;
  chainDepth: number | null;
  layoutShift: number | null;
  complaints: string[];
}

/** Medians of one run of the bench. */
export interface Summary {
  variants: Record<'site' | 'clientOnly' | 'plain' | 'floor', VariantSummary>;
  navigationMs: number | null;
  /** Documents a second. */
  throughput: { rendered: number; cached: number; constant: number };
  documentBytes: number;
}

interface Measured extends Omit<Summary, 'variants'> {
  measures: Record<keyof Summary['variants'], PageMeasure[]>;
}

export function summarise({ measures, ...rest }: Measured): Summary {
  const variants = Object.fromEntries(
    Object.entries(measures).map(([name, list]) => [name, summariseVariant(list)]),
  ) as Summary['variants'];
  return { ...rest, variants };
}

function summariseVariant(list: readonly PageMeasure[]): VariantSummary {
  const middle = (pick: (measure: PageMeasure) => number | null) => median(list.map(pick));
  return {
    largestPaintMs: middle((measure) => measure.largestPaintMs),
    hydratedMs: middle((measure) => measure.hydratedMs),
    scriptBytes: middle((measure) => measure.scriptBytes),
    styleBytes: middle((measure) => measure.styleBytes),
    requests: middle((measure) => measure.requests),
    chainDepth: middle((measure) => measure.chainDepth),
    layoutShift: middle((measure) => measure.layoutShift),
    complaints: [...new Set(list.flatMap((measure) => measure.complaints))],
  };
}

export interface Gate {
  name: string;
  holds: boolean;
}

/** What the bench must show. Times are ratios within one run: the machine is the same for both sides. */
export function gates({ variants: { site, plain, floor }, navigationMs, throughput }: Summary): Gate[] {
  const ratio = (a: number | null, b: number | null) => (a ?? Number.NaN) / (b ?? Number.NaN);
  return [
    { name: 'JS to hydrate ≤ 185 kB', holds: (site.scriptBytes ?? Number.NaN) <= 185_000 },
    { name: 'JS ≤ 1.6 × the plain application', holds: ratio(site.scriptBytes, plain.scriptBytes) <= 1.6 },
    { name: 'LCP ≤ 1.25 × the floor', holds: ratio(site.largestPaintMs, floor.largestPaintMs) <= 1.25 },
    {
      name: 'LCP ≤ 0.45 × the plain application',
      holds: ratio(site.largestPaintMs, plain.largestPaintMs) <= 0.45,
    },
    { name: 'request chain ≤ 2', holds: (site.chainDepth ?? Number.NaN) <= 2 },
    { name: 'layout shift ≤ 0.05', holds: (site.layoutShift ?? Number.NaN) <= 0.05 },
    { name: 'no complaint in the console', holds: site.complaints.length === 0 },
    { name: 'navigation to an unloaded remote < 250 ms', holds: (navigationMs ?? Number.NaN) < 250 },
    {
      name: 'cached documents ≥ 0.9 × a constant page',
      holds: throughput.cached / throughput.constant >= 0.9,
    },
  ];
}

export function toMarkdown(summary: Summary): string {
  const names = {
    site: 'the site',
    clientOnly: 'rendered in the browser alone',
    plain: 'one plain application',
    floor: 'bare document (floor)',
  };
  const rows = Object.entries(names).map(([key, name]) => {
    const v = summary.variants[key as keyof typeof names];
    return `| ${name} | ${ms(v.largestPaintMs)} | ${ms(v.hydratedMs)} | ${kB(v.scriptBytes)} | ${kB(v.styleBytes)} | ${v.requests} | ${v.chainDepth} | ${v.layoutShift?.toFixed(3)} |`;
  });
  const { rendered, cached, constant } = summary.throughput;
  return [
    '| product page | LCP ms | hydrated ms | JS kB | CSS kB | requests | chain | shift |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `Documents a second (${kB(summary.documentBytes)} kB each): rendered ${Math.round(rendered)} (${(rendered / constant).toFixed(2)} × a constant page), ` +
      `cached ${Math.round(cached)} (${(cached / constant).toFixed(2)} ×), constant ${Math.round(constant)}.`,
    `Navigation to a remote that is not loaded: ${ms(summary.navigationMs)} ms.`,
    '',
    ...gates(summary).map(({ name, holds }) => `- ${holds ? 'holds' : 'BROKEN'}: ${name}`),
  ].join('\n');
}
