import { randomUUID } from 'node:crypto';
import {
  cancelPayoutBatch,
  cancelWithdrawal,
  createPayoutBatch,
  getPayoutBatch,
  getPayoutFile,
  getWithdrawal,
  listPayoutBatches,
  listSupplierPayouts,
  recordPayoutResults,
  requestWithdrawal,
  sendPayoutBatch,
  setSupplierAccount,
} from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { openTradeApp, type TradeApp } from '../../trade/trade.fixture.ts';
import {
  availableOf,
  balanceOf,
  faultsOfLedger,
  givenPayable,
} from '../withdrawal/withdrawal-people.fixture.ts';

const SHEBA = 'IR820540102680020817909002';
const OWN = DEMO_SUPPLIER.supplierId;
const PAYABLE = `supplier:${OWN}:payable`;
const AMOUNT = 42_000_000;

let trade: TradeApp;
beforeAll(async () => {
  trade = await openTradeApp();
}, 60_000);
afterAll(() => trade?.test[Symbol.asyncDispose]());
afterEach(async () => {
  expect(await faultsOfLedger(trade)).toEqual([]);
});

type Result = 'settled' | 'failed' | 'returned';

const operate = (endpoint: Parameters<TradeApp['send']>[0], id: number, parts: object = {}) =>
  trade.send(endpoint, { as: trade.operator, params: { id }, ...parts });
const create = (body: object) => trade.send(createPayoutBatch, { as: trade.operator, body });
const record = (id: number, rows: readonly { rowId: number; result: Result; reason?: string }[]) =>
  operate(recordPayoutResults, id, { body: { rows } });

/** A draft that pays the demo's supplier what it is owed, and its only row. */
async function givenDraft() {
  await trade.call(setSupplierAccount, { as: trade.supplier, body: { sheba: SHEBA } });
  await givenPayable(trade, { supplierId: OWN, amountRial: AMOUNT, key: `given:${randomUUID()}` });
  const { body } = await create({ kind: 'suppliers', supplierIds: [OWN] });
  return { id: body.batch.id as number, rowId: body.batch.rows[0].id as number, batch: body.batch };
}

async function givenSent() {
  const draft = await givenDraft();
  await operate(sendPayoutBatch, draft.id);
  return draft;
}

