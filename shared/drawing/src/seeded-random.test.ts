import { expect, test } from 'vitest';
import { createSeededRandom } from './seeded-random.ts';

const numbers = (seed: string) => {
  const random = createSeededRandom(seed);
  return Array.from({ length: 12 }, () => random.between(1, 1000));
};

test('createSeededRandom gives the same sequence for the same seed, and another one for another seed', () => {
  expect(numbers('pump:1')).toEqual(numbers('pump:1'));
  expect(numbers('pump:1')).not.toEqual(numbers('pump:2'));
});

test('createSeededRandom spreads adjacent seeds evenly', () => {
  const thirds = [0, 0, 0];
  for (let id = 10_000; id < 13_000; id += 1) {
    const third = Math.floor(createSeededRandom(`motor:${id}`).between(0, 3));
    thirds[third] = (thirds[third] ?? 0) + 1;
  }
  expect(thirds.reduce((sum, count) => sum + count)).toBe(3000);
  for (const count of thirds) {
    expect(count).toBeGreaterThan(900);
    expect(count).toBeLessThan(1100);
  }
});

test('createSeededRandom keeps values inside their bounds', () => {
  const random = createSeededRandom('bounds');
  for (let roll = 0; roll < 500; roll += 1) {
    expect(Math.abs(random.between(3, 5) - 4)).toBeLessThanOrEqual(1);
    expect(Math.abs(random.vary(100) - 100)).toBeLessThanOrEqual(12);
  }
});
