import { SHARES } from './mix.rules.ts';
import {
  isServed,
  MEMORY_GROWTH,
  memoryGrowth,
  type Outcome,
  type Picture,
  pictureOf,
  RECOVERY_LIMIT_MS,
  recoveryMs,
  SLOWEST_MS,
} from './outcome.rules.ts';

const MEGABYTE = 1_024 * 1_024;
const PERCENT = 100;

/** What was measured; rates are requests a second. */
export interface LoadSummary {
  readonly knee: number;
  readonly steadySeconds: number;
  readonly steady: readonly Outcome[];
  /** Memory of all processes of the site in bytes, read in turns during the steady part. */
  readonly memory: readonly number[];
  readonly overload: readonly Outcome[];
  readonly after: readonly Outcome[];
  readonly acknowledged: number;
  readonly lost: number;
}

interface Goal {
  readonly name: string;
  readonly holds: boolean;
}

/** The goals of a load, and which of them hold. */
export function loadGoals(summary: LoadSummary): Goal[] {
  const { steady, memory, overload, after, lost } = summary;
  const recovery = recoveryMs(after);
  const beyond = pictureOf(overload);
  return [
    { name: `99 % within ${SLOWEST_MS} ms at four fifths of the knee`, holds: isServed(pictureOf(steady)) },
    { name: `memory grows by at most ${MEMORY_GROWTH} ×`, holds: memoryGrowth(memory) <= MEMORY_GROWTH },
    {
      name: 'twice the knee: what is not served is shed with 503',
      holds: beyond.shed > 0 && beyond.failed === 0,
    },
    {
      name: `served again after ${RECOVERY_LIMIT_MS / 1_000} s`,
      holds: recovery !== null && recovery <= RECOVERY_LIMIT_MS,
    },
    { name: 'nothing acknowledged is lost', holds: lost === 0 },
  ];
}

/** The table for FIGURES.md; what misses its goal is named below it. */
export function loadToMarkdown(summary: LoadSummary): string {
  const { knee, steadySeconds, steady, memory, overload, after, acknowledged, lost } = summary;
  const shares = Object.entries(SHARES).map(
    ([kind, share]) => `${NAMES[kind as keyof typeof SHARES]} ${share * PERCENT} %`,
  );
  const recovery = recoveryMs(after);
  const missed = loadGoals(summary).filter(({ holds }) => !holds);
  return [
    `\`npm run bench:load\`: services, shell and the program that loads them on the same two cores. ${shares.join(', ')}; requests come at a rate that does not wait for answers. The knee, the highest rate of which 99 % are served within ${SLOWEST_MS} ms: **${knee} a second**.`,
    '',
    '| load | requests | answered | 503 | failed | p50 ms | p99 ms |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    row(`four fifths of the knee, ${steadySeconds} s`, pictureOf(steady)),
    row('twice the knee, 20 s', pictureOf(overload)),
    row('half of the knee, right afterwards', pictureOf(after)),
    '',
    `All processes with the database's: ${megabytes(memory.at(0))} MB at the beginning of the first, ${megabytes(memory.at(-1))} MB at its end, ${memoryGrowth(memory).toFixed(2)} × from its middle to its end. Served again ${recovery === null ? 'not at all' : `${recovery / 1_000} s`} after the overload. Of ${acknowledged} favorites that were acknowledged ${lost} are lost.`,
    ...(missed.length === 0 ? [] : ['', `Missed: ${missed.map(({ name }) => name).join('; ')}.`]),
  ].join('\n');
}

const NAMES: Readonly<Record<keyof typeof SHARES, string>> = {
  reading: 'lists and goods',
  searching: 'searches',
  signedIn: 'signed-in reads',
  writing: 'writes',
};

function row(name: string, { requests, answered, shed, failed, p50Ms, p99Ms }: Picture): string {
  return `| ${name} | ${requests} | ${answered} | ${shed} | ${failed} | ${p50Ms.toFixed(0)} | ${p99Ms.toFixed(0)} |`;
}

function megabytes(bytes = 0): string {
  return (bytes / MEGABYTE).toFixed(0);
}
