import { TRADE_STATUSES } from '@bazaar/contracts/trade';
import { expect, it } from 'vitest';
import { progressOf } from './progress.rules.ts';

it('never goes back on the way of a request that goes well', () => {
  const places = [
    'Draft',
    'ConfirmationRequested',
    'Published',
    'Quoted',
    'Accepted',
    'AwaitingPayment',
    'Paid',
    'InFulfillment',
    'Delivered',
    'Completed',
  ] as const;
  const found = places.map((status) => progressOf(status)?.place ?? -1);

  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(progressOf('Completed')).toEqual({ step: 'completion', place: 6, isDone: true });
});

it('has no step for requests that ended on the way', () => {
  expect(TRADE_STATUSES.filter((status) => progressOf(status) === null)).toEqual([
    'Rejected',
    'Cancelled',
    'Expired',
  ]);
});
