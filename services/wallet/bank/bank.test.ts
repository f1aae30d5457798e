import {
  createPayoutBatch,
  getPayoutBatch,
  getWithdrawal,
  requestWithdrawal,
  sendPayoutBatch,
} from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { TEST_ENVIRONMENT } from '../../testing/test-app.ts';
import { openTradeApp, type TradeApp } from '../../trade/trade.fixture.ts';
import { readWalletSettings } from '../settings.ts';
import {
  availableOf,
  faultsOfLedger,
  givenPayable,
  givenSupplierAccount,
} from '../withdrawal/withdrawal-people.fixture.ts';

let trade: TradeApp;
beforeAll(async () => {
  const variables = { ...TEST_ENVIRONMENT.variables, SIMULATED_BANK_DELAY_SECONDS: '30' };
  trade = await openTradeApp({ variables });
}, 60_000);
afterAll(() => trade?.test[Symbol.asyncDispose]());

/** States of a withdrawal while the simulated bank acts four times. */
async function statesOf(amountRial: number): Promise<string[]> {
  const { id } = await trade.call(requestWithdrawal, { as: trade.buyer, body: { amountRial } });
  return follow(async () => (await trade.call(getWithdrawal, { as: trade.buyer, params: { id } })).state);
}

/** Begins anew: what came back is owed no more. */
async function clearPayable(): Promise<void> {
  const code = `supplier:${DEMO_SUPPLIER.supplierId}:payable`;
  await sql`
    select wallet.transfer('clear:' || id || ':' || entry_count, 'Adjustment', 'آزمون', now(), code,
      'gateway:test:clearing', balance_rial)
    from wallet.account where code = ${code} and balance_rial > 0`.execute(trade.test.db);
}

async function follow(read: () => Promise<string>): Promise<string[]> {
  const states = [await read()];
  for (let count = 0; count < 4; count += 1) {
    trade.test.clock.advance(30_000);
    await trade.test.runJobs();
    states.push(await read());
  }
  return states;
}

describe('the simulated bank', () => {
  it.each([
    ['settles a withdrawal', 10_000_000, ['Requested', 'Sent', 'Settled', 'Settled', 'Settled']],
    ['fails one whose toman end in 13', 10_000_130, ['Requested', 'Sent', 'Failed', 'Failed', 'Failed']],
    ['returns one whose toman end in 14', 10_000_140, ['Requested', 'Sent', 'Settled', 'Failed', 'Failed']],
  ])('%s', async (_, amountRial, states) => {
    const before = await availableOf(trade);

    expect(await statesOf(amountRial)).toEqual(states);
    expect(await availableOf(trade)).toBe(before - (states.at(-1) === 'Settled' ? amountRial : 0));
    expect(await faultsOfLedger(trade)).toEqual([]);
  });

  it.each([
    [42_000_000, ['Sent', 'Settled', 'Settled', 'Settled', 'Settled']],
    [42_000_130, ['Sent', 'Failed', 'Failed', 'Failed', 'Failed']],
    [42_000_140, ['Sent', 'Settled', 'Failed', 'Failed', 'Failed']],
  ])('ends a batch that was sent: %i', async (amountRial, states) => {
    const { supplierId } = DEMO_SUPPLIER;
    const sheba = 'IR820540102680020817909002';
    await givenSupplierAccount(trade, supplierId, sheba);
    await givenPayable(trade, { supplierId, amountRial, key: `bank:${amountRial}` });
    const body = { kind: 'suppliers', supplierIds: [supplierId] };
    const { batch } = await trade.call(createPayoutBatch, { as: trade.operator, body });
    const parts = { as: trade.operator, params: { id: batch.id } };
    await trade.call(sendPayoutBatch, parts);

    expect(await follow(async () => (await trade.call(getPayoutBatch, parts)).state)).toEqual(states);
    await clearPayable();
    expect(await faultsOfLedger(trade)).toEqual([]);
  });

  it('leaves a withdrawal to the operator who has put it into a batch', async () => {
    const body = { amountRial: 11_000_000 };
    const { id } = await trade.call(requestWithdrawal, { as: trade.buyer, body });
    await trade.call(createPayoutBatch, { as: trade.operator, body: { kind: 'withdrawals' } });
    const read = async () => (await trade.call(getWithdrawal, { as: trade.buyer, params: { id } })).state;

    expect(new Set(await follow(read))).toEqual(new Set(['Requested']));
  });
});

describe('its settings', () => {
  const read = (variables: Record<string, string>, name: 'demo' | 'production' = 'demo') =>
    readWalletSettings({ ...TEST_ENVIRONMENT, name, variables });

  it('switch it on in the demo alone', () => {
    expect(read({}).bankDelaySeconds).toBe(60);
    expect(read({ SIMULATE_BANK: '0' }).bankDelaySeconds).toBeNull();
    expect(read({}, 'production').bankDelaySeconds).toBeNull();
  });

  it('refuse limits that leave no amount, with one line', () => {
    expect(() => read({ WITHDRAWAL_MIN_RIAL: '20', WITHDRAWAL_MAX_RIAL: '10' })).toThrow(
      'WITHDRAWAL_MIN_RIAL is above WITHDRAWAL_MAX_RIAL.',
    );
    expect(() => read({ WITHDRAWAL_MAX_RIAL: 'x' })).toThrow('WITHDRAWAL_MAX_RIAL is not a whole number');
  });
});
