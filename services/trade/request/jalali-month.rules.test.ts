import { expect, it } from 'vitest';
import { jalaliMonthOf } from './jalali-month.rules.ts';

it.each([
  ['in its midst', '2026-11-20T10:00:00.000Z', '2026-10-22T20:30:00.000Z', '2026-11-21T20:30:00.000Z'],
  [
    'at its first instant',
    '2026-11-21T20:30:00.000Z',
    '2026-11-21T20:30:00.000Z',
    '2026-12-21T20:30:00.000Z',
  ],
  ['at its last', '2026-11-21T20:29:59.999Z', '2026-10-22T20:30:00.000Z', '2026-11-21T20:30:00.000Z'],
  [
    'of the last month of a year',
    '2027-03-10T10:00:00.000Z',
    '2027-02-19T20:30:00.000Z',
    '2027-03-20T20:30:00.000Z',
  ],
])('the Jalali month in Tehran is known %s', (...[, at, startsAt, endsAt]) => {
  expect(jalaliMonthOf(new Date(at))).toEqual({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
});
