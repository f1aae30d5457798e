import { randomUUID } from 'node:crypto';
import { setStepUpLimit } from '@bazaar/contracts/auth';
import {
  cancelWithdrawal,
  getWithdrawal,
  getWithdrawalTerms,
  listWalletTransactions,
  listWithdrawals,
  requestWithdrawal,
  WITHDRAWAL_STATES,
  type WithdrawalState,
} from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { givenToken } from '../../auth/step-up/step-up.fixture.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { type Headers, openTradeApp, type TradeApp } from '../../trade/trade.fixture.ts';
import { nextState, WITHDRAWAL_MOVES } from './withdrawal-machine.rules.ts';
import {
  availableOf,
  balanceOf,
  bankMoves,
  faultsOfLedger,
  givenAgent,
} from './withdrawal-people.fixture.ts';

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

/** How a withdrawal comes into each state. */
const PATHS: Readonly<Record<WithdrawalState, readonly string[]>> = {
  Requested: [],
  Sent: ['send'],
  Settled: ['send', 'settle'],
  Failed: ['send', 'fail'],
  Cancelled: ['cancel'],
};

describe('a request', () => {
  it('takes the money out of the wallet at once, and shows the account only in part', async () => {
    const before = await availableOf(trade);
    const { status, body } = await withdraw();
    const { items } = await trade.call(listWalletTransactions, { as: trade.buyer });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ state: 'Requested', amountRial: AMOUNT, sentAt: null, settledAt: null, failureReason: null },
      ...{ allowedActions: ['cancel'], createdAt: trade.test.clock().toISOString() },
    });
    expect(body.shebaMasked).toMatch(/^IR\d\d…\d{4}$/);
    expect(await availableOf(trade)).toBe(before - AMOUNT);
    expect(items[0]).toMatchObject({ type: 'Withdrawal', direction: 'out', trackingCode: body.trackingCode });
  });

  it('goes to the IBAN of the company when the profile has one', async () => {
    const { account } = await trade.call(getWithdrawalTerms, { as: trade.buyer });
    const { rows } = await sql<{ sheba: string }>`
      select sheba from merchant.customer where owner_user_id = 1 and kind = 'company'`.execute(
      trade.test.db,
    );

    expect(account).toMatchObject({ holderName: 'شرکت آبرسان نمونه', bank: 'بانک ملت' });
    expect(account?.shebaMasked.slice(-4)).toBe(rows[0]?.sheba.slice(-4));
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
    await setAvailable(AMOUNT - 50);
    const { status, body } = await withdraw();

    expect([status, body.code, body.data]).toEqual([422, 'insufficient_credit', { shortfallRial: 50 }]);
    expect(await availableOf(trade)).toBe(AMOUNT - 50);
    await setAvailable(available);
  });

  it('is refused without an IBAN in the profile', async () => {
    const { status, body } = await withdraw({}, trade.newcomer);
    const terms = await trade.call(getWithdrawalTerms, { as: trade.newcomer });

    expect([status, body.code]).toEqual([422, 'no_iban']);
    expect(terms).toEqual({
      ...{ minRial: 100_000, maxRial: 2_000_000_000, availableRial: 0 },
      ...{ stepUpLimitRial: 500_000_000, account: null },
    });
  });

  it('is refused with an IBAN whose check digits are wrong', async () => {
    const broken = 'IR000120000000000123456002';
    const set = (sheba: string) =>
      sql<{ sheba: string }>`
        update merchant.customer as changed set sheba = ${sheba} from merchant.customer as before
        where changed.id = before.id and changed.owner_user_id = 1 and changed.kind = 'company'
        returning before.sheba`.execute(trade.test.db);
    const { rows } = await set(broken);
    const reply = await withdraw();
    const { account } = await trade.call(getWithdrawalTerms, { as: trade.buyer });
    await set(rows[0]?.sheba ?? '');

    expect([reply.status, reply.body.code, account]).toEqual([422, 'no_iban', null]);
  });

  it('of two that together are too much only one succeeds', async () => {
    const available = await availableOf(trade);
    await setAvailable(AMOUNT * 2 - 10);
    const replies = await Promise.all([withdraw(), withdraw()]);

    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await availableOf(trade)).toBe(AMOUNT - 10);
    await setAvailable(available);
  });

  it('above the limit needs a code for exactly this withdrawal', async () => {
    const available = await availableOf(trade);
    const amountRial = 500_000_010;
    await setAvailable(amountRial * 2);
    const refused = await withdraw({ amountRial });
    const person = { userId: DEMO_BUYER.id, mobile: DEMO_BUYER.mobile, headers: trade.buyer };
    const wanted = { purpose: 'withdrawal', purposeId: DEMO_BUYER.id, amountRial } as const;
    const other = await givenToken(trade.test, person, { ...wanted, amountRial: amountRial + 10 });
    const wrong = await withdraw({ amountRial, stepUpToken: other });
    const stepUpToken = await givenToken(trade.test, person, wanted);
    const replies = await Promise.all([
      withdraw({ amountRial, stepUpToken }),
      withdraw({ amountRial, stepUpToken }),
    ]);

    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required']);
    expect(refused.body.data).toEqual({ ...wanted, limitRial: 500_000_000 });
    expect(wrong.body.code).toBe('step_up_required');
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 403]);
    expect(await availableOf(trade)).toBe(amountRial);
    await setAvailable(available);
  });
});

