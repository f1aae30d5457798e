import { getWithdrawal, requestWithdrawal } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { openTradeApp, type TradeApp } from '../../trade/trade.fixture.ts';
import { bankMoves } from '../../wallet/withdrawal/withdrawal-people.fixture.ts';

let trade: TradeApp;
beforeAll(async () => {
  trade = await openTradeApp();
}, 60_000);
afterAll(() => trade?.test[Symbol.asyncDispose]());

async function notices(): Promise<string[]> {
  await trade.test.runJobs();
  const { rows } = await sql<{ text: string }>`
    select text from auth.demo_message where mobile = ${DEMO_BUYER.mobile} and code = '' order by id`.execute(
    trade.test.db,
  );
  return rows.map(({ text }) => text);
}

it.each([
  [['send', 'settle'], [/واریز شد\.$/]],
  [['send', 'fail'], [/انجام نشد و مبلغ به کیف پول شما بازگشت\.$/]],
  [
    ['send', 'settle', 'return'],
    [/واریز شد\.$/, /از بانک برگشت خورد و مبلغ به کیف پول شما بازگشت\.$/],
  ],
])('tells the owner once how a withdrawal ended: %j', async (moves, texts) => {
  const before = (await notices()).length;
  const body = { amountRial: 10_000_000 };
  const { id } = await trade.call(requestWithdrawal, { as: trade.buyer, body });
  const { shebaMasked } = await trade.call(getWithdrawal, { as: trade.buyer, params: { id } });
  await bankMoves(trade, id, moves);
  const told = (await notices()).slice(before);

  expect(told).toEqual(texts.map((text) => expect.stringMatching(text)));
  expect(told[0]).toContain(`برداشت ۱٬۰۰۰٬۰۰۰ تومان از کیف پول بازار به شبای ${shebaMasked}`);
  expect((await notices()).length).toBe(before + texts.length);
});

it('keeps the IBAN of its job with the middle hidden', async () => {
  await notices();
  const body = { amountRial: 10_000_000 };
  const { id } = await trade.call(requestWithdrawal, { as: trade.buyer, body });
  await bankMoves(trade, id, ['send', 'settle']);
  const { rows } = await sql<{ payload: Record<string, unknown> }>`
    select payload from kit.job where kind = 'auth.withdrawal-notice'`.execute(trade.test.db);

  expect(rows.map(({ payload }) => payload.shebaMasked)).toEqual([expect.stringMatching(/^IR\d\d…\d{4}$/)]);
  expect(JSON.stringify(rows)).not.toMatch(/IR\d{24}/);
});

it('stands behind the codes in the inbox, where a code is looked for', async () => {
  const reply = await trade.test.app.inject(
    `/auth/demo/messages?phoneNumber=${encodeURIComponent(DEMO_BUYER.mobile)}`,
  );

  expect(reply.json()[0].code).toMatch(/^\d{6}$/);
});
