import { describe, expect, it } from 'vitest';
import { NUMBER_LIMITS, waitForLimits, waitForResend } from './login.rules.ts';

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
