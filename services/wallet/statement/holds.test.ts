import { inviteMerchantAgent } from '@bazaar/contracts/merchant';
import { payFromWallet, requestOnlinePayment } from '@bazaar/contracts/payment';
import { getCredit, listWalletHolds, listWallets, listWalletTransactions } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { randomMobile } from '../../testing/test-app.ts';
import { givenRequest, type Headers, openTradeApp, type TradeApp } from '../../trade/trade.fixture.ts';

const HOLDS = '/wallet/api/v1/wallettransactions/holds';
let trade: TradeApp;
beforeAll(async () => {
  trade = await openTradeApp();
}, 60_000);
afterAll(() => trade.test[Symbol.asyncDispose]());

const holdsOf = (as: Headers) => trade.call(listWalletHolds, { as });

describe('what is held', () => {
  it('names the request, since when and until when, for a paid request', async () => {
    const { id, number } = await givenRequest(trade, 'AwaitingPayment');
    const body = { purpose: 'tradeRequest', purposeId: id };
    const { payment } = await trade.call(payFromWallet, { as: trade.buyer, body });
    const { items, heldRial, otherRial } = await holdsOf(trade.buyer);

    expect(items.find(({ tradeRequestId }) => tradeRequestId === id)).toMatchObject({
      kind: 'tradeRequest',
      amountRial: payment.amountRial,
      requestNumber: number,
      requestStatus: 'Paid',
      heldAt: trade.test.clock().toISOString(),
      paymentId: null,
    });
    expect(items.reduce((sum, { amountRial }) => sum + amountRial, otherRial)).toBe(heldRial);
  });

  it("names the payment whose wallet's part is held while the rest is at a gateway, and its end", async () => {
    const { id } = await givenRequest(trade, 'AwaitingPayment');
    const begin = {
      paymentPurpose: 'tradeRequest',
      purposeId: id,
      walletPartRial: 1_000_000,
      gatewayId: 'sandbox',
    };
    const { paymentId } = await trade.call(requestOnlinePayment, { as: trade.buyer, body: begin });
    const { items } = await holdsOf(trade.buyer);

    expect(items.find((hold) => hold.paymentId === paymentId)).toMatchObject({
      kind: 'payment',
      amountRial: 1_000_000,
      tradeRequestId: id,
      requestStatus: 'AwaitingPayment',
      until: new Date(trade.test.clock().getTime() + 20 * 60_000).toISOString(),
    });
  });

  it('is nothing for a user without a wallet', async () => {
    expect(await holdsOf(trade.newcomer)).toEqual({ items: [], heldRial: 0, otherRial: 0 });
    expect((await trade.test.app.inject(HOLDS)).statusCode).toBe(401);
  });
});

describe('the wallet of a company', () => {
  const url = (path: string) => `/wallet${path}?customerUserId=${DEMO_BUYER.id}`;

  it('is read by its finance agent, who finds it beside their own', async () => {
    const finance = await givenAgent('finance');
    const own = await trade.call(getCredit, { as: trade.buyer });
    const { items } = await trade.call(listWallets, { as: finance });

    expect(items.map(({ role }) => role)).toEqual(['owner', 'finance']);
    expect(items[1]).toMatchObject({ customerUserId: DEMO_BUYER.id, title: 'شرکت آبرسان نمونه' });
    const query = { customerUserId: DEMO_BUYER.id };
    expect(await trade.call(getCredit, { as: finance, query })).toEqual(own);
    expect((await trade.call(getCredit, { as: finance })).balanceRial).toBe(0);
  });

  it.each([getCredit, listWalletTransactions, listWalletHolds])(
    'is refused to an agent without that role: $path',
    async ({ path }) => {
      const viewer = await givenAgent('viewer');
      const reply = await trade.test.app.inject({ url: url(path), headers: viewer });

      expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
    },
  );

  it('is not told to anyone without a session', async () => {
    expect((await trade.test.app.inject('/wallet/api/v1/wallets')).statusCode).toBe(401);
  });
});

it('the statement is searched by a part of a tracking code, and by the code of a payment', async () => {
  const { items } = await trade.call(listWalletTransactions, { as: trade.buyer });
  const line = items.find(({ paymentId }) => paymentId !== null);
  const find = async (code: string) => {
    const found = await trade.call(listWalletTransactions, { as: trade.buyer, query: { filter: { code } } });
    return found.items.map(({ id }) => id);
  };

  expect(await find((line?.trackingCode ?? '').slice(1).toLowerCase())).toEqual([line?.id]);
  expect(await find(`BP-${String(line?.paymentId).padStart(6, '0')}`)).toContain(line?.id);
  expect(await find('BZ-%')).toEqual([]);
});

async function givenAgent(role: 'finance' | 'viewer'): Promise<Headers> {
  const mobile = randomMobile();
  const agent = await trade.call(inviteMerchantAgent, { as: trade.buyer, body: { mobile, role } });
  const { headers } = await signIn(trade.test.app, mobile);
  await sql`update merchant.customer_agent set accepted_at = created_at where id = ${agent.id}`.execute(
    trade.test.db,
  );
  return headers;
}
