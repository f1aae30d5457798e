import { describe, expect, it } from 'vitest';
import { swapFigures, swapsToMarkdown } from './report.ts';

const MEGABYTE = 1_024 * 1_024;

/** Memory that grows by so many megabytes with each of four swaps. */
const given = (live: number, proportional: number) => ({
  ...{ remotes: 5, releases: 3, pages: 6 },
  memory: [0, 1, 2, 3, 4].map((swap) => ({
    live: (40 + swap * live) * MEGABYTE,
    proportional: (120 + swap * proportional) * MEGABYTE,
  })),
});
const holding = (live: number, proportional: number) =>
  swapFigures(given(live, proportional)).map(({ holds }) => holds);

describe('the goal for swaps', () => {
  it('is at most a tenth of a megabyte of each swap, for objects and for the process', () => {
    expect(holding(0.0625, 0.0625)).toEqual([true, true]);
    expect(holding(0.125, 0)).toEqual([false, true]);
    expect(holding(-1, 0.125)).toEqual([true, false]);
  });

  it('is missed when nothing was swapped', () => {
    const memory = given(0, 0).memory.slice(0, 1);

    expect(swapFigures({ memory }).map(({ slope, holds }) => [slope, holds])).toEqual([
      [null, false],
      [null, false],
    ]);
  });
});

it('the table tells megabytes before and after, and what is kept of each swap', () => {
  const text = swapsToMarkdown(given(0.0625, 2));

  expect(text).toContain('4 swaps through the manifest, of 5 remotes in turn, each with 3 releases');
  expect(text).toContain('| 40.0 | 40.3 | 0.0625 |');
  expect(text).toContain('| 120.0 | 128.0 | **2.0000** |');
});
