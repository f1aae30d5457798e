import { describe, expect, it } from 'vitest';
import { compareAt, lostSeconds } from './compare.rules.ts';

const marker = (number: number, startedAt: number) => ({
  ...{ number, startedAt, committedAt: startedAt + 10, position: 0n },
});
const charge = (key: string, startedAt: number) => ({ key, startedAt, endedAt: startedAt + 100 });
const KNOWN = {
  charges: [charge('1', 0), charge('2', 500), charge('3', 2000)],
  uploads: [],
  markers: [marker(1, 0), marker(2, 995), marker(3, 1500)],
};
const found = (amounts: string[], markers: number[]) => ({
  ...{ amounts: new Set(amounts), markers: new Set(markers) },
  ...{ fileIds: new Set<string>(), codes: new Set<string>() },
});

describe('compareAt', () => {
  it('agrees when all that ended before is there and nothing that began after; what lasted over the time may be either', () => {
    expect(compareAt(1000, KNOWN, found(['1', '2'], [1]))).toEqual([]);
    expect(compareAt(1000, KNOWN, found(['1', '2'], [1, 2]))).toEqual([]);
  });

  it('names what is missing and what is too much', () => {
    expect(compareAt(1000, KNOWN, found(['1', '3'], [1]))).toEqual([
      'charge 2 was acknowledged before, and is not there',
      'charge 3 was begun after, and is there',
    ]);
  });
});

it('counts what is lost from the last commit that was found', () => {
  expect(lostSeconds(KNOWN.markers, new Set([1, 2]))).toBe(0.505);
  expect(lostSeconds(KNOWN.markers, new Set([1, 2, 3]))).toBe(0);
});
