import { getPaymentById, PaymentId } from '@bazaar/contracts/payment';
import { chargeWalletByUser } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { openTradeApp, type TradeApp } from '../../trade/trade.fixture.ts';
import { givenAgent } from '../../wallet/withdrawal/withdrawal-people.fixture.ts';

let trade: TradeApp;
beforeAll(async () => {
  trade = await openTradeApp();
}, 60_000);
afterAll(() => trade?.test[Symbol.asyncDispose]());

/** The user who signed in last, by the name of the account or the one given in person. */
async function lastUser(): Promise<{ id: number; name: string }> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from auth.user order by id desc limit 1`.execute(trade.test.db);
  return rows[0] ?? { id: 0, name: '' };
}

describe('the payer of a payment', () => {
  it('is the agent who paid and the company, also for the owner who reads it', async () => {
    const finance = await givenAgent(trade, 'finance');
    const { id, name } = await lastUser();
    const body = { customerUserId: DEMO_BUYER.id, amountRial: 10_000_000, gatewayId: 'sandbox' };
    const { paymentId } = await trade.call(chargeWalletByUser, { as: finance, body });
    const query = { paymentId: PaymentId.parse(paymentId) };
    const unnamed = await trade.call(getPaymentById, { as: trade.buyer, query });
    await sql`
      insert into merchant.customer (owner_user_id, kind, first_name, last_name, created_at, updated_at)
      values (${id}, 'person', 'علی', 'رضایی', ${trade.test.clock()}, ${trade.test.clock()})`.execute(
      trade.test.db,
    );
    const readers = [finance, trade.buyer].map((as) => trade.call(getPaymentById, { as, query }));
    const payers = (await Promise.all(readers)).map(({ payer }) => payer);

    expect(unnamed.payer).toEqual({ name, companyName: 'شرکت آبرسان نمونه' });
    expect(payers).toEqual(Array(2).fill({ name: 'علی رضایی', companyName: 'شرکت آبرسان نمونه' }));
  });
});