/** Ends what a test leaves open, so that the next one begins with nothing owed to the demo's supplier. */
afterEach(async () => {
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
      select wallet.transfer(${`clear:${randomUUID()}`}, 'Adjustment', 'آزمون', ${trade.test.clock()}, ${PAYABLE},
        'gateway:test:clearing', ${owed})`.execute(trade.test.db);
  }
});

describe('a draft', () => {
  it('pays every supplier who is owed something, and names those without an account', async () => {
    const { status, body } = await create({ kind: 'suppliers' });
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
    const { id, batch } = await givenDraft();
    const file = await trade.test.app.inject({
      url: `/wallet/api/v1/payouts/batches/${id}/file`,
      headers: trade.operator,
    });
    const owed = await balanceOf(trade, PAYABLE);
    const { body } = await operate(cancelPayoutBatch, id);

    expect([batch.amountRial, owed]).toEqual([AMOUNT, AMOUNT]);
    expect([file.statusCode, file.json().code]).toEqual([409, 'invalid_transition']);
    expect([body.state, body.rows[0].state]).toEqual(['Cancelled', 'Cancelled']);
  });

  it('takes a supplier who is in no other open batch', async () => {
    await givenDraft();
    await givenPayable(trade, { supplierId: OWN, amountRial: 1_000, key: `more:${randomUUID()}` });
    const second = await create({ kind: 'suppliers', supplierIds: [OWN] });

    expect([second.status, second.body.code]).toEqual([422, 'nothing_to_pay']);
  });

  it('is made once when two operators ask at the same time', async () => {
    await trade.call(setSupplierAccount, { as: trade.supplier, body: { sheba: SHEBA } });
    await givenPayable(trade, { supplierId: OWN, amountRial: AMOUNT, key: `given:${randomUUID()}` });
    const body = { kind: 'suppliers', supplierIds: [OWN] };
    const replies = await Promise.all([create(body), create(body)]);

    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('cannot be sent when the supplier is owed less by then', async () => {
    const { id } = await givenDraft();
    await sql`
      select wallet.transfer(${`less:${randomUUID()}`}, 'Refund', 'آزمون', ${trade.test.clock()}, ${PAYABLE},
        'user:1:available', 10)`.execute(trade.test.db);
    const { status, body } = await operate(sendPayoutBatch, id);

    expect([status, body.code]).toEqual([422, 'payable_changed']);
    expect((await operate(getPayoutBatch, id)).body.state).toBe('Draft');
  });

  it('of withdrawals names no supplier', async () => {
    expect((await create({ kind: 'withdrawals', supplierIds: [1] })).status).toBe(400);
  });
});

describe('a batch that was sent', () => {
  it('has moved its money, once however often it is sent', async () => {
    const { id } = await givenDraft();
    const key = randomUUID();
    const first = await operate(sendPayoutBatch, id, { key });
    const replay = await operate(sendPayoutBatch, id, { key });
    const again = await operate(sendPayoutBatch, id);

    expect([first.body.state, replay.body]).toEqual(['Sent', first.body]);
    expect([again.status, again.body.data]).toEqual([409, { currentState: 'Sent' }]);
    expect(await balanceOf(trade, PAYABLE)).toBe(0);
    expect(await balanceOf(trade, 'platform:payouts')).toBe(AMOUNT);
    expect((await operate(cancelPayoutBatch, id)).status).toBe(409);
  });

  it('has a file with IBAN, amount, name and reference', async () => {
    const { id, rowId, batch } = await givenSent();
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
    const { id } = await givenSent();
    const body = { sheba: 'IR06 2960 0000 0010 0324 2000 01' };
    const changed = await trade.call(setSupplierAccount, { as: trade.supplier, body });

    expect(changed.shebaMasked).toBe('IR06…0001');
    expect((await operate(getPayoutBatch, id)).body.rows[0].shebaMasked).toBe('IR82…9002');
  });
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
    const { id, rowId } = await givenSent();
    for (const step of PATHS[state] ?? []) {
      await record(id, [{ rowId, result: step }]);
    }
    const before = await postings(rowId);
    const { status, body } = await record(id, [{ rowId, result }]);
    const batch = (await operate(getPayoutBatch, id)).body;

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
    const { id, rowId } = await givenSent();
    const { status } = await record(id, [
      { rowId, result: 'settled' },
      { rowId: rowId + 1_000, result: 'settled' },
    ]);

    expect(status).toBe(404);
    expect((await operate(getPayoutBatch, id)).body.rows[0].state).toBe('Sent');
  });

  it('of another batch are not found', async () => {
    const first = await givenSent();
    await record(first.id, [{ rowId: first.rowId, result: 'settled' }]);
    const second = await givenSent();

    expect((await record(second.id, [{ rowId: first.rowId, result: 'returned' }])).status).toBe(404);
  });

  it('that arrive twice at the same time are posted once', async () => {
    const { id, rowId } = await givenSent();
    const replies = await Promise.all([1, 2].map(() => record(id, [{ rowId, result: 'failed' }])));

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await balanceOf(trade, PAYABLE)).toBe(AMOUNT);
  });

  it('that contradict each other at the same time: one is recorded', async () => {
    const { id, rowId } = await givenSent();
    const replies = await Promise.all([
      record(id, [{ rowId, result: 'failed' }]),
      record(id, [{ rowId, result: 'settled' }]),
    ]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('that differ make a batch partly failed', async () => {
    const available = await availableOf(trade);
    const body = { amountRial: 5_000_000 };
    await trade.call(requestWithdrawal, { as: trade.buyer, body });
    await trade.call(requestWithdrawal, { as: trade.buyer, body });
    const { batch } = (await create({ kind: 'withdrawals' })).body;
    await operate(sendPayoutBatch, batch.id);
    const [one, other] = batch.rows;
    const reply = await record(batch.id, [
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

describe('a batch of withdrawals', () => {
  const given = () => trade.call(requestWithdrawal, { as: trade.buyer, body: { amountRial: 5_000_000 } });
  const stateOf = async (id: number) =>
    (await trade.call(getWithdrawal, { as: trade.buyer, params: { id } })).state;

  it('leaves out what its user cancels before it is sent', async () => {
    const [kept, dropped] = [await given(), await given()];
    const { batch } = (await create({ kind: 'withdrawals' })).body;
    const cancelled = await trade.send(cancelWithdrawal, { as: trade.buyer, params: { id: dropped.id } });
    const { body } = await operate(sendPayoutBatch, batch.id);
    const late = await trade.send(cancelWithdrawal, { as: trade.buyer, params: { id: kept.id } });

    expect([cancelled.status, late.status]).toEqual([200, 409]);
    expect(body.rows.map(({ state }: { state: string }) => state)).toEqual(['Sent', 'Cancelled']);
    expect([await stateOf(kept.id), await stateOf(dropped.id)]).toEqual(['Sent', 'Cancelled']);
  });

  it('is sent or its withdrawal is cancelled, never both', async () => {
    const { id } = await given();
    const { batch } = (await create({ kind: 'withdrawals' })).body;
    const [cancelled] = await Promise.all([
      trade.send(cancelWithdrawal, { as: trade.buyer, params: { id } }),
      operate(sendPayoutBatch, batch.id),
    ]);

    expect(await stateOf(id)).toBe(cancelled.status === 200 ? 'Cancelled' : 'Sent');
  });

  it('returns what the bank gives back after it was settled', async () => {
    const before = await availableOf(trade);
    const { id } = await given();
    const { batch } = (await create({ kind: 'withdrawals' })).body;
    const [{ id: rowId }] = batch.rows;
    await operate(sendPayoutBatch, batch.id);
    await record(batch.id, [{ rowId, result: 'settled' }]);
    const settled = await stateOf(id);
    await record(batch.id, [{ rowId, result: 'returned' }]);

    expect([settled, await stateOf(id)]).toEqual(['Settled', 'Failed']);
    expect(await availableOf(trade)).toBe(before);
  });
});

describe('the panel of a supplier', () => {
  const panel = () => trade.call(listSupplierPayouts, { as: trade.supplier });

  it('shows what is owed, what is on its way, and every row that paid it', async () => {
    const { id, rowId } = await givenDraft();
    const drafted = await panel();
    await operate(sendPayoutBatch, id);
    const sent = await panel();
    await record(id, [{ rowId, result: 'settled' }]);
    const settled = await panel();

    expect([drafted.payableRial, drafted.inTransitRial]).toEqual([AMOUNT, 0]);
    expect([sent.payableRial, sent.inTransitRial]).toEqual([0, AMOUNT]);
    expect([settled.payableRial, settled.inTransitRial]).toEqual([0, 0]);
    expect(sent.totalCount - drafted.totalCount).toBe(1);
    expect(settled.items[0]).toMatchObject({ id: rowId, state: 'Settled', supplierId: OWN });
    expect(new Set(settled.items.map(({ supplierId }) => supplierId))).toEqual(new Set([OWN]));
  });

  it.each(['IR820540102680020817909003', 'IR8205401026800208179090'])(
    'refuses an IBAN that is none: %s',
    async (sheba) => {
      const { status, body } = await trade.send(setSupplierAccount, { as: trade.supplier, body: { sheba } });

      expect([status, Object.keys(body.errors)]).toEqual([400, ['sheba']]);
    },
  );
});

describe('who may not', () => {
  const byOperator = [
    createPayoutBatch,
    listPayoutBatches,
    getPayoutBatch,
    sendPayoutBatch,
    cancelPayoutBatch,
    getPayoutFile,
    recordPayoutResults,
  ];

  it.each(byOperator)('only operators: $method $path', async (endpoint) => {
    const parts = { params: { id: 1 }, body: {} };
    const replies = [
      await trade.send(endpoint, parts),
      await trade.send(endpoint, { ...parts, as: trade.buyer }),
      await trade.send(endpoint, { ...parts, as: trade.supplier }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([401, 403, 403]);
  });

  it.each([listSupplierPayouts, setSupplierAccount])('only suppliers: $method $path', async (endpoint) => {
    const replies = [await trade.send(endpoint), await trade.send(endpoint, { as: trade.buyer })];

    expect(replies.map(({ status }) => status)).toEqual([401, 403]);
  });

  it.each(byOperator.filter(({ path }) => path.includes(':id')))(
    'a batch that is none: $method $path',
    async (endpoint) => {
      const body = { rows: [{ rowId: 1, result: 'settled' }] };

      expect((await operate(endpoint, 2_000_000, { body })).status).toBe(404);
    },
  );

  it('lists batches newest first', async () => {
    const { id } = await givenDraft();
    const { items, totalCount } = await trade.call(listPayoutBatches, { as: trade.operator });

    expect([items[0]?.id, items[0]?.rowCount]).toEqual([id, 1]);
    expect(totalCount).toBeGreaterThanOrEqual(items.length);
  });
});
