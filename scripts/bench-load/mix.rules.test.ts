import { expect, it } from 'vitest';
import { gapMs, kindAt, SHARES } from './mix.rules.ts';

const DRAWS = Array.from({ length: 1_000 }, (_, index) => index / 1_000);

it('draws each kind as often as its share says', () => {
  for (const [kind, share] of Object.entries(SHARES)) {
    const drawn = DRAWS.filter((draw) => kindAt(draw) === kind).length;
    expect([kind, drawn / DRAWS.length]).toEqual([kind, expect.closeTo(share, 2)]);
  }
  expect(Object.values(SHARES).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

it('spaces requests so that as many come in a second as the rate says', () => {
  const mean = DRAWS.reduce((sum, draw) => sum + gapMs(200, draw), 0) / DRAWS.length;
  expect(mean).toBeGreaterThan(4.9);
  expect(mean).toBeLessThan(5.05);
});
