import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../releases/paths.ts';
import { ASSUMED, limitsOf, needOf } from './growth.rules.ts';
import { readMeasured } from './measured.ts';
import { growthToMarkdown } from './report.ts';

const MEASURED = {
  ...{ cachedDocuments: 8_000, newDocuments: 200, documentKb: 100 },
  ...{ lists: 2_000, items: 4_000, searches: 4_000, transfers: 1_000, servicesMb: 250 },
};

describe('needOf', () => {
  it('gives each part the processor time of what it does, at half of its cores', () => {
    const need = needOf(1_000, MEASURED);
    // 400 documents: 360 of 0.25 ms and 40 of 10 ms are 0.49 s in each second.
    expect(need.shellCores).toBeCloseTo(0.98);
    // 580 reads of 0.75 ms and 20 writes of 2 ms are 0.475 s, of which the services have 40 %.
    expect(need.servicesCores).toBeCloseTo(0.38);
    expect(need.primaryCores).toBeCloseTo(0.04);
    expect(need.standbyCores).toBeCloseTo(0.435);
    // 400 × 100 kB and 600 × 12 kB, compressed.
    expect(need.transferMbit).toBeCloseTo((47_200 * ASSUMED.compression * 8) / 1_000);
  });

  it('grows with the requests, and never has less than two of each', () => {
    expect(needOf(1, MEASURED).memoryGb).toBeCloseTo(2.5);
    expect(needOf(20_000, MEASURED).shellCores).toBeCloseTo(20 * needOf(1_000, MEASURED).shellCores);
  });
});

describe('limitsOf', () => {
  it('is where the largest machine is as full as it may be', () => {
    const { writesAlone, everything } = limitsOf(MEASURED);
    expect(needOf(writesAlone, MEASURED).primaryCores).toBeCloseTo(ASSUMED.largestMachine);
    const { primaryCores, standbyCores } = needOf(everything, MEASURED);
    expect(primaryCores + standbyCores).toBeCloseTo(ASSUMED.largestMachine);
  });
});

it('the shares of the assumptions add up', () => {
  const { documents, reads, writes, lists, items, searches } = ASSUMED;
  expect(documents + reads + writes).toBeCloseTo(1);
  expect(lists + items + searches).toBeCloseTo(1);
});

describe('the table', () => {
  const figures = readFileSync(join(ROOT, 'FIGURES.md'), 'utf8');

  it('is made of what FIGURES.md measured', () => {
    const measured = readMeasured(figures);
    expect(Object.values(measured).every((number) => number > 0)).toBe(true);
    expect(growthToMarkdown(measured)).toMatch(/^\| 10,000 \| 200 \|/m);
  });

  it('refuses figures without a number that it needs', () => {
    expect(() => readMeasured(figures.replace('| ledger transfer', '| transfer'))).toThrow('ledger transfer');
  });
});
