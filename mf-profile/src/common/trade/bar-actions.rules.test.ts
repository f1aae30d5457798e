import { TRADE_MOVES } from '@bazaar/contracts/trade';
import { describe, expect, it } from 'vitest';
import { barActions, forwardAction } from './bar-actions.rules.ts';

describe('barActions', () => {
  it('begins with what leads on and ends with the cancellation', () => {
    expect(barActions(['cancel', 'edit', 'counter', 'accept', 'repeat'])).toEqual([
      'accept',
      'counter',
      'edit',
      'cancel',
    ]);
  });

  it('offers nothing that the service does not allow, and nothing of the other parties', () => {
    expect(barActions([])).toEqual([]);
    expect(barActions(['quote', 'reject', 'ship', 'expire', 'repeat'])).toEqual([]);
  });
});

describe('forwardAction', () => {
  it('is the first action of the bar when it leads on', () => {
    const forward = TRADE_MOVES.map((move) => forwardAction(barActions([move]))).filter(Boolean);
    expect(new Set(forward)).toEqual(
      new Set(['confirmAndPublish', 'requestConfirmation', 'accept', 'pay', 'confirmDelivery', 'rate']),
    );
    expect(forwardAction(['accept', 'counter', 'cancel'])).toBe('accept');
  });

  it('is none when the bar only changes or ends the request', () => {
    expect(forwardAction(['counter', 'edit', 'cancel'])).toBeNull();
    expect(forwardAction([])).toBeNull();
  });
});
