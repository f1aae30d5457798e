import { describe, expect, it } from 'vitest';
import { quantile } from './measure-requests.ts';
import { gates, type ServicesSummary, toMarkdown } from './report.ts';
import { readMemory } from './server-process.ts';

const call = { name: 'suggestion', floor: 0.65, slowestMs: 10, rate: 3_000, ratio: 0.7, p50Ms: 1, p975Ms: 4 };
const summary: ServicesSummary = {
  machine: '2 cores',
  products: 200_000,
  connections: 8,
  rounds: '12 rounds of 1.5 s',
  calls: [call],
  memoryBytes: 180_000_000,
  starts: { coldSeconds: 12, warmSeconds: 2 },
  message: { count: 20, medianMs: 14.2, slowestMs: 31 },
};
const broken = (changes: Partial<ServicesSummary>) =>
  gates({ ...summary, ...changes })
    .filter(({ holds }) => !holds)
    .map(({ name }) => name);

describe('the gates of the bench', () => {
  it('pass when every figure is within its limit', () => {
    expect(broken({})).toEqual([]);
  });

  it.each([
    [{ calls: [{ ...call, ratio: 0.64 }] }, 'suggestion ≥ 0.65 × SELECT 1'],
    [{ calls: [{ ...call, p975Ms: 10 }] }, 'suggestion: p97.5 < 10 ms'],
    [{ memoryBytes: 200_000_000 }, 'memory of the server < 200 MB'],
    [{ starts: { coldSeconds: 20, warmSeconds: 2 } }, 'cold start with seed < 20 s'],
    [{ starts: { coldSeconds: 12, warmSeconds: 3 } }, 'warm start < 3 s'],
    [{ message: { count: 20, medianMs: 1_000, slowestMs: 1_200 } }, 'message at another instance < 1000 ms'],
    [{ calls: [{ ...call, ratio: Number.NaN }] }, 'suggestion ≥ 0.65 × SELECT 1'],
  ])('fail for %j', (changes, name) => {
    expect(broken(changes)).toEqual([name]);
  });

  it('compare the slowest responses with those of SELECT 1', () => {
    const one = { ...call, name: 'SELECT 1', p975Ms: 2 };
    const search = { ...call, name: 'search', slowestTimes: 4 };

    expect(broken({ calls: [one, { ...search, p975Ms: 8 }] })).toEqual([]);
    expect(broken({ calls: [one, { ...search, p975Ms: 8.1 }] })).toEqual(['search: p97.5 ≤ 4 × SELECT 1']);
  });

  it('call a row missed whose slowest responses are beyond their limit', () => {
    const text = toMarkdown({ ...summary, calls: [{ ...call, p975Ms: 10.4 }] });

    expect(text).toContain('| suggestion | 3000 | 0.70 | 1.0 | 10.4 | 0.65 | < 10 ms | **missed** |');
  });

  it('report for each endpoint whether it reaches its minimum', () => {
    const text = toMarkdown({ ...summary, calls: [call, { ...call, name: 'by id', ratio: 0.2 }] });

    expect(text).toContain('| suggestion | 3000 | 0.70 | 1.0 | 4.0 | 0.65 | < 10 ms | holds |');
    expect(text).toContain('| by id | 3000 | 0.20 | 1.0 | 4.0 | 0.65 | < 10 ms | **missed** |');
    expect(text).toContain('180 MB');
    expect(text).toContain('in a stream of another after 14.2 ms (median of 20');
  });
});

it('returns the value that a fraction of all values does not exceed', () => {
  const values = Float64Array.from({ length: 40 }, (_, index) => index + 1);

  expect([quantile(values, 0.5), quantile(values, 0.975), quantile(values, 1)]).toEqual([20, 39, 40]);
  expect(quantile(new Float64Array(0), 0.5)).toBeNaN();
});

it('reads the memory from the metrics', () => {
  expect(readMemory('# TYPE x gauge\nprocess_resident_memory_bytes 123456\nother 1\n')).toBe(123_456);
  expect(() => readMemory('other 1')).toThrow('memory');
});
