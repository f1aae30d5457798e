import { TRADE_STATUSES } from '@bazaar/contracts/trade';
import { describe, expect, it } from 'vitest';
import { isRepeatable, toneOf } from './trade-tone.rules.ts';

describe('toneOf', () => {
  it('marks the states that wait for the buyer', () => {
    expect(TRADE_STATUSES.filter((status) => toneOf(status) === 'warning')).toEqual([
      'ConfirmationRequested',
      'RevisionRequested',
      'Quoted',
      'AwaitingPayment',
      'Delivered',
    ]);
  });

  it('shows success for a completed request alone', () => {
    expect(TRADE_STATUSES.filter((status) => toneOf(status) === 'success')).toEqual(['Completed']);
  });
});

describe('isRepeatable', () => {
  it('is true for everything but a draft', () => {
    expect(TRADE_STATUSES.filter((status) => !isRepeatable(status))).toEqual(['Draft']);
  });
});
