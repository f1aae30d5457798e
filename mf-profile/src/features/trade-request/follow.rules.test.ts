import { TRADE_STATUSES } from '@bazaar/contracts/trade';
import { expect, it } from 'vitest';
import { followInterval } from './follow.rules.ts';

it('asks again while another party has the next step', () => {
  expect(TRADE_STATUSES.filter((status) => followInterval(status) !== false)).toEqual([
    'ConfirmationRequested',
    'Published',
    'Accepted',
    'Paid',
    'InFulfillment',
    'Disputed',
  ]);
  expect(followInterval(undefined)).toBe(false);
});
