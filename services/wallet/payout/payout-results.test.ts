import { getPayoutBatch, getWithdrawal, requestWithdrawal, sendPayoutBatch } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TradeApp } from '../../trade/trade.fixture.ts';
import { availableOf, balanceOf, faultsOfLedger } from '../withdrawal/withdrawal-people.fixture.ts';
import { AMOUNT, openPayouts, PAYABLE, type Payouts, type Result } from './payout.fixture.ts';

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

/** What a result makes of a row in each state; null: 409. */
const RESULTS: readonly (readonly [state: string, result: Result, next: string | null])[] = [
  ['Sent', 'settled', 'Settled'],
  ['Sent', 'failed', 'Failed'],
  ['Sent', 'returned', null],
  ['Settled', 'settled', 'Settled'],
  ['Settled', 'failed', null],
  ['Settled', 'returned', 'Returned'],
  ['Failed', 'settled', null],
  ['Failed', 'failed', 'Failed'],
  ['Failed', 'returned', null],
  ['Returned', 'settled', null],
  ['Returned', 'failed', null],
  ['Returned', 'returned', 'Returned'],
];
/** The results before, by the state that they lead to. */
const PATHS: Readonly<Record<string, readonly Result[]>> = {
  Sent: [],
  Settled: ['settled'],
  Failed: ['failed'],
  Returned: ['settled', 'returned'],
};
/** State of a batch with one row, and what its supplier is owed, by the state of the row. */
const AFTER: Readonly<Record<string, readonly [string, number]>> = {
  Sent: ['Sent', 0],
  Settled: ['Settled', 0],
  Failed: ['Failed', AMOUNT],
  Returned: ['Failed', AMOUNT],
};

describe('a row of a batch', () => {
  it.each(RESULTS)('that is %s and is reported %s', async (state, result, next) => {
    const { id, rowId } = await payouts.givenSent();
    for (const step of PATHS[state] ?? []) {
      await payouts.record(id, [{ rowId, result: step }]);
    }
    const before = await postings(rowId);
    const { status, body } = await payouts.record(id, [{ rowId, result }]);
    const batch = (await payouts.operate(getPayoutBatch, id)).body;

    expect([status, body.data]).toEqual(
      next === null ? [409, { rowId, currentState: state }] : [200, undefined],
    );
    expect(batch.rows[0].state).toBe(next ?? state);
    expect([batch.state, await balanceOf(trade, PAYABLE)]).toEqual(AFTER[next ?? state]);
    // The money moves with the state; a result that the row has already posts nothing.
    expect((await postings(rowId)) > before).toBe(next !== null && next !== state);
  });
});

async function postings(rowId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from wallet.transaction where idempotency_key like ${`payout:${rowId}%`}`.execute(
    trade.test.db,
  );
  return rows[0]?.count ?? 0;
}

describe('results', () => {
  it('are recorded all or none', async () => {
    const { id, rowId } = await payouts.givenSent();
    const { status } = await payouts.record(id, [
      { rowId, result: 'settled' },
      { rowId: rowId + 1_000, result: 'settled' },
    ]);

    expect(status).toBe(404);
    expect((await payouts.operate(getPayoutBatch, id)).body.rows[0].state).toBe('Sent');
  });

  it('of another batch are not found', async () => {
    const first = await payouts.givenSent();
    await payouts.record(first.id, [{ rowId: first.rowId, result: 'settled' }]);
    const second = await payouts.givenSent();

    expect((await payouts.record(second.id, [{ rowId: first.rowId, result: 'returned' }])).status).toBe(404);
  });

  it('that arrive twice at the same time are posted once', async () => {
    const { id, rowId } = await payouts.givenSent();
    const replies = await Promise.all([1, 2].map(() => payouts.record(id, [{ rowId, result: 'failed' }])));

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await balanceOf(trade, PAYABLE)).toBe(AMOUNT);
  });

  it('that contradict each other at the same time: one is recorded', async () => {
    const { id, rowId } = await payouts.givenSent();
    const replies = await Promise.all([
      payouts.record(id, [{ rowId, result: 'failed' }]),
      payouts.record(id, [{ rowId, result: 'settled' }]),
    ]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('that differ make a batch partly failed', async () => {
    const available = await availableOf(trade);
    const body = { amountRial: 5_000_000 };
    await trade.call(requestWithdrawal, { as: trade.buyer, body });
    await trade.call(requestWithdrawal, { as: trade.buyer, body });
    const { batch } = (await payouts.create({ kind: 'withdrawals' })).body;
    await payouts.operate(sendPayoutBatch, batch.id);
    const [one, other] = batch.rows;
    const reply = await payouts.record(batch.id, [
      { rowId: one.id, result: 'settled' },
      { rowId: other.id, result: 'failed', reason: 'حساب مسدود است' },
    ]);
    const failed = await trade.call(getWithdrawal, { as: trade.buyer, params: { id: other.withdrawalId } });

    expect(reply.body).toMatchObject({
      ...{ state: 'PartlyFailed', amountRial: 10_000_000, settledRial: 5_000_000, failedRial: 5_000_000 },
    });
    expect(failed).toMatchObject({ state: 'Failed', failureReason: 'حساب مسدود است' });
    expect(await availableOf(trade)).toBe(available - 5_000_000);
  });
});
