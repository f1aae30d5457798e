import {
  cancelPayoutBatch,
  getPayoutBatch,
  listSupplierPayouts,
  sendPayoutBatch,
} from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DEMO_OPERATOR } from '../../seed/demo-users.ts';
import type { TradeApp } from '../../trade/trade.fixture.ts';
import { openPayouts, type Payouts } from './payout.fixture.ts';

let payouts: Payouts;
let trade: TradeApp;
beforeAll(async () => {
  payouts = await openPayouts();
  trade = payouts.trade;
}, 60_000);
afterAll(() => trade?.test[Symbol.asyncDispose]());
afterEach(() => payouts.endAll());

async function operatorsOf(batchId: number) {
  const { rows } = await sql<Record<'createdBy' | 'sentBy' | 'cancelledBy' | 'recordedBy', number | null>>`
    select batch.created_by as "createdBy", sent_by as "sentBy", cancelled_by as "cancelledBy",
      recorded_by as "recordedBy"
    from wallet.payout_batch as batch join wallet.payout_row as paid on paid.batch_id = batch.id
    where batch.id = ${batchId}`.execute(trade.test.db);
  return rows;
}

it('keeps who made and sent a batch, and who recorded its results', async () => {
  const { id, rowId } = await payouts.givenDraft();
  const made = { createdBy: DEMO_OPERATOR.id, sentBy: null, cancelledBy: null, recordedBy: null };
  expect(await operatorsOf(id)).toEqual([made]);
  await payouts.operate(sendPayoutBatch, id);
  const sent = { ...made, sentBy: DEMO_OPERATOR.id };
  expect(await operatorsOf(id)).toEqual([sent]);
  await payouts.record(id, [{ rowId, result: 'settled' }]);
  expect(await operatorsOf(id)).toEqual([{ ...sent, recordedBy: DEMO_OPERATOR.id }]);
});

it('keeps who gave a draft up', async () => {
  const { id } = await payouts.givenDraft();
  await payouts.operate(cancelPayoutBatch, id);

  expect((await operatorsOf(id)).map(({ cancelledBy }) => cancelledBy)).toEqual([DEMO_OPERATOR.id]);
});

it('shows no operator, neither to the supplier nor with the batch', async () => {
  const { id } = await payouts.givenSent();
  const views = [
    (await payouts.operate(getPayoutBatch, id)).body,
    await trade.call(listSupplierPayouts, { as: trade.supplier }),
  ];

  expect(JSON.stringify(views)).not.toMatch(/(?:created|sent|cancelled|recorded)_?by/i);
});
