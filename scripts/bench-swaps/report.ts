import { medianSlope } from '../bench/statistics.ts';
import type { FrontMemory } from './front-memory.ts';

const MEGABYTE = 1_024 * 1_024;
/** What the shell's server may keep of a swap. */
const MAX_MEGABYTES = 0.1;

/** What was measured after each swap, the first value before any. */
export interface SwapsSummary {
  readonly memory: readonly FrontMemory[];
  readonly remotes: number;
  readonly releases: number;
  readonly pages: number;
}

interface SwapFigure {
  readonly name: string;
  readonly first: number;
  readonly last: number;
  /** How much it grows with a swap; null when there was none. */
  readonly slope: number | null;
  readonly holds: boolean;
}

const KINDS: readonly [kind: keyof FrontMemory, name: string][] = [
  ['live', 'live objects with their buffers'],
  ['proportional', 'proportional memory of the process'],
];

/** Megabytes before the first swap, after the last one, and of each. */
export function swapFigures({ memory }: Pick<SwapsSummary, 'memory'>): SwapFigure[] {
  return KINDS.map(([kind, name]) => {
    const values = memory.map((each) => each[kind] / MEGABYTE);
    const slope = medianSlope(values);
    return {
      ...{ name, slope, first: values.at(0) ?? 0, last: values.at(-1) ?? 0 },
      holds: slope !== null && slope <= MAX_MEGABYTES,
    };
  });
}

/** The table for FIGURES.md; what misses its goal is bold. */
export function swapsToMarkdown(summary: SwapsSummary): string {
  const { memory, remotes, releases, pages } = summary;
  const rows = swapFigures(summary).map(({ name, first, last, slope, holds }) => {
    const text = slope === null ? '–' : slope.toFixed(4);
    return `| ${name} | ${first.toFixed(1)} | ${last.toFixed(1)} | ${holds ? text : `**${text}**`} |`;
  });
  return [
    `\`npm run bench:swaps\`: the production site. ${memory.length - 1} swaps through the manifest, of ${remotes} remotes in turn, each with ${releases} releases; after each one ${pages} pages and the new entry are read. Memory of the process that takes the requests, after a collection that also gives empty pages back; the slope is the median of those between all pairs of values.`,
    '',
    `| MB | before | after the last swap | of each swap (≤ ${MAX_MEGABYTES}) |`,
    '| --- | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}
