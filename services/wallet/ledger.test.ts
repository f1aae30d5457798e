import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { type Ledger, openLedger } from './ledger.fixture.ts';
import { post } from './posting.sql.ts';

let ledger: Ledger;
let test: TestApp;
/** Each forged line has a wallet of its own. */
let lastUser = 3_000;

beforeAll(async () => {
  ledger = await openLedger();
  test = ledger.test;
});
afterAll(() => test[Symbol.asyncDispose]());

describe('the ledger', () => {
  it.each([
    sql`update wallet.entry set amount_rial = amount_rial + 1`,
    sql`delete from wallet.entry`,
    sql`update wallet.transaction set description = 'x'`,
    sql`delete from wallet.transaction`,
    sql`update wallet.statement_line set amount_rial = 1`,
    sql`delete from wallet.statement_line`,
    sql`truncate wallet.entry`,
    sql`delete from wallet.account`,
  ])('refuses any change (%#)', async (statement) => {
    await post(test.db, ledger.given());

    await expect(statement.execute(test.db)).rejects.toMatchObject({ code: '23001' });
  });

  it('refuses a balance without matching entries', async () => {
    await post(test.db, ledger.given({ to: 'user:17:available' }));

    await expect(
      sql`update wallet.account set balance_rial = 999999 where code = 'user:17:available'`.execute(test.db),
    ).rejects.toMatchObject({ constraint: 'account_backed' });
  });

  it.each([
    ['a balance that its amount does not lead to', { balance: 900_000_000_000 }, 'entry_continues'],
    ['a place that is taken', { place: sql`entry_count` }, 'entry_place'],
    ['a place beyond the next', { place: sql`entry_count + 2` }, 'entry_continues'],
    ['a place of an account that it does not count', {}, 'entry_continues'],
    ['a transaction that has its entries', { counted: true }, 'transaction_balanced'],
  ])('refuses an entry with %s', async (_what, wrong, constraint) => {
    const {
      place = sql`entry_count + 1`,
      balance = sql`balance_rial + 50`,
      counted = false,
    } = {
      ...(wrong as { place?: RawBuilder<unknown>; balance?: number; counted?: boolean }),
    };
    const id = await post(test.db, ledger.given({ to: 'supplier:3:payable' }));
    const insert = sql`
      insert into wallet.entry (transaction_id, account_id, place, amount_rial, balance_after_rial)
      select ${id}, id, ${place}, 50, ${balance} from wallet.account where code = 'user:18:available'`;
    const move = sql`
      with moved as (
        update wallet.account set balance_rial = balance_rial + 50, entry_count = entry_count + 1
        where code = 'user:18:available' returning id, entry_count, balance_rial
      )
      insert into wallet.entry (transaction_id, account_id, place, amount_rial, balance_after_rial)
      select ${id}, id, entry_count, 50, balance_rial from moved`;
    await post(test.db, ledger.given({ to: 'user:18:available' }));

    await expect((counted ? move : insert).execute(test.db)).rejects.toMatchObject({ constraint });
  });

  it('refuses legs of nothing but balances that someone made up', async () => {
    await post(test.db, ledger.given({ to: 'user:18:available' }));
    const forge = sql`
      with posted as (
        insert into wallet.transaction
          (idempotency_key, request_hash, type, description, tracking_code, created_at, entry_count)
        values ('forged', 'x', 'Adjustment', 'جعل', 'T-forged', now(), 2) returning id
      ), moved as (
        update wallet.account set entry_count = entry_count + 1, balance_rial = 900000000000
        where code in ('user:18:available', 'gateway:demo:clearing')
        returning id, entry_count, balance_rial, is_outside
      )
      insert into wallet.entry (transaction_id, account_id, place, amount_rial, balance_after_rial)
      select posted.id, moved.id, entry_count, case when is_outside then -1 else 1 end, balance_rial from posted, moved`;

    await expect(forge.execute(test.db)).rejects.toMatchObject({ code: '23514' });
    expect(await ledger.balanceOf('user:18:available')).toBeLessThan(900_000_000_000);
  });

  it('refuses a transaction without entries, and one without statement lines', async () => {
    const bare = sql`
      insert into wallet.transaction
        (idempotency_key, request_hash, type, description, tracking_code, created_at, entry_count)
      values ('bare', 'x', 'Charge', 'x', 'T-bare', now(), 2)`;
    await expect(bare.execute(test.db)).rejects.toMatchObject({ constraint: 'transaction_balanced' });

    await post(test.db, ledger.given({ to: 'user:22:available' }));
    const silent = sql`
      with posted as (
        insert into wallet.transaction
          (idempotency_key, request_hash, type, description, tracking_code, created_at, entry_count)
        values ('silent', 'x', 'Charge', 'x', 'T-silent', now(), 2) returning id
      ), moved as (
        update wallet.account set entry_count = entry_count + 1,
          balance_rial = balance_rial + case when is_outside then -7 else 7 end
        where code in ('user:22:available', 'gateway:demo:clearing')
        returning id, entry_count, balance_rial, is_outside
      )
      insert into wallet.entry (transaction_id, account_id, place, amount_rial, balance_after_rial)
      select posted.id, moved.id, entry_count, case when is_outside then -7 else 7 end, balance_rial from posted, moved`;
    await expect(silent.execute(test.db)).rejects.toMatchObject({ constraint: 'statement_line_justified' });
  });

  it.each([
    ['another amount', { amount: 1_001 }],
    ['another direction', { direction: 'out' }],
    ['another balance', { balance: 5_000_000 }],
    ['a user whom it does not move', { user: 77 }],
    ['a gap before it', { place: 9 }],
  ])('refuses a statement line with %s', async (_what, wrong) => {
    lastUser += 1;
    const user = lastUser;
    const line = { amount: 1_000, direction: 'in', balance: 2_000, user, place: 2, ...wrong };
    await post(test.db, ledger.given({ to: `user:${user}:available` }));
    const posting = sql`
      with posted as (
        insert into wallet.transaction
          (idempotency_key, request_hash, type, description, tracking_code, created_at, entry_count)
        values ('line', 'x', 'Charge', 'x', 'T-line', now(), 2) returning id
      ), moved as (
        update wallet.account set entry_count = entry_count + 1,
          balance_rial = balance_rial + case when is_outside then -1000 else 1000 end
        where code in (${`user:${user}:available`}, 'gateway:demo:clearing')
        returning id, entry_count, balance_rial, is_outside
      ), written as (
        insert into wallet.entry (transaction_id, account_id, place, amount_rial, balance_after_rial)
        select posted.id, moved.id, entry_count, case when is_outside then -1000 else 1000 end, balance_rial
        from posted, moved
      )
      insert into wallet.statement_line
        (transaction_id, user_id, place, direction, amount_rial, balance_after_rial, available_after_rial)
      select id, ${line.user}, ${line.place}, ${line.direction}, ${line.amount}, ${line.balance}, ${line.balance}
      from posted`;

    await expect(posting.execute(test.db)).rejects.toMatchObject({ constraint: 'statement_line_justified' });
  });

  it('refuses a hold that was not posted, and one that forgets what was posted', async () => {
    await post(test.db, ledger.given({ to: 'user:31:available', amountRial: 9_000 }));
    await sql`select wallet.write_hold('hold-31', 31, 731, 4000, 'خرید', now())`.execute(test.db);

    await expect(
      sql`insert into wallet.trade_hold (request_id, user_id, amount_rial, remaining_rial, held_at)
        values (732, 31, 4000, 4000, now())`.execute(test.db),
    ).rejects.toMatchObject({ constraint: 'trade_hold_justified' });
    await expect(
      sql`update wallet.trade_hold set remaining_rial = 3999 where request_id = 731`.execute(test.db),
    ).rejects.toMatchObject({ constraint: 'trade_hold_justified' });
    await expect(sql`delete from wallet.trade_hold`.execute(test.db)).rejects.toMatchObject({
      code: '23001',
    });
    await expect(
      sql`update wallet.trade_hold set user_id = 32 where request_id = 731`.execute(test.db),
    ).rejects.toMatchObject({ code: '23001' });
  });

  it('writes the balance of both accounts of a user while they are moved at the same time', async () => {
    await post(test.db, ledger.given({ to: 'user:33:available', amountRial: 100_000 }));
    await post(
      test.db,
      ledger.given({ type: 'Hold', from: 'user:33:available', to: 'user:33:held', amountRial: 50_000 }),
    );
    const pay = () =>
      ledger.given({ type: 'Payment', from: 'user:33:held', to: 'supplier:3:payable', amountRial: 10 });
    const charge = () => ledger.given({ to: 'user:33:available', amountRial: 10 });

    await Promise.all(Array.from({ length: 40 }, (_, index) => post(test.db, index % 2 ? pay() : charge())));

    const { rows } = await sql`
      select place from wallet.statement_line as line
      where user_id = 33 and balance_after_rial <> (
        select sum(case when type in ('Hold', 'Release') then 0 when direction = 'in' then amount_rial else -amount_rial end)
        from wallet.statement_line as before join wallet.transaction on transaction.id = before.transaction_id
        where before.user_id = 33 and before.place <= line.place)`.execute(test.db);
    expect(rows).toEqual([]);
  });
});
