import { expect, it } from 'vitest';
import { hoursSpans } from './working-hours.rules.ts';

const day = (number: number, dayTitle: string, closes = '17:00') => ({
  day: number,
  dayTitle,
  opens: '08:00',
  closes,
});

it('joins days in a row that have the same hours', () => {
  const hours = [day(1, 'یکشنبه'), day(0, 'شنبه'), day(2, 'دوشنبه', '13:00'), day(4, 'چهارشنبه')];

  expect(hoursSpans(hours)).toEqual([
    { firstDay: 'شنبه', lastDay: 'یکشنبه', opens: '08:00', closes: '17:00' },
    { firstDay: 'دوشنبه', lastDay: 'دوشنبه', opens: '08:00', closes: '13:00' },
    { firstDay: 'چهارشنبه', lastDay: 'چهارشنبه', opens: '08:00', closes: '17:00' },
  ]);
  expect(hoursSpans([])).toEqual([]);
});
