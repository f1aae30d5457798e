import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeDigits,
  MAXIMUM_ATTEMPTS,
  NUMBER_LIMITS,
  waitForLimits,
  waitForResend,
  workBits,
} from './login.rules.ts';

const now = new Date('2026-11-20T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('waitForLimits', () => {
  it('allows the third code within ten minutes and delays the fourth until the first is ten minutes old', () => {
    const two = [minutesAgo(2), minutesAgo(4)];

    expect(waitForLimits(NUMBER_LIMITS, two, now)).toBe(0);
    expect(waitForLimits(NUMBER_LIMITS, [...two, minutesAgo(7)], now)).toBe(3 * 60_000);
  });

  it('delays the eleventh code within a day', () => {
    const ten = Array.from({ length: 10 }, (_, index) => minutesAgo(60 * (index + 1)));

    expect(waitForLimits(NUMBER_LIMITS, ten.slice(1), now)).toBe(0);
    expect(waitForLimits(NUMBER_LIMITS, ten, now)).toBe(14 * 60 * 60_000);
  });
});

describe('waitForResend', () => {
  it('requires a minute since the latest code', () => {
    expect(waitForResend([], now)).toBe(0);
    expect(waitForResend([minutesAgo(5), minutesAgo(0.5)], now)).toBe(30_000);
    expect(waitForResend([minutesAgo(1)], now)).toBe(0);
  });
});

describe('the odds of guessing a code of one number', () => {
  const HOUR_MS = 3_600_000;
  const DAY_MS = 24 * HOUR_MS;
  /** What the site's own budget permits in 24 hours over two of its days, all for one number. */
  const MAX_MESSAGES = 40_000;

  /** Odds of all tries of the codes that are sent at these times, each as long as the codes of the day before make it. */
  function oddsOf(
    times: readonly number[],
    isKnown: boolean,
  ): { readonly at: number; readonly odds: number }[] {
    const sorted = times.toSorted((left, right) => left - right);
    let first = 0;
    return sorted.map((at, index) => {
      while ((sorted[first] ?? at) <= at - DAY_MS) {
        first += 1;
      }
      const digits = codeDigits(index - first, isKnown ? 'known' : 'ipv4');
      return { at, odds: MAXIMUM_ATTEMPTS / 10 ** digits };
    });
  }

  const inDay = (sent: readonly { readonly at: number; readonly odds: number }[], from: number) =>
    sent.filter(({ at }) => at > from && at <= from + DAY_MS).reduce((sum, { odds }) => sum + odds, 0);

  it('are at most one in ten thousand in any 24 hours, whenever strangers and known devices ask', () => {
    const times = fc.array(fc.integer({ min: 0, max: 4 * 24 * 60 }), { minLength: 1, maxLength: 600 });
    fc.assert(
      fc.property(times, times, fc.integer({ min: 0, max: 72 }), (strangers, devices, hour) => {
        const minutes = (list: readonly number[]) => list.map((minute) => minute * 60_000);
        const from = hour * HOUR_MS;
        const odds =
          inDay(oddsOf(minutes(strangers), false), from) + inDay(oddsOf(minutes(devices), true), from);

        expect(odds).toBeLessThanOrEqual(1e-4);
      }),
    );
  });

  it.each([100, 20_000, MAX_MESSAGES - 100])(
    'are that also when the whole budget of the site goes to one number, %d of it to strangers',
    (count) => {
      const times = Array.from({ length: MAX_MESSAGES }, (_, index) => index);
      const strangers = inDay(oddsOf(times.slice(0, count), false), -1);
      const devices = inDay(oddsOf(times.slice(count), true), -1);

      expect(strangers + devices).toBeLessThanOrEqual(1e-4);
    },
  );
});

it('work doubles with every five codes beyond the free ones, four times at most', () => {
  expect([0, 10, 14, 15, 20, 30, 20_000].map((sent) => workBits(14, sent))).toEqual([
    14, 14, 14, 15, 16, 18, 18,
  ]);
});
