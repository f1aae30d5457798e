import { expect, test } from 'vitest';
import { createSeededRandom } from './seeded-random.ts';

const faces = (seed: string) => {
  const random = createSeededRandom(seed);
  return Array.from({ length: 12 }, () => random.int(1, 1000));
};

test('createSeededRandom gives the same sequence for the same seed, and another one for another seed', () => {
  expect(faces('pump:1')).toEqual(faces('pump:1'));
  expect(faces('pump:1')).not.toEqual(faces('pump:2'));
});

test('createSeededRandom spreads adjacent seeds evenly over a choice', () => {
  const counts = [0, 0, 0];
  for (let id = 10_000; id < 13_000; id += 1) {
    const chosen = createSeededRandom(`motor:${id}`).int(0, 2);
    counts[chosen] = (counts[chosen] ?? 0) + 1;
  }
  expect(counts.reduce((sum, count) => sum + count)).toBe(3000);
  for (const count of counts) {
    expect(count).toBeGreaterThan(900);
    expect(count).toBeLessThan(1100);
  }
});

test('createSeededRandom keeps values inside their bounds', () => {
  const random = createSeededRandom('bounds');
  for (let roll = 0; roll < 500; roll += 1) {
    expect([3, 4, 5]).toContain(random.int(3, 5));
    expect(Math.abs(random.vary(100) - 100)).toBeLessThanOrEqual(12);
    expect(['a', 'b']).toContain(random.pick(['a', 'b']));
  }
});
