import { describe, expect, it } from 'vitest';
import { isServed, memoryGrowth, type Outcome, pictureOf, recoveryMs } from './outcome.rules.ts';

const outcome = (dueMs: number, tookMs: number, status = 200): Outcome => ({
  ...{ kind: 'reading', dueMs, tookMs, status },
});
const second = (number: number, tookMs: number, status = 200) =>
  Array.from({ length: 10 }, (_, index) => outcome(number * 1_000 + index * 100, tookMs, status));

describe('pictureOf', () => {
  it('counts what was answered, shed and failed, and takes times of what was answered', () => {
    const outcomes = [...second(0, 20), outcome(1, 1, 503), outcome(2, 9_000, 0), outcome(3, 5, 404)];

    expect(pictureOf(outcomes)).toEqual({
      ...{ requests: 13, answered: 10, shed: 1, failed: 2 },
      ...{ p50Ms: 20, p99Ms: 20 },
    });
  });

  it('has the time of the slowest of a hundred', () => {
    const outcomes = Array.from({ length: 100 }, (_, index) => outcome(index, index));
    expect(pictureOf(outcomes).p99Ms).toBe(99);
  });
});

it('a rate is served when it is quick, nothing fails and next to nothing is shed', () => {
  const many = Array.from({ length: 200 }, (_, number) => second(number, 30)).flat();

  expect(isServed(pictureOf(many))).toBe(true);
  expect(isServed(pictureOf([...many, outcome(1, 1, 503)]))).toBe(true);
  expect(isServed(pictureOf([...many, ...second(1, 1, 503)]))).toBe(false);
  expect(isServed(pictureOf([...many, outcome(1, 1, 500)]))).toBe(false);
  expect(isServed(pictureOf(many.map((one) => ({ ...one, tookMs: 251 }))))).toBe(false);
  expect(isServed(pictureOf([]))).toBe(false);
});

it('has recovered with the first second after which all are served', () => {
  expect(recoveryMs([...second(0, 20), ...second(1, 20)])).toBe(0);
  expect(recoveryMs([...second(0, 900), ...second(1, 20), ...second(2, 1, 503), ...second(3, 20)])).toBe(
    3_000,
  );
  expect(recoveryMs([...second(0, 20), ...second(1, 900)])).toBeNull();
});

it('compares the end with the middle, where everything is warm', () => {
  expect(memoryGrowth([50, 60, 100, 100, 110, 110])).toBeCloseTo(1.1);
});
