import { setStepUpLimit } from '@bazaar/contracts/auth';
import {
  cancelWithdrawal,
  getWithdrawal,
  getWithdrawalTerms,
  listWithdrawals,
  requestWithdrawal,
} from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { givenToken } from '../../auth/step-up/step-up.fixture.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { type Headers, openTradeApp, type TradeApp } from '../../trade/trade.fixture.ts';
import { faultsOfLedger, givenAgent } from './withdrawal-people.fixture.ts';

const AMOUNT = 10_000_000;

let trade: TradeApp;
beforeAll(async () => {
  trade = await openTradeApp();
}, 60_000);
afterAll(() => trade?.test[Symbol.asyncDispose]());
afterEach(async () => {
  expect(await faultsOfLedger(trade)).toEqual([]);
});

const withdraw = (body: object = {}, as: Headers = trade.buyer) =>
  trade.send(requestWithdrawal, { as, body: { amountRial: AMOUNT, ...body } });
const given = () => trade.call(requestWithdrawal, { as: trade.buyer, body: { amountRial: AMOUNT } });
const read = (id: number, as = trade.buyer) => trade.send(getWithdrawal, { as, params: { id } });
const cancel = (id: number, as = trade.buyer) => trade.send(cancelWithdrawal, { as, params: { id } });

describe("other people's withdrawals", () => {
  it('are found by nobody else', async () => {
    const { id } = await given();
    const viewer = await givenAgent(trade, 'viewer');
    const replies = [
      ...[await read(id, trade.newcomer), await cancel(id, trade.newcomer)],
      ...[await read(id, viewer), await cancel(id, viewer), await read(id, trade.supplier)],
      await read(2_000_000, trade.buyer),
    ];

    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(404));
    expect((await read(id)).body.state).toBe('Requested');
  });

  it('of a company are requested, read and cancelled by its finance agent', async () => {
    const finance = await givenAgent(trade, 'finance');
    const { status, body } = await withdraw({ customerUserId: DEMO_BUYER.id }, finance);
    const query = { customerUserId: DEMO_BUYER.id };
    const { items, totalCount } = await trade.call(listWithdrawals, { as: finance, query });
    const own = await trade.call(listWithdrawals, { as: finance });
    const terms = await trade.call(getWithdrawalTerms, { as: finance, query });

    expect(status).toBe(201);
    expect(items[0]?.id).toBe(body.id);
    expect(totalCount).toBeGreaterThanOrEqual(items.length);
    expect(own).toMatchObject({ items: [], totalCount: 0 });
    expect(terms.account?.holderName).toBe('شرکت آبرسان نمونه');
    expect((await cancel(body.id, finance)).body.state).toBe('Cancelled');
  });

  it("of a company need a code above its owner's limit, which the agent is sent", async () => {
    const headers = await givenAgent(trade, 'finance');
    const { rows } = await sql<{ userId: number; mobile: string }>`
      select id as "userId", mobile from auth.user order by id desc limit 1`.execute(trade.test.db);
    const agent = { userId: 0, mobile: '', ...rows[0], headers };
    await trade.call(setStepUpLimit, { as: trade.buyer, body: { limitRial: AMOUNT - 1 } });
    const company = { customerUserId: DEMO_BUYER.id };
    const refused = await withdraw(company, headers);
    const wanted = { purpose: 'withdrawal', purposeId: DEMO_BUYER.id, amountRial: AMOUNT } as const;
    const stepUpToken = await givenToken(trade.test, agent, wanted);
    const confirmed = await withdraw({ ...company, stepUpToken }, headers);
    await sql`delete from auth.step_up_limit`.execute(trade.test.db);

    expect(refused.body.data).toMatchObject({ ...wanted, limitRial: AMOUNT - 1 });
    expect(confirmed.status).toBe(201);
  });

  it('of a company are refused to an agent without that role', async () => {
    const viewer = await givenAgent(trade, 'viewer');
    const query = { customerUserId: DEMO_BUYER.id };
    const replies = [
      await withdraw(query, viewer),
      await trade.send(listWithdrawals, { as: viewer, query }),
      await trade.send(getWithdrawalTerms, { as: viewer, query }),
    ];

    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([403, 'forbidden']));
  });

  it('need a session', async () => {
    const replies = await Promise.all([
      trade.send(requestWithdrawal, { body: { amountRial: AMOUNT } }),
      ...[listWithdrawals, getWithdrawalTerms].map((endpoint) => trade.send(endpoint)),
      ...[getWithdrawal, cancelWithdrawal].map((endpoint) => trade.send(endpoint, { params: { id: 1 } })),
    ]);

    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(401));
  });
});
