import {
  cancelWithdrawal,
  getWithdrawal,
  requestWithdrawal,
  sendPayoutBatch,
} from '@bazaar/contracts/wallet';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TradeApp } from '../../trade/trade.fixture.ts';
import { availableOf, faultsOfLedger } from '../withdrawal/withdrawal-people.fixture.ts';
import { openPayouts, type Payouts } from './payout.fixture.ts';

let payouts: Payouts;
let trade: TradeApp;
beforeAll(async () => {
  payouts = await openPayouts();
  trade = payouts.trade;
}, 60_000);
afterAll(() => trade?.test[Symbol.asyncDispose]());
afterEach(async () => {
  await payouts.endAll();
  expect(await faultsOfLedger(trade)).toEqual([]);
});

describe('a batch of withdrawals', () => {
  const given = () => trade.call(requestWithdrawal, { as: trade.buyer, body: { amountRial: 5_000_000 } });
  const stateOf = async (id: number) =>
    (await trade.call(getWithdrawal, { as: trade.buyer, params: { id } })).state;

  it('leaves out what its user cancels before it is sent', async () => {
    const [kept, dropped] = [await given(), await given()];
    const { batch } = (await payouts.create({ kind: 'withdrawals' })).body;
    const cancelled = await trade.send(cancelWithdrawal, { as: trade.buyer, params: { id: dropped.id } });
    const { body } = await payouts.operate(sendPayoutBatch, batch.id);
    const late = await trade.send(cancelWithdrawal, { as: trade.buyer, params: { id: kept.id } });

    expect([cancelled.status, late.status]).toEqual([200, 409]);
    expect(body.rows.map(({ state }: { state: string }) => state)).toEqual(['Sent', 'Cancelled']);
    expect([await stateOf(kept.id), await stateOf(dropped.id)]).toEqual(['Sent', 'Cancelled']);
  });

  it('is sent or its withdrawal is cancelled, never both', async () => {
    const { id } = await given();
    const { batch } = (await payouts.create({ kind: 'withdrawals' })).body;
    const [cancelled] = await Promise.all([
      trade.send(cancelWithdrawal, { as: trade.buyer, params: { id } }),
      payouts.operate(sendPayoutBatch, batch.id),
    ]);

    expect(await stateOf(id)).toBe(cancelled.status === 200 ? 'Cancelled' : 'Sent');
  });

  it('returns what the bank gives back after it was settled', async () => {
    const before = await availableOf(trade);
    const { id } = await given();
    const { batch } = (await payouts.create({ kind: 'withdrawals' })).body;
    const [{ id: rowId }] = batch.rows;
    await payouts.operate(sendPayoutBatch, batch.id);
    await payouts.record(batch.id, [{ rowId, result: 'settled' }]);
    const settled = await stateOf(id);
    await payouts.record(batch.id, [{ rowId, result: 'returned' }]);

    expect([settled, await stateOf(id)]).toEqual(['Settled', 'Failed']);
    expect(await availableOf(trade)).toBe(before);
  });
});
