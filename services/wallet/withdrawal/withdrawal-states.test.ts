import { randomUUID } from 'node:crypto';
import {
  cancelWithdrawal,
  getWithdrawal,
  requestWithdrawal,
  WITHDRAWAL_STATES,
  type WithdrawalState,
} from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTradeApp, type TradeApp } from '../../trade/trade.fixture.ts';
import { nextState, WITHDRAWAL_MOVES } from './withdrawal-machine.rules.ts';
import { availableOf, balanceOf, bankMoves, faultsOfLedger } from './withdrawal-people.fixture.ts';

const AMOUNT = 10_000_000;

let trade: TradeApp;
beforeAll(async () => {
  trade = await openTradeApp();
}, 60_000);
afterAll(() => trade?.test[Symbol.asyncDispose]());
afterEach(async () => {
  expect(await faultsOfLedger(trade)).toEqual([]);
});

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
