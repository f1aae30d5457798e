import { expect, it } from 'vitest';
import { endOfDay } from './day-end.ts';

it('ends a day at midnight in Tehran, three and a half hours before it ends in UTC', () => {
  expect(new Date(endOfDay('2026-11-20')).toISOString()).toBe('2026-11-20T20:30:00.000Z');
});
