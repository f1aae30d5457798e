import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../kit/database/database.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { type Posting, post } from './posting.sql.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());

let number = 0;
function given(
  changes: Partial<Posting> & { from?: string; to?: string; amountRial?: number } = {},
): Posting {
  number += 1;
  const { from = 'gateway:demo:clearing', to = 'user:10:available', amountRial = 1_000, ...rest } = changes;
  return {
    key: `key-${number}`,
    type: 'Charge',
    description: 'شارژ',
    trackingCode: `T-${number}`,
    at: test.clock(),
    legs: [
      { account: from, amountRial: -amountRial },
      { account: to, amountRial },
    ],
    ...rest,
  };
}

async function balanceOf(code: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance_rial as balance from wallet.account where code = ${code}`.execute(test.db);
  return rows[0]?.balance ?? 0;
}

describe('wallet.post', () => {
  it('moves money between accounts and keeps every balance equal to its entries', async () => {
    await post(test.db, given({ amountRial: 5_000 }));
    await post(
      test.db,
      given({ type: 'Hold', from: 'user:10:available', to: 'user:10:held', amountRial: 2_000 }),
    );
    await post(
      test.db,
      given({ type: 'Payment', from: 'user:10:held', to: 'supplier:3:payable', amountRial: 500 }),
    );

    expect([await balanceOf('user:10:available'), await balanceOf('user:10:held')]).toEqual([3_000, 1_500]);
    const { rows } = await sql`
      select account.code from wallet.account
      where balance_rial <> coalesce((select sum(amount_rial) from wallet.entry where account_id = account.id), 0)`.execute(
      test.db,
    );
    expect(rows).toEqual([]);
  });

  it('refuses legs that do not add up to zero, and stores none of them', async () => {
    const posting = given({
      legs: [
        { account: 'user:11:available', amountRial: 1_000 },
        { account: 'platform:fees', amountRial: -999 },
      ],
    });

    await expect(post(test.db, posting)).rejects.toMatchObject({ code: '23514' });
    const { rows } =
      await sql`select 1 from wallet.transaction where idempotency_key = ${posting.key}`.execute(test.db);
    expect([rows.length, await balanceOf('user:11:available')]).toEqual([0, 0]);
  });

  it.each([
    ['no legs', []],
    ['one leg', [{ account: 'gateway:demo:clearing', amountRial: -5 }]],
    [
      'a leg of nothing',
      [
        { account: 'gateway:demo:clearing', amountRial: 0 },
        { account: 'platform:fees', amountRial: 0 },
      ],
    ],
    [
      'an account of no kind',
      [
        { account: 'thief:1', amountRial: 5 },
        { account: 'gateway:demo:clearing', amountRial: -5 },
      ],
    ],
  ])('refuses %s', async (_what, legs) => {
    await expect(post(test.db, given({ legs }))).rejects.toMatchObject({ code: '23514' });
  });

  it('refuses to overdraw an account, also under concurrent requests', async () => {
    await post(test.db, given({ to: 'user:12:available', amountRial: 10_000 }));
    const spend = () =>
      post(
        test.db,
        given({
          type: 'Withdrawal',
          from: 'user:12:available',
          to: 'gateway:demo:clearing',
          amountRial: 3_000,
        }),
      );

    const results = await Promise.allSettled(Array.from({ length: 8 }, spend));

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await balanceOf('user:12:available')).toBe(1_000);
  });

  it('posts one key once, also when it is sent fifty times in parallel', async () => {
    const posting = given({ to: 'user:13:available', amountRial: 7_000 });

    const ids = await Promise.all(Array.from({ length: 50 }, () => post(test.db, posting)));

    expect([new Set(ids).size, await balanceOf('user:13:available')]).toEqual([1, 7_000]);
  });

  it('refuses a key that was used for another posting', async () => {
    const posting = given({ to: 'user:14:available' });
    await post(test.db, posting);

    await expect(
      post(test.db, given({ key: posting.key, to: 'user:14:available', amountRial: 9 })),
    ).rejects.toMatchObject({
      constraint: 'idempotency_mismatch',
    });
  });

  it('recognizes a key whether it was posted by its legs or as a transfer', async () => {
    const posting = given({ to: 'user:20:available', amountRial: 400 });
    const { key, type, description, at } = posting;
    const transfer = async (amountRial: number) =>
      (
        await sql<{ id: number }>`
          select wallet.transfer(${key}, ${type}, ${description}, ${at}, 'gateway:demo:clearing',
            'user:20:available', ${amountRial}) as id`.execute(test.db)
      ).rows[0]?.id;
    const first = await post(test.db, posting);

    expect(await transfer(400)).toBe(first);
    await expect(transfer(401)).rejects.toMatchObject({ constraint: 'idempotency_mismatch' });
    expect(await balanceOf('user:20:available')).toBe(400);
  });

  it("includes the balance of the user's unmoved account in the statement line", async () => {
    await post(test.db, given({ to: 'user:21:available', amountRial: 900 }));
    await post(
      test.db,
      given({ type: 'Hold', from: 'user:21:available', to: 'user:21:held', amountRial: 300 }),
    );
    await post(
      test.db,
      given({ type: 'Payment', from: 'user:21:held', to: 'supplier:3:payable', amountRial: 100 }),
    );
    const { rows } = await sql`
      select direction, amount_rial as amount, balance_after_rial as balance, available_after_rial as available
      from wallet.statement_line where user_id = 21 order by id`.execute(test.db);

    expect(rows).toEqual([
      { direction: 'in', amount: 900, balance: 900, available: 900 },
      { direction: 'out', amount: 300, balance: 900, available: 600 },
      { direction: 'out', amount: 100, balance: 800, available: 600 },
    ]);
  });

  it('reads only the accounts of the posting, however many there are', async () => {
    await sql`
      select wallet.ensure_accounts(array(
        select 'user:' || id || ':available' from generate_series(5000, 9000) as id))`.execute(test.db);
    await sql`analyze wallet.account`.execute(test.db);
    // Counts of earlier transactions on the connection are in both figures.
    const scans = async (db: Database) =>
      (
        await sql<{ whole: number }>`
          select seq_scan::int as whole from pg_stat_xact_user_tables
          where schemaname = 'wallet' and relname = 'account'`.execute(db)
      ).rows[0]?.whole;
    await test.db.transaction().execute(async (transaction) => {
      const before = await scans(transaction);
      await post(transaction, given({ to: 'user:5001:available' }));
      await sql`set constraints all immediate`.execute(transaction);
      expect(await scans(transaction)).toBe(before);
      await sql`set local enable_indexscan = off`.execute(transaction);
      await sql`set local enable_bitmapscan = off`.execute(transaction);
      await sql`select from wallet.account where id = 1`.execute(transaction);
      expect(await scans(transaction)).toBe((before ?? 0) + 1);
    });
  });

  it('refuses a tracking code that belongs to another posting', async () => {
    const posting = given({ to: 'user:19:available' });
    await post(test.db, posting);

    await expect(post(test.db, given({ trackingCode: posting.trackingCode }))).rejects.toMatchObject({
      constraint: 'transaction_tracking_code_key',
    });
  });

  it('survives opposite transfers in parallel without a deadlock', async () => {
    await post(test.db, given({ to: 'user:15:available', amountRial: 10_000 }));
    await post(test.db, given({ to: 'user:16:available', amountRial: 10_000 }));
    const move = (from: number, to: number) =>
      post(
        test.db,
        given({
          type: 'Adjustment',
          from: `user:${from}:available`,
          to: `user:${to}:available`,
          amountRial: 10,
        }),
      );

    await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? move(15, 16) : move(16, 15))));

    expect([await balanceOf('user:15:available'), await balanceOf('user:16:available')]).toEqual([
      10_000, 10_000,
    ]);
  });
});

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
    await post(test.db, given());

    await expect(statement.execute(test.db)).rejects.toMatchObject({ code: '23001' });
  });

  it('refuses a balance without matching entries', async () => {
    await post(test.db, given({ to: 'user:17:available' }));

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
    const id = await post(test.db, given({ to: 'supplier:3:payable' }));
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
    await post(test.db, given({ to: 'user:18:available' }));

    await expect((counted ? move : insert).execute(test.db)).rejects.toMatchObject({ constraint });
  });

  it('refuses legs of nothing but balances that someone made up', async () => {
    await post(test.db, given({ to: 'user:18:available' }));
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
    expect(await balanceOf('user:18:available')).toBeLessThan(900_000_000_000);
  });

  it('refuses a transaction without entries, and one without statement lines', async () => {
    const bare = sql`
      insert into wallet.transaction
        (idempotency_key, request_hash, type, description, tracking_code, created_at, entry_count)
      values ('bare', 'x', 'Charge', 'x', 'T-bare', now(), 2)`;
    await expect(bare.execute(test.db)).rejects.toMatchObject({ constraint: 'transaction_balanced' });

    await post(test.db, given({ to: 'user:22:available' }));
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
    number += 1;
    const user = 3_000 + number;
    const line = { amount: 1_000, direction: 'in', balance: 2_000, user, place: 2, ...wrong };
    await post(test.db, given({ to: `user:${user}:available` }));
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
    await post(test.db, given({ to: 'user:31:available', amountRial: 9_000 }));
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
    await post(test.db, given({ to: 'user:33:available', amountRial: 100_000 }));
    await post(
      test.db,
      given({ type: 'Hold', from: 'user:33:available', to: 'user:33:held', amountRial: 50_000 }),
    );
    const pay = () =>
      given({ type: 'Payment', from: 'user:33:held', to: 'supplier:3:payable', amountRial: 10 });
    const charge = () => given({ to: 'user:33:available', amountRial: 10 });

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
