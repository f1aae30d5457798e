import { expect, it } from 'vitest';
import { recentValue } from './recent-value.ts';

const KEPT_MS = 60_000;

function given(compute: (round: number) => Promise<number>) {
  let now = new Date('2026-11-20T10:00:00.000Z');
  let rounds = 0;
  const read = recentValue({ keptMs: KEPT_MS, clock: () => now }, () => {
    rounds += 1;
    return compute(rounds);
  });
  return {
    read,
    rounds: () => rounds,
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

it('computes once for all who ask at the same time, and for those who ask soon', async () => {
  const { read, rounds, advance } = given(async (round) => round);

  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  advance(KEPT_MS - 1);
  expect([await read(), rounds()]).toEqual([1, 1]);
  advance(1);
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
});

it('has one computation in flight, however long it takes', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const { read, rounds, advance } = given(() => promise);
  const first = read();
  advance(2 * KEPT_MS);
  const both = Promise.all([first, read()]);
  resolve(7);

  expect([await both, rounds()]).toEqual([[7, 7], 1]);
});

it('keeps no failure', async () => {
  const { read } = given(async (round) => {
    if (round === 1) {
      throw new Error('no connection');
    }
    return round;
  });

  await expect(Promise.all([read(), read()])).rejects.toThrow('no connection');
  expect(await read()).toBe(2);
});
