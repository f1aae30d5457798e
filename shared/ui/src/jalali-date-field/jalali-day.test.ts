import { dayNumberToJalali, jalaliToDayNumber } from '@bazaar/locale';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  dayAfterKey,
  dayNumberOf,
  dayOfNumber,
  monthRows,
  readDay,
  tehranDay,
  writeDay,
} from './jalali-day.ts';

const number = (year: number, month: number, day: number) => jalaliToDayNumber({ year, month, day });

describe('a day of the Jalali calendar', () => {
  it.each(['۱۴۰۵/۰۹/۰۱', '1405-9-1', '١٤٠٥/٠٩/٠١'])('is read from «%s»', (text) => {
    expect(readDay(text)).toBe('2026-11-22');
  });

  it.each(['', '۱۴۰۵/۱۳/۰۱', '۱۴۰۵/۱۲/۳۰', 'فردا'])('is not read from «%s»', (text) => {
    expect(readDay(text)).toBeNull();
  });

  it('is written as it is read', () => {
    expect(writeDay('2026-11-22')).toBe('۱۴۰۵/۰۹/۰۱');
    expect(readDay(writeDay('2029-03-20'))).toBe('2029-03-20');
  });

  it('is that of Tehran, where it begins earlier than in UTC', () => {
    expect(tehranDay('2026-11-22T20:29:00Z')).toBe('2026-11-22');
    expect(tehranDay('2026-11-22T20:31:00Z')).toBe('2026-11-23');
  });

  it('keeps its number over years', () => {
    for (let day = 20_000; day < 24_000; day += 97) {
      expect(dayNumberOf(dayOfNumber(day))).toBe(day);
    }
  });
});

describe('the rows of a month', () => {
  it('begin on شنبه and hold every day once', () => {
    const rows = monthRows(1405, 9);
    const days = rows.flat().filter((day) => day !== null);

    // 1 Azar 1405 is a Sunday.
    expect(rows[0]?.slice(0, 2)).toEqual([null, number(1405, 9, 1)]);
    expect(rows.every((row) => row.length === 7)).toBe(true);
    expect(days).toEqual(Array.from({ length: 30 }, (_, index) => number(1405, 9, 1) + index));
  });

  it('know the leap day', () => {
    const lengths = [1405, 1408].map(
      (year) =>
        monthRows(year, 12)
          .flat()
          .filter((day) => day !== null).length,
    );

    expect(lengths).toEqual([29, 30]);
  });
});

describe('moving by keys, from right to left', () => {
  const day = number(1405, 9, 15);

  it.each([
    ['ArrowLeft', [1405, 9, 16]],
    ['ArrowRight', [1405, 9, 14]],
    ['ArrowDown', [1405, 9, 22]],
    ['ArrowUp', [1405, 9, 8]],
    ['Home', [1405, 9, 14]],
    ['End', [1405, 9, 20]],
    ['PageDown', [1405, 10, 15]],
    ['PageUp', [1405, 8, 15]],
  ])('%s leads to %j', (key, [year, month, date]) => {
    expect(dayNumberToJalali(dayAfterKey(day, key) ?? 0)).toEqual({ year, month, day: date });
  });

  it('ignores other keys', () => {
    expect([dayAfterKey(day, 'a'), dayAfterKey(day, 'toString')]).toEqual([null, null]);
  });

  it('stays in a shorter month, and crosses the year', () => {
    expect(dayNumberToJalali(addMonths(number(1405, 6, 31), 1))).toEqual({ year: 1405, month: 7, day: 30 });
    expect(dayNumberToJalali(addMonths(number(1405, 12, 5), 1))).toEqual({ year: 1406, month: 1, day: 5 });
    expect(dayNumberToJalali(addMonths(number(1405, 1, 5), -1))).toEqual({ year: 1404, month: 12, day: 5 });
  });
});
