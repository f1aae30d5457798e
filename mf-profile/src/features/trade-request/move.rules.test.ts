import { describe, expect, it } from 'vitest';
import { givenLine, givenTradeRequest, NOW } from '../../common/trade/trade.fixture.ts';
import { deltaOf, isForOthers, isOverLimit, unitPriceOf } from './move.rules.ts';

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

describe('isOverLimit', () => {
  const of = (changes: Parameters<typeof givenTradeRequest>[1]) =>
    isOverLimit(givenTradeRequest(1, changes), NOW);

  it('is true for an approver whose next step the service leaves out', () => {
    expect(of({ actingRole: 'approver', status: 'Quoted', allowedActions: ['counter'] })).toBe(true);
    expect(of({ actingRole: 'approver', status: 'ConfirmationRequested', allowedActions: ['edit'] })).toBe(
      true,
    );
  });

  it('is false when the quote is over, which the service leaves the step out for too', () => {
    const { quote } = givenTradeRequest(1);
    const endingAt = (validUntil: string) =>
      of({
        ...{ actingRole: 'approver', status: 'Quoted', allowedActions: ['counter'] },
        quote: quote && { ...quote, validUntil },
      });

    expect([endingAt(NOW), endingAt('2026-11-20T07:00:01Z')]).toEqual([false, true]);
  });

  it('is false within the limit, in other states and for other roles', () => {
    expect(of({ actingRole: 'approver', status: 'Quoted', allowedActions: ['accept'] })).toBe(false);
    expect(of({ actingRole: 'approver', status: 'AwaitingPayment', allowedActions: [] })).toBe(false);
    expect(of({ actingRole: 'requester', status: 'Quoted', allowedActions: ['counter'] })).toBe(false);
    expect(of({ status: 'Quoted', allowedActions: [] })).toBe(false);
  });
});

describe('isForOthers', () => {
  const of = (changes: Parameters<typeof givenTradeRequest>[1]) => isForOthers(givenTradeRequest(1, changes));

  it('is true for a colleague who may not take the next step', () => {
    expect(of({ actingRole: 'viewer', allowedActions: [] })).toBe(true);
    expect(of({ actingRole: 'approver', allowedActions: ['counter', 'edit', 'cancel'] })).toBe(true);
  });

  it('is false for who may, and for the buyer', () => {
    expect(of({ actingRole: 'approver', allowedActions: ['accept', 'counter'] })).toBe(false);
    expect(of({ actingRole: 'owner', allowedActions: [] })).toBe(false);
    expect(of({ allowedActions: [] })).toBe(false);
  });
});
