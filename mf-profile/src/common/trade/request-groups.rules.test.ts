import { TRADE_STATUSES } from '@bazaar/contracts/trade';
import { expect, it } from 'vitest';
import { countOf, REQUEST_GROUPS, statusesOf } from './request-groups.rules.ts';

it('puts every state into exactly one group', () => {
  const grouped = REQUEST_GROUPS.flatMap((group) => statusesOf(group));

  expect(grouped.toSorted()).toEqual([...TRADE_STATUSES].toSorted());
});

it('counts the requests of a group, and of all', () => {
  const counts = TRADE_STATUSES.map((status, index) => ({ status, count: index }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);

  expect(countOf('quoted', counts)).toBe(TRADE_STATUSES.indexOf('Quoted'));
  expect(countOf('payment', counts)).toBe(
    TRADE_STATUSES.indexOf('Accepted') + TRADE_STATUSES.indexOf('AwaitingPayment'),
  );
  expect(countOf(null, counts)).toBe(total);
  expect(REQUEST_GROUPS.reduce((sum, group) => sum + countOf(group, counts), 0)).toBe(total);
});
