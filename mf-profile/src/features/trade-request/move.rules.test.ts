import { TRADE_MOVES } from '@bazaar/contracts/trade';
import { describe, expect, it } from 'vitest';
import { givenLine } from '../../common/trade/trade.fixture.ts';
import { barActions, deltaOf, forwardAction, unitPriceOf } from './move.rules.ts';

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

describe('deltaOf', () => {
  it.each([
    [110, 100, 0.1],
    [95, 100, -0.05],
    [100, 100, 0],
    [null, 100, null],
    [100, null, null],
    [100, 0, null],
  ])('a price of %s against a target of %s', (price, target, expected) => {
    expect(deltaOf(price, target)).toBe(expected);
  });
});

it('prefers the quoted price to that of the list', () => {
  expect(unitPriceOf(givenLine(1))).toBe(813_000_000);
  expect(unitPriceOf(givenLine(1, { quotedPriceRial: null }))).toBe(839_000_000);
  expect(unitPriceOf(givenLine(1, { quotedPriceRial: null, listPriceRial: null }))).toBeNull();
});
