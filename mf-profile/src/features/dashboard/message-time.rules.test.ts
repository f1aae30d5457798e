import { expect, it } from 'vitest';
import { messageTime } from './message-time.rules.ts';

const now = '2026-11-20T10:00:00Z';

it.each([
  ['today, by the hour of Tehran', '2026-11-20T07:12:00Z', '۱۰:۴۲'],
  ['this year, by its day', '2026-11-18T07:12:00Z', '۲۷ آبان'],
  ['an earlier year, by its date', '2025-11-18T07:12:00Z', '۲۷ آبان ۱۴۰۴'],
  ['yesterday in Tehran, though less than a day ago', '2026-11-19T20:00:00Z', '۲۸ آبان'],
])('formats the time of a message of %s', (_, iso, text) => {
  expect(messageTime(iso, now)).toBe(text);
});
