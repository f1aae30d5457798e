import { randomUUID } from 'node:crypto';
import {
  cancelPayoutBatch,
  createPayoutBatch,
  recordPayoutResults,
  sendPayoutBatch,
} from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { openTradeApp, type TradeApp } from '../../trade/trade.fixture.ts';
import { balanceOf, givenPayable, givenSupplierAccount } from '../withdrawal/withdrawal-people.fixture.ts';

export const SHEBA = 'IR820540102680020817909002';
export const OWN = DEMO_SUPPLIER.supplierId;
export const PAYABLE = `supplier:${OWN}:payable`;
export const AMOUNT = 42_000_000;

export type Result = 'settled' | 'failed' | 'returned';
export type RowResult = { readonly rowId: number; readonly result: Result; readonly reason?: string };

/** What an operator does with batches, on data of its own. */
export async function openPayouts() {
  const trade: TradeApp = await openTradeApp();
  const operate = (endpoint: Parameters<TradeApp['send']>[0], id: number, parts: object = {}) =>
    trade.send(endpoint, { as: trade.operator, params: { id }, ...parts });
  const create = (body: object) => trade.send(createPayoutBatch, { as: trade.operator, body });
  const record = (id: number, rows: readonly RowResult[]) =>
    operate(recordPayoutResults, id, { body: { rows } });

  /** A draft that pays the demo's supplier what it is owed, and its only row. */
  const givenDraft = async () => {
    await givenSupplierAccount(trade, OWN, SHEBA);
    await givenPayable(trade, { supplierId: OWN, amountRial: AMOUNT, key: `given:${randomUUID()}` });
    const { body } = await create({ kind: 'suppliers', supplierIds: [OWN] });
    return { id: body.batch.id as number, rowId: body.batch.rows[0].id as number, batch: body.batch };
  };
  const givenSent = async () => {
    const draft = await givenDraft();
    await operate(sendPayoutBatch, draft.id);
    return draft;
  };

  /** Ends what a test leaves open, so that the next one begins with nothing owed to the demo's supplier. */
  const endAll = async () => {
    const { rows } = await sql<{ id: number; batchId: number; state: string }>`
      select id, batch_id as "batchId", state from wallet.payout_row where state in ('Draft', 'Sent')`.execute(
      trade.test.db,
    );
    for (const { id, batchId, state } of rows) {
      await (state === 'Draft'
        ? operate(cancelPayoutBatch, batchId)
        : record(batchId, [{ rowId: id, result: 'settled' }]));
    }
    const owed = await balanceOf(trade, PAYABLE);
    if (owed > 0) {
      await sql`
        select wallet.transfer(${'clear:'} || gen_random_uuid(), 'Adjustment', 'آزمون', ${trade.test.clock()},
          ${PAYABLE}, 'gateway:test:clearing', ${owed})`.execute(trade.test.db);
    }
  };
  return { trade, operate, create, record, givenDraft, givenSent, endAll };
}

export type Payouts = Awaited<ReturnType<typeof openPayouts>>;
