import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatDuration,
  formatJalaliDateTime,
  formatJalaliDayMonth,
  formatJalaliLong,
  formatJalaliMonth,
  formatJalaliShort,
  formatJalaliWeekday,
  jalaliMonthName,
  weekdayNames,
} from './dates.ts';

const FRIDAY = '2026-11-20T07:12:00Z';

describe('Jalali dates on screen', () => {
  it('come in the forms of the design', () => {
    expect(formatJalaliLong(FRIDAY)).toBe('۲۹ آبان ۱۴۰۵');
    expect(formatJalaliShort(FRIDAY)).toBe('۱۴۰۵/۰۸/۲۹');
    expect(formatJalaliDayMonth(FRIDAY)).toBe('۲۹ آبان');
    expect(formatJalaliMonth(FRIDAY)).toBe('آبان ۱۴۰۵');
    expect(formatJalaliWeekday(FRIDAY)).toBe('جمعه ۲۹ آبان ۱۴۰۵');
    expect(formatClock(FRIDAY)).toBe('۱۰:۴۲');
    expect(formatJalaliDateTime(FRIDAY)).toBe('۲۹ آبان ۱۴۰۵، ساعت ۱۰:۴۲');
  });

  it('follow the day in Tehran, not in Greenwich', () => {
    expect(formatJalaliShort('2026-11-20T21:00:00Z')).toBe('۱۴۰۵/۰۸/۳۰');
    expect(formatClock('2026-11-20T20:30:00Z')).toBe('۰۰:۰۰');
  });

  it('agree with the platform on 4,000 days, month names and weekdays included', () => {
    const zone = { timeZone: 'Asia/Tehran' } as const;
    const long = new Intl.DateTimeFormat('fa-IR', { dateStyle: 'long', ...zone });
    const short = new Intl.DateTimeFormat('fa-IR', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      ...zone,
    });
    const weekday = new Intl.DateTimeFormat('fa-IR', { weekday: 'long', ...zone });
    for (let day = 0; day < 4000; day += 1) {
      const instant = new Date(Date.UTC(1995, 0, 1 + day * 5, 9));
      const iso = instant.toISOString();
      expect(formatJalaliLong(iso)).toBe(long.format(instant));
      expect(formatJalaliShort(iso)).toBe(short.format(instant));
      expect(formatJalaliWeekday(iso)).toBe(`${weekday.format(instant)} ${long.format(instant)}`);
    }
  });

  it('refuse what is not a time', () => {
    expect(() => formatJalaliLong('soon')).toThrow(RangeError);
    expect(() => jalaliMonthName(13)).toThrow(RangeError);
  });
});

describe('weekdayNames', () => {
  it('begins with شنبه', () => {
    expect(weekdayNames()).toEqual(['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه']);
  });
});

describe('formatDuration', () => {
  it.each([
    [755, '۱۲:۳۵'],
    [0, '۰۰:۰۰'],
    [9.9, '۰۰:۰۹'],
    [3599, '۵۹:۵۹'],
    [3600, '۱:۰۰:۰۰'],
    [45_296, '۱۲:۳۴:۵۶'],
  ])('shows %d seconds as «%s»', (seconds, shown) => {
    expect(formatDuration(seconds)).toBe(shown);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (seconds) => {
    expect(() => formatDuration(seconds)).toThrow(RangeError);
  });
});
