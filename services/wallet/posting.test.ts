import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../kit/database/database.ts';
import type { TestApp } from '../testing/test-app.ts';
import { type Ledger, openLedger } from './ledger.fixture.ts';
import { post } from './posting.sql.ts';

let ledger: Ledger;
let test: TestApp;

beforeAll(async () => {
  ledger = await openLedger();
  test = ledger.test;
});
afterAll(() => test[Symbol.asyncDispose]());

describe('wallet.post', () => {
  it('moves money between accounts and keeps every balance equal to its entries', async () => {
    await post(test.db, ledger.given({ amountRial: 5_000 }));
    await post(
      test.db,
      ledger.given({ type: 'Hold', from: 'user:10:available', to: 'user:10:held', amountRial: 2_000 }),
    );
    await post(
      test.db,
      ledger.given({ type: 'Payment', from: 'user:10:held', to: 'supplier:3:payable', amountRial: 500 }),
    );

    expect([await ledger.balanceOf('user:10:available'), await ledger.balanceOf('user:10:held')]).toEqual([
      3_000, 1_500,
    ]);
    const { rows } = await sql`
      select account.code from wallet.account
      where balance_rial <> coalesce((select sum(amount_rial) from wallet.entry where account_id = account.id), 0)`.execute(
      test.db,
    );
    expect(rows).toEqual([]);
  });

  it('refuses legs that do not add up to zero, and stores none of them', async () => {
    const posting = ledger.given({
      legs: [
        { account: 'user:11:available', amountRial: 1_000 },
        { account: 'platform:fees', amountRial: -999 },
      ],
    });

    await expect(post(test.db, posting)).rejects.toMatchObject({ code: '23514' });
    const { rows } =
      await sql`select 1 from wallet.transaction where idempotency_key = ${posting.key}`.execute(test.db);
    expect([rows.length, await ledger.balanceOf('user:11:available')]).toEqual([0, 0]);
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
    await expect(post(test.db, ledger.given({ legs }))).rejects.toMatchObject({ code: '23514' });
  });

  it('refuses to overdraw an account, also under concurrent requests', async () => {
    await post(test.db, ledger.given({ to: 'user:12:available', amountRial: 10_000 }));
    const spend = () =>
      post(
        test.db,
        ledger.given({
          type: 'Withdrawal',
          from: 'user:12:available',
          to: 'gateway:demo:clearing',
          amountRial: 3_000,
        }),
      );

    const results = await Promise.allSettled(Array.from({ length: 8 }, spend));

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await ledger.balanceOf('user:12:available')).toBe(1_000);
  });

  it('posts one key once, also when it is sent fifty times in parallel', async () => {
    const posting = ledger.given({ to: 'user:13:available', amountRial: 7_000 });

    const ids = await Promise.all(Array.from({ length: 50 }, () => post(test.db, posting)));

    expect([new Set(ids).size, await ledger.balanceOf('user:13:available')]).toEqual([1, 7_000]);
  });

  it('refuses a key that was used for another posting', async () => {
    const posting = ledger.given({ to: 'user:14:available' });
    await post(test.db, posting);

    await expect(
      post(test.db, ledger.given({ key: posting.key, to: 'user:14:available', amountRial: 9 })),
    ).rejects.toMatchObject({
      constraint: 'idempotency_mismatch',
    });
  });

  it('recognizes a key whether it was posted by its legs or as a transfer', async () => {
    const posting = ledger.given({ to: 'user:20:available', amountRial: 400 });
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
    expect(await ledger.balanceOf('user:20:available')).toBe(400);
  });

  it("includes the balance of the user's unmoved account in the statement line", async () => {
    await post(test.db, ledger.given({ to: 'user:21:available', amountRial: 900 }));
    await post(
      test.db,
      ledger.given({ type: 'Hold', from: 'user:21:available', to: 'user:21:held', amountRial: 300 }),
    );
    await post(
      test.db,
      ledger.given({ type: 'Payment', from: 'user:21:held', to: 'supplier:3:payable', amountRial: 100 }),
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
      await post(transaction, ledger.given({ to: 'user:5001:available' }));
      await sql`set constraints all immediate`.execute(transaction);
      expect(await scans(transaction)).toBe(before);
      await sql`set local enable_indexscan = off`.execute(transaction);
      await sql`set local enable_bitmapscan = off`.execute(transaction);
      await sql`select from wallet.account where id = 1`.execute(transaction);
      expect(await scans(transaction)).toBe((before ?? 0) + 1);
    });
  });

  it('refuses a tracking code that belongs to another posting', async () => {
    const posting = ledger.given({ to: 'user:19:available' });
    await post(test.db, posting);

    await expect(post(test.db, ledger.given({ trackingCode: posting.trackingCode }))).rejects.toMatchObject({
      constraint: 'transaction_tracking_code_key',
    });
  });

  it('survives opposite transfers in parallel without a deadlock', async () => {
    await post(test.db, ledger.given({ to: 'user:15:available', amountRial: 10_000 }));
    await post(test.db, ledger.given({ to: 'user:16:available', amountRial: 10_000 }));
    const move = (from: number, to: number) =>
      post(
        test.db,
        ledger.given({
          type: 'Adjustment',
          from: `user:${from}:available`,
          to: `user:${to}:available`,
          amountRial: 10,
        }),
      );

    await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? move(15, 16) : move(16, 15))));

    expect([
      await ledger.balanceOf('user:15:available'),
      await ledger.balanceOf('user:16:available'),
    ]).toEqual([10_000, 10_000]);
  });
});
