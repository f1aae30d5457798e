import { describe, expect, it } from 'vitest';
import { NUMBER_LIMITS, networkOf, waitForLimits, waitForResend } from './login.rules.ts';

const now = new Date('2026-11-20T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('waitForLimits', () => {
  it('lets the third code of ten minutes pass and holds the fourth until the first is ten minutes old', () => {
    const two = [minutesAgo(2), minutesAgo(4)];

    expect(waitForLimits(NUMBER_LIMITS, two, now)).toBe(0);
    expect(waitForLimits(NUMBER_LIMITS, [...two, minutesAgo(7)], now)).toBe(3 * 60_000);
  });

  it('holds the eleventh code of a day', () => {
    const ten = Array.from({ length: 10 }, (_, index) => minutesAgo(60 * (index + 1)));

    expect(waitForLimits(NUMBER_LIMITS, ten.slice(1), now)).toBe(0);
    expect(waitForLimits(NUMBER_LIMITS, ten, now)).toBe(14 * 60 * 60_000);
  });
});

describe('waitForResend', () => {
  it('counts a minute from the latest code', () => {
    expect(waitForResend([], now)).toBe(0);
    expect(waitForResend([minutesAgo(5), minutesAgo(0.5)], now)).toBe(30_000);
    expect(waitForResend([minutesAgo(1)], now)).toBe(0);
  });
});

describe('networkOf', () => {
  it.each([
    ['192.0.2.17', '192.0.2.0/24'],
    ['::ffff:192.0.2.17', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('takes %s for a part of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
