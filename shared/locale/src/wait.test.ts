import { describe, expect, it } from 'vitest';
import { formatWait } from './wait.ts';

describe('formatWait', () => {
  it.each([
    [0.2, '۱ ثانیه'],
    [40, '۴۰ ثانیه'],
    [60, '۱ دقیقه'],
    [301, '۶ دقیقه'],
    [5400, '۹۰ دقیقه'],
    [5401, '۲ ساعت'],
    [50_000, '۱۴ ساعت'],
  ])('writes %d seconds as %s', (seconds, words) => {
    expect(formatWait(seconds)).toBe(words);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (seconds) => {
    expect(() => formatWait(seconds)).toThrow(RangeError);
  });
});
