import { randomUUID } from 'node:crypto';
import { getWithdrawalTerms, listWalletTransactions, requestWithdrawal } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_RIAL, WITH_LIMIT } from '../../auth/step-up/step-up.fixture.ts';
import { type Headers, openTradeApp, type TradeApp } from '../../trade/trade.fixture.ts';
import { availableOf, faultsOfLedger, setAvailable, setCompanySheba } from './withdrawal-people.fixture.ts';

const AMOUNT = 10_000_000;

let trade: TradeApp;
beforeAll(async () => {
  trade = await openTradeApp(WITH_LIMIT);
}, 60_000);
afterAll(() => trade?.test[Symbol.asyncDispose]());
afterEach(async () => {
  expect(await faultsOfLedger(trade)).toEqual([]);
});

const withdraw = (body: object = {}, as: Headers = trade.buyer) =>
  trade.send(requestWithdrawal, { as, body: { amountRial: AMOUNT, ...body } });

describe('a request', () => {
  it('takes the money out of the wallet at once, and shows the account only in part', async () => {
    const before = await availableOf(trade);
    const { status, body } = await withdraw();
    const { items } = await trade.call(listWalletTransactions, { as: trade.buyer });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ state: 'Requested', amountRial: AMOUNT, sentAt: null, settledAt: null, failureReason: null },
      ...{ allowedActions: ['cancel'], createdAt: trade.test.clock().toISOString() },
      expectedBy: new Date(trade.test.clock().getTime() + 72 * 3_600_000).toISOString(),
    });
    expect(body.shebaMasked).toMatch(/^IR\d\d…\d{4}$/);
    expect(await availableOf(trade)).toBe(before - AMOUNT);
    expect(items[0]).toMatchObject({ type: 'Withdrawal', direction: 'out', trackingCode: body.trackingCode });
  });

  it('goes to the IBAN of the company when the profile has one', async () => {
    const { account, accountKind } = await trade.call(getWithdrawalTerms, { as: trade.buyer });
    const { rows } = await sql<{ sheba: string }>`
      select sheba from merchant.customer where owner_user_id = 1 and kind = 'company'`.execute(
      trade.test.db,
    );

    expect(account).toMatchObject({ holderName: 'شرکت آبرسان نمونه', bank: 'بانک ملت' });
    expect(accountKind).toBe('company');
    expect(account?.shebaMasked.slice(-4)).toBe(rows[0]?.sheba.slice(-4));
  });

  it('goes nowhere when the profile has another account than the form showed', async () => {
    const shown = (await trade.call(getWithdrawalTerms, { as: trade.buyer })).account?.shebaMasked ?? '';
    const before = await availableOf(trade);
    const former = await setCompanySheba(trade, 'IR820540102680020817909002');
    const refused = await withdraw({ shebaMasked: shown });
    await setCompanySheba(trade, former);

    expect([refused.status, refused.body.code]).toEqual([409, 'account_changed']);
    expect(await availableOf(trade)).toBe(before);
    expect((await withdraw({ shebaMasked: shown })).status).toBe(201);
  });

  it('gives the same withdrawal to the same key', async () => {
    const key = randomUUID();
    const before = await availableOf(trade);
    const parts = { as: trade.buyer, key, body: { amountRial: AMOUNT } };
    const replies = await Promise.all([
      trade.send(requestWithdrawal, parts),
      trade.send(requestWithdrawal, parts),
    ]);
    const other = await trade.send(requestWithdrawal, { ...parts, body: { amountRial: AMOUNT + 10 } });

    expect(replies[0]?.body.id).toBe(replies[1]?.body.id);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    expect(await availableOf(trade)).toBe(before - AMOUNT);
  });

  it.each([99_990, 2_000_000_010])('of %i rial is outside the limits', async (amountRial) => {
    const { status, body } = await withdraw({ amountRial });

    expect([status, Object.keys(body.errors)]).toEqual([400, ['amountRial']]);
  });

  it('beyond the balance is told what is missing, and changes nothing', async () => {
    const available = await availableOf(trade);
    await setAvailable(trade, AMOUNT - 50);
    const { status, body } = await withdraw();

    expect([status, body.code, body.data]).toEqual([422, 'insufficient_credit', { shortfallRial: 50 }]);
    expect(await availableOf(trade)).toBe(AMOUNT - 50);
    await setAvailable(trade, available);
  });

  it('is refused without an IBAN in the profile', async () => {
    const { status, body } = await withdraw({}, trade.newcomer);
    const terms = await trade.call(getWithdrawalTerms, { as: trade.newcomer });

    expect([status, body.code]).toEqual([422, 'no_iban']);
    expect(terms).toEqual({
      ...{ minRial: 100_000, maxRial: 2_000_000_000, availableRial: 0, settlesWithinHours: 72 },
      ...{ stepUpLimitRial: DEFAULT_RIAL, stepUpRemainingRial: DEFAULT_RIAL },
      ...{ account: null, accountKind: 'person', isAccountNew: true },
    });
  });

  it('is refused with an IBAN whose check digits are wrong', async () => {
    const before = await setCompanySheba(trade, 'IR000120000000000123456002');
    const reply = await withdraw();
    const { account } = await trade.call(getWithdrawalTerms, { as: trade.buyer });
    await setCompanySheba(trade, before);

    expect([reply.status, reply.body.code, account]).toEqual([422, 'no_iban', null]);
  });

  it('of two that together are too much only one succeeds', async () => {
    const available = await availableOf(trade);
    await setAvailable(trade, AMOUNT * 2 - 10);
    const replies = await Promise.all([withdraw(), withdraw()]);

    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await availableOf(trade)).toBe(AMOUNT - 10);
    await setAvailable(trade, available);
  });
});
