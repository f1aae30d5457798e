import { parseArgs } from 'node:util';
import { SetupProblem } from '../console.ts';

/** Fewer show no slope, more take a day. */
const [MIN_SWAPS, MAX_SWAPS] = [10, 10_000];

/** What the bench of swaps was asked for. */
export interface Wish {
  readonly swaps: number;
  /** False: what was built last is measured. */
  readonly builds: boolean;
  readonly writes: boolean;
}

/** Reads the words after the command. @throws SetupProblem for a number of swaps that cannot be measured. */
export function readWish(words: readonly string[]): Wish {
  const { values } = parseArgs({
    args: [...words],
    allowNegative: true,
    options: {
      swaps: { type: 'string', default: '120' },
      build: { type: 'boolean', default: true },
      write: { type: 'boolean', default: false },
    },
  });
  return { swaps: readSwaps(values.swaps), builds: values.build, writes: values.write };
}

function readSwaps(text: string): number {
  const swaps = Number(text);
  if (!/^\d{1,6}$/.test(text) || swaps < MIN_SWAPS || swaps > MAX_SWAPS) {
    throw new SetupProblem(`--swaps is "${text}"`, `Give a whole number from ${MIN_SWAPS} to ${MAX_SWAPS}`);
  }
  return swaps;
}
