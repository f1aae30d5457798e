import { expect, it } from 'vitest';
import { nudgeFor, type SentMessage, wasSent } from './nudge.rules.ts';

it('is offered while an answer is awaited, or when a quote is over', () => {
  expect(
    (['quoted', 'chosen', 'lapsed', 'waiting', 'silent', 'unsent', 'ended'] as const).map(nudgeFor),
  ).toEqual([null, null, 'extension', 'reminder', null, null, null]);
});

it.each<[string, Partial<SentMessage>, boolean]>([
  ['written since', {}, true],
  ['written at that moment', { createdAt: '2026-11-20T08:00:00Z' }, true],
  ['written in an earlier round', { createdAt: '2026-11-20T07:59:59Z' }, false],
  ['deleted', { deletedAt: '2026-11-20T09:30:00Z' }, false],
  ['of other words', { text: 'سلام' }, false],
])('a message %s', (_, change, expected) => {
  const message = { text: 'یادآوری', createdAt: '2026-11-20T09:00:00Z', deletedAt: null, ...change };

  expect(wasSent([message], 'یادآوری', { updatedAt: '2026-11-20T08:00:00Z' })).toBe(expected);
});