/** What a move adds to the wallet and to the bank; any other moves no money. */
const MOVED: Readonly<Record<string, readonly [number, number]>> = {
  'Requested cancel': [AMOUNT, 0],
  'Sent settle': [0, AMOUNT],
  'Sent fail': [AMOUNT, 0],
  'Settled return': [AMOUNT, -AMOUNT],
};

async function balances(): Promise<[number, number]> {
  return [await availableOf(trade), await balanceOf(trade, 'bank:clearing')];
}

/** Brings the demo buyer's balance to an amount. */
async function setAvailable(wantedRial: number): Promise<void> {
  const difference = wantedRial - (await availableOf(trade));
  const [own, other] = [`user:${DEMO_BUYER.id}:available`, 'gateway:test:clearing'];
  const [from, to] = difference < 0 ? [own, other] : [other, own];
  await sql`
    select wallet.transfer(${`set:${randomUUID()}`}, 'Adjustment', 'آزمون', ${trade.test.clock()}, ${from}, ${to},
      ${Math.abs(difference)})`.execute(trade.test.db);
}

describe('the states of a withdrawal', () => {
  it('are the same in the database as here', async () => {
    const pairs = WITHDRAWAL_STATES.flatMap((state) => WITHDRAWAL_MOVES.map((move) => ({ state, move })));
    const { rows } = await sql<{ next: string | null }>`
      select wallet.next_withdrawal_state(pair ->> 'state', pair ->> 'move') as next
      from jsonb_array_elements(${JSON.stringify(pairs)}::jsonb) with ordinality as one (pair, place)
      order by place`.execute(trade.test.db);

    expect(rows.map(({ next }) => next)).toEqual(pairs.map(({ state, move }) => nextState(state, move)));
  });

  it.each(WITHDRAWAL_STATES.flatMap((state) => WITHDRAWAL_MOVES.map((move) => [state, move] as const)))(
    'in %s: %s goes where the table says, and the money with it',
    async (state, move) => {
      const { id } = await given();
      await bankMoves(trade, id, PATHS[state]);
      const before = await balances();
      const refusal = await bankMoves(trade, id, [move]).catch(({ constraint }) => constraint);
      const [wallet, bank] = await balances();
      const next = nextState(state, move);

      expect(refusal).toBe(next === null ? 'invalid_transition' : undefined);
      expect((await read(id)).body.state).toBe(next ?? state);
      expect([wallet - before[0], bank - before[1]]).toEqual(MOVED[`${state} ${move}`] ?? [0, 0]);
    },
  );

  it.each(WITHDRAWAL_STATES)('in %s: its user cancels only what is Requested', async (state) => {
    const { id } = await given();
    await bankMoves(trade, id, PATHS[state]);
    const { status, body } = await cancel(id);

    expect([status, status === 200 ? body.state : [body.code, body.data]]).toEqual(
      state === 'Requested' ? [200, 'Cancelled'] : [409, ['invalid_transition', { currentState: state }]],
    );
    expect((await read(id)).body.allowedActions).toEqual([]);
  });

  it('show when each was reached, and why one failed', async () => {
    const { id } = await given();
    await bankMoves(trade, id, PATHS.Failed);
    const now = trade.test.clock().toISOString();

    expect((await read(id)).body).toMatchObject({
      ...{ state: 'Failed', sentAt: now, settledAt: null, returnedAt: now, failureReason: 'دلیل آزمون' },
    });
  });

  it('are reached once when cancelling and sending happen at the same time', async () => {
    const { id } = await given();
    const [cancelled, sent] = await Promise.all([
      cancel(id),
      bankMoves(trade, id, ['send']).then(
        () => true,
        () => false,
      ),
    ]);

    expect(cancelled.status === 200).toBe(!sent);
    expect((await read(id)).body.state).toBe(sent ? 'Sent' : 'Cancelled');
  });

  it('return the money once, however often the cancelling is sent', async () => {
    const before = await availableOf(trade);
    const { id } = await given();
    const key = randomUUID();
    const parts = { as: trade.buyer, params: { id }, key };
    const replies = [await trade.send(cancelWithdrawal, parts), await trade.send(cancelWithdrawal, parts)];

    expect(replies.map(({ body }) => body.state)).toEqual(['Cancelled', 'Cancelled']);
    expect(await availableOf(trade)).toBe(before);
  });

  it.each(['amount_rial = 1', `sheba = 'IR820540102680020817909002'`, 'user_id = 2'])(
    'are all that changes of it: %s',
    async (change) => {
      const { id } = await given();
      const changing = sql`update wallet.withdrawal set ${sql.raw(change)} where id = ${id}`.execute(
        trade.test.db,
      );

      await expect(changing).rejects.toMatchObject({ code: '23001' });
    },
  );
});

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

    expect(refused.body.data).toEqual({ ...wanted, limitRial: AMOUNT - 1 });
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
