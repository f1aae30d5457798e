import {
  cancelPayoutBatch,
  createPayoutBatch,
  getPayoutBatch,
  getPayoutFile,
  listPayoutBatches,
  listSupplierPayouts,
  listWallets,
  recordPayoutResults,
  sendPayoutBatch,
  setSupplierAccount,
} from '@bazaar/contracts/wallet';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { givenToken } from '../../auth/step-up/step-up.fixture.ts';
import { DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import type { TradeApp } from '../../trade/trade.fixture.ts';
import { faultsOfLedger } from '../withdrawal/withdrawal-people.fixture.ts';
import { AMOUNT, OWN, openPayouts, type Payouts } from './payout.fixture.ts';

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

describe('the panel of a supplier', () => {
  const panel = () => trade.call(listSupplierPayouts, { as: trade.supplier });

  it('shows what is owed, what is on its way, and every row that paid it', async () => {
    const { id, rowId } = await payouts.givenDraft();
    const drafted = await panel();
    await payouts.operate(sendPayoutBatch, id);
    const sent = await panel();
    await payouts.record(id, [{ rowId, result: 'settled' }]);
    const settled = await panel();

    expect([drafted.payableRial, drafted.inTransitRial]).toEqual([AMOUNT, 0]);
    expect([sent.payableRial, sent.inTransitRial]).toEqual([0, AMOUNT]);
    expect([settled.payableRial, settled.inTransitRial]).toEqual([0, 0]);
    expect(sent.totalCount - drafted.totalCount).toBe(1);
    expect(settled.items[0]).toMatchObject({ id: rowId, state: 'Settled', supplierId: OWN });
    expect(new Set(settled.items.map(({ supplierId }) => supplierId))).toEqual(new Set([OWN]));
  });

  it('sets another account with a code for exactly that account', async () => {
    const supplier = { userId: DEMO_SUPPLIER.id, mobile: DEMO_SUPPLIER.mobile, headers: trade.supplier };
    const [sheba, other] = ['IR062960000000100324200001', 'IR820540102680020817909002'];
    const set = (body: object) => trade.send(setSupplierAccount, { as: trade.supplier, body });
    const before = (await panel()).account;
    const refused = await set({ sheba });
    const token = await givenToken(trade.test, supplier, { purpose: 'accountChange', sheba: other });
    const wrong = await set({ sheba, stepUpToken: token });
    const unchanged = (await panel()).account;
    const stepUpToken = await givenToken(trade.test, supplier, { purpose: 'accountChange', sheba });
    // As people type it, which is the same account.
    const changed = await set({ sheba: 'IR06 2960 0000 0010 0324 2000 ۰۱', stepUpToken });
    const again = await set({ sheba });

    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required']);
    expect(refused.body.data).toEqual({
      ...{ purpose: 'accountChange', purposeId: null, amountRial: null, sheba },
      ...{ reason: 'change', limitRial: null, spentRial: 0 },
    });
    expect([wrong.body.code, unchanged]).toEqual(['step_up_required', before]);
    expect([changed.status, changed.body.shebaMasked]).toEqual([200, 'IR06…0001']);
    expect(again.status).toBe(200);
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

      expect((await payouts.operate(endpoint, 2_000_000, { body })).status).toBe(404);
    },
  );

  it('lists batches newest first', async () => {
    const { id } = await payouts.givenDraft();
    const { items, totalCount } = await trade.call(listPayoutBatches, { as: trade.operator });

    expect([items[0]?.id, items[0]?.rowCount]).toEqual([id, 1]);
    expect(totalCount).toBeGreaterThanOrEqual(items.length);
  });

  it('tells of payouts only who answers for a supplier', async () => {
    const [supplier, buyer] = [trade.supplier, trade.buyer].map((as) => trade.call(listWallets, { as }));

    expect([(await supplier)?.hasPayouts, (await buyer)?.hasPayouts]).toEqual([true, false]);
  });
});
