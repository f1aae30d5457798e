import { describe, expect, it } from 'vitest';
import { isUrgent, timeLeft } from './deadline.rules.ts';

const NOW = '2026-11-20T08:00:00Z';

describe('timeLeft', () => {
  it.each([
    ['2026-11-23T14:20:59Z', { isOver: false, days: 3, hours: 6, minutes: 20 }],
    ['2026-11-21T08:00:00Z', { isOver: false, days: 1, hours: 0, minutes: 0 }],
    ['2026-11-21T07:59:59Z', { isOver: false, days: 0, hours: 23, minutes: 59 }],
    ['2026-11-20T08:00:01Z', { isOver: false, days: 0, hours: 0, minutes: 1 }],
    ['2026-11-20T08:00:00Z', { isOver: true, days: 0, hours: 0, minutes: 0 }],
    ['2026-11-19T08:00:00Z', { isOver: true, days: 0, hours: 0, minutes: 0 }],
  ])('until %s', (deadlineAt, expected) => {
    expect(timeLeft(deadlineAt, NOW)).toEqual(expected);
  });
});

describe('isUrgent', () => {
  it.each([
    ['2026-11-21T08:00:00Z', false],
    ['2026-11-21T07:59:00Z', true],
    ['2026-11-19T07:59:00Z', false],
  ])('a deadline at %s: %s', (deadlineAt, expected) => {
    expect(isUrgent(timeLeft(deadlineAt, NOW))).toBe(expected);
  });
});
