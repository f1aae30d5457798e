import { isLeapJalaaliYear, jalaaliMonthLength, toJalaali } from 'jalaali-js';
import { describe, expect, it } from 'vitest';
import {
  dayNumberToJalali,
  gregorianToDayNumber,
  isJalaliDate,
  isJalaliLeapYear,
  jalaliMonthLength,
  jalaliToDayNumber,
  jalaliWeekday,
  parseJalali,
  readJalaliParts,
} from './jalali.ts';

const DAY_MS = 86_400_000;

function expectDaysToAgree(first: number, last: number): void {
  for (let dayNumber = first; dayNumber <= last; dayNumber += 1) {
    const gregorian = new Date(dayNumber * DAY_MS);
    const year = gregorian.getUTCFullYear();
    const expected = toJalaali(year, gregorian.getUTCMonth() + 1, gregorian.getUTCDate());
    const { year: jy, month: jm, day: jd } = dayNumberToJalali(dayNumber);
    if (jy !== expected.jy || jm !== expected.jm || jd !== expected.jd) {
      expect({ dayNumber, jy, jm, jd }).toEqual({ dayNumber, ...expected });
    }
    if (jalaliToDayNumber({ year: jy, month: jm, day: jd }) !== dayNumber) {
      expect(jalaliToDayNumber({ year: jy, month: jm, day: jd })).toBe(dayNumber);
    }
  }
}

describe('Jalali arithmetic', () => {
  it('agrees with another library, both ways, on 40,000 days from 1950', () => {
    const first = gregorianToDayNumber(1950, 1, 1);

    expectDaysToAgree(first, first + 40_000);
    expect(dayNumberToJalali(first)).toEqual({ year: 1328, month: 10, day: 11 });
  });

  it('agrees with the other library over the whole supported span', () => {
    const first = jalaliToDayNumber({ year: 1210, month: 1, day: 1 });
    const last = jalaliToDayNumber({ year: 1633, month: 12, day: 29 });

    expectDaysToAgree(first, last);
    expect(last - first).toBeGreaterThan(154_000);
  });

  it('agrees with the other library on leap years and month lengths', () => {
    for (let year = 1210; year <= 1633; year += 1) {
      expect(isJalaliLeapYear(year), `${year}`).toBe(isLeapJalaaliYear(year));
      for (let month = 1; month <= 12; month += 1) {
        expect(jalaliMonthLength(year, month)).toBe(jalaaliMonthLength(year, month));
      }
    }
  });
});

describe('jalaliWeekday', () => {
  it('counts from شنبه', () => {
    expect(jalaliWeekday({ year: 1405, month: 8, day: 29 })).toBe(6);
    expect(jalaliWeekday({ year: 1405, month: 8, day: 30 })).toBe(0);
    expect(jalaliWeekday({ year: 1328, month: 10, day: 11 })).toBe(1);
  });
});

describe('isJalaliDate', () => {
  it('accepts day 30 of Esfand only in leap years, and no day 31 in short months', () => {
    expect(isJalaliDate({ year: 1403, month: 12, day: 30 })).toBe(true);
    expect(isJalaliDate({ year: 1405, month: 12, day: 30 })).toBe(false);
    expect(isJalaliDate({ year: 1405, month: 7, day: 31 })).toBe(false);
    expect(isJalaliDate({ year: 1405, month: 0, day: 1 })).toBe(false);
    expect(isJalaliDate({ year: 1405, month: 1, day: 1.5 })).toBe(false);
  });
});

describe('parseJalali', () => {
  it('reads typed dates in any digits', () => {
    const date = { year: 1405, month: 9, day: 1 };

    expect(parseJalali('۱۴۰۵/۰۹/۰۱')).toEqual(date);
    expect(parseJalali(' 1405-9-1 ')).toEqual(date);
    expect(parseJalali('١٤٠٥/٠٩/٠١')).toEqual(date);
  });

  it.each(['', '۱۴۰۵', '۱۴۰۵/۱۳/۰۱', '۱۴۰۵/۱۲/۳۰', '۱۴۰۵/۰۹-۰۱', '۰۵/۰۹/۰۱', 'فردا'])(
    'refuses %j',
    (text) => {
      expect(parseJalali(text)).toBeNull();
    },
  );
});

describe('readJalaliParts', () => {
  it('reads the numbers of a date that no calendar has', () => {
    expect(readJalaliParts('۱۴۰۵/۱۳/۰۱')).toEqual({ year: 1405, month: 13, day: 1 });
    expect(readJalaliParts('1405-12-30')).toEqual({ year: 1405, month: 12, day: 30 });
    expect(readJalaliParts('abc')).toBeNull();
  });
});
