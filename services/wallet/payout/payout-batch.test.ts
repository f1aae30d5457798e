import { randomUUID } from 'node:crypto';
import {
  cancelPayoutBatch,
  getPayoutBatch,
  getPayoutFile,
  listSupplierPayouts,
  sendPayoutBatch,
} from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TradeApp } from '../../trade/trade.fixture.ts';
import {
  balanceOf,
  faultsOfLedger,
  givenPayable,
  givenSupplierAccount,
} from '../withdrawal/withdrawal-people.fixture.ts';
import { AMOUNT, OWN, openPayouts, PAYABLE, type Payouts, SHEBA } from './payout.fixture.ts';

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

describe('a draft', () => {
  it('pays every supplier who is owed something, and names those without an account', async () => {
    const { status, body } = await payouts.create({ kind: 'suppliers' });
    const owed = await balanceOf(trade, 'supplier:2:payable');
    const supplierIds = body.batch.rows.map(({ supplierId }: { supplierId: number }) => supplierId);

    expect([status, body.batch.state, body.batch.rowCount]).toEqual([201, 'Draft', 6]);
    expect(supplierIds).toEqual([1, 2, 3, 4, 5, 6]);
    expect(body.batch.rows[1]).toMatchObject({ supplierId: 2, amountRial: owed, state: 'Draft' });
    expect(owed).toBeGreaterThan(0);
    expect(body.leftOut).toEqual([
      { supplierId: 7, payableRial: await balanceOf(trade, 'supplier:7:payable') },
    ]);
  });

  it('moves no money, has no file, and can be given up', async () => {
    const { id, batch } = await payouts.givenDraft();
    const file = await trade.test.app.inject({
      url: `/wallet/api/v1/payouts/batches/${id}/file`,
      headers: trade.operator,
    });
    const owed = await balanceOf(trade, PAYABLE);
    const { body } = await payouts.operate(cancelPayoutBatch, id);

    expect([batch.amountRial, owed]).toEqual([AMOUNT, AMOUNT]);
    expect([file.statusCode, file.json().code]).toEqual([409, 'invalid_transition']);
    expect([body.state, body.rows[0].state]).toEqual(['Cancelled', 'Cancelled']);
  });

  it('takes a supplier who is in no other open batch', async () => {
    await payouts.givenDraft();
    await givenPayable(trade, { supplierId: OWN, amountRial: 1_000, key: `more:${randomUUID()}` });
    const second = await payouts.create({ kind: 'suppliers', supplierIds: [OWN] });

    expect([second.status, second.body.code]).toEqual([422, 'nothing_to_pay']);
  });

  it('is made once when two operators ask at the same time', async () => {
    await givenSupplierAccount(trade, OWN, SHEBA);
    await givenPayable(trade, { supplierId: OWN, amountRial: AMOUNT, key: `given:${randomUUID()}` });
    const body = { kind: 'suppliers', supplierIds: [OWN] };
    const replies = await Promise.all([payouts.create(body), payouts.create(body)]);

    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('cannot be sent when the supplier is owed less by then', async () => {
    const { id } = await payouts.givenDraft();
    await sql`
      select wallet.transfer(${`less:${randomUUID()}`}, 'Refund', 'آزمون', ${trade.test.clock()}, ${PAYABLE},
        'user:1:available', 10)`.execute(trade.test.db);
    const { status, body } = await payouts.operate(sendPayoutBatch, id);

    expect([status, body.code]).toEqual([422, 'payable_changed']);
    expect((await payouts.operate(getPayoutBatch, id)).body.state).toBe('Draft');
  });

  it('of withdrawals names no supplier', async () => {
    expect((await payouts.create({ kind: 'withdrawals', supplierIds: [1] })).status).toBe(400);
  });
});

describe('a batch that was sent', () => {
  it('has moved its money, once however often it is sent', async () => {
    const { id } = await payouts.givenDraft();
    const key = randomUUID();
    const first = await payouts.operate(sendPayoutBatch, id, { key });
    const replay = await payouts.operate(sendPayoutBatch, id, { key });
    const again = await payouts.operate(sendPayoutBatch, id);

    expect([first.body.state, replay.body]).toEqual(['Sent', first.body]);
    expect([again.status, again.body.data]).toEqual([409, { currentState: 'Sent' }]);
    expect(await balanceOf(trade, PAYABLE)).toBe(0);
    expect(await balanceOf(trade, 'platform:payouts')).toBe(AMOUNT);
    expect((await payouts.operate(cancelPayoutBatch, id)).status).toBe(409);
  });

  it('has a file with IBAN, amount, name and reference', async () => {
    const { id, rowId, batch } = await payouts.givenSent();
    const reply = await trade.test.app.inject({
      url: `/wallet${getPayoutFile.path.replace(':id', String(id))}`,
      headers: trade.operator,
    });

    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.body.replace('\uFEFF', '').split('\r\n')).toEqual([
      'IBAN,AmountRial,HolderName,Reference',
      `${SHEBA},${AMOUNT},${batch.rows[0].holderName},BZP-${String(rowId).padStart(6, '0')}`,
      '',
    ]);
  });

  it('keeps the account that it was made with', async () => {
    const { id } = await payouts.givenSent();
    await givenSupplierAccount(trade, OWN, 'IR062960000000100324200001');
    const { account } = await trade.call(listSupplierPayouts, { as: trade.supplier });

    expect(account?.shebaMasked).toBe('IR06…0001');
    expect((await payouts.operate(getPayoutBatch, id)).body.rows[0].shebaMasked).toBe('IR82…9002');
  });
});
