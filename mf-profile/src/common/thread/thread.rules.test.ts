import { describe, expect, it } from 'vitest';
import { givenMessage } from './thread.fixture.ts';
import { decidesAs, firstUnreadId, groupByDay, mayWriteAs, nearnessOf } from './thread.rules.ts';

describe('groupByDay', () => {
  it('separates messages at midnight of Tehran', () => {
    const messages = [
      givenMessage(1, { createdAt: '2026-11-19T20:29:00Z' }),
      givenMessage(2, { createdAt: '2026-11-19T20:31:00Z' }),
      givenMessage(3, { createdAt: '2026-11-20T07:00:00Z' }),
    ];

    const days = groupByDay(messages).map((day) => day.messages.map(({ id }) => Number(id)));

    expect(days).toEqual([[1], [2, 3]]);
  });

  it('has no day without a message', () => {
    expect(groupByDay([])).toEqual([]);
  });
});

it.each([
  ['today', '2026-11-20T00:10:00Z'],
  ['yesterday', '2026-11-19T20:00:00Z'],
  ['earlier', '2026-11-18T20:00:00Z'],
])('a day is %s by the clock of Tehran', (nearness, at) => {
  expect(nearnessOf(at, '2026-11-20T10:00:00Z')).toBe(nearness);
});

describe('firstUnreadId', () => {
  const messages = [
    givenMessage(1),
    givenMessage(2),
    givenMessage(3, { isMine: true }),
    givenMessage(4, { text: '', deletedAt: '2026-11-20T08:00:00Z' }),
    givenMessage(5),
    givenMessage(6, { senderKind: 'buyer' }),
  ];
  const first = (unreadCount: number) => firstUnreadId(messages, { side: 'buyer', unreadCount });

  it('counts the messages of the other side that still exist, from the end', () => {
    expect(first(1)).toBe(5);
    expect(first(2)).toBe(2);
  });

  it('is null when nothing is unread, or it began in an older part', () => {
    expect(first(0)).toBeNull();
    expect(first(9)).toBeNull();
  });
});

it.each([
  ['owner', true, true],
  ['requester', true, false],
  ['approver', true, false],
  ['viewer', false, false],
  ['finance', false, false],
  [undefined, true, true],
] as const)('a reader whose role is %s may write: %s, may block: %s', (role, mayWrite, decides) => {
  expect([mayWriteAs(role), decidesAs(role)]).toEqual([mayWrite, decides]);
});
