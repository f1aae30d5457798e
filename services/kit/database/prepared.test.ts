import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { executePrepared, runPrepared, statement } from './prepared.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  // With one connection, every query finds what an earlier one prepared.
  db = createDatabase(database.url, { connections: 1 });
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

it('executePrepared prepares a text once and runs it again with other values', async () => {
  const twice = (value: number) =>
    executePrepared<{ twice: number }>(db, sql`select ${value}::int * 2 as twice`);
  expect(await twice(4)).toEqual([{ twice: 8 }]);
  expect(await twice(5)).toEqual([{ twice: 10 }]);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements where statement like '%as twice'`.execute(db);
  expect(rows[0]?.count).toBe(1);
});

it('statement builds a text with numbered parameters', async () => {
  const sum = (one: number, other: number) => statement`select ${one}::int + ${other}::int as sum`;
  expect(sum(1, 2)).toEqual({ text: 'select $1::int + $2::int as sum', values: [1, 2] });
  expect(statement`select 1 as one`).toEqual({ text: 'select 1 as one', values: [] });
  expect(await runPrepared(db, sum(1, 2))).toEqual([{ sum: 3 }]);
  expect(await runPrepared(db, sum(3, 4))).toEqual([{ sum: 7 }]);
});

it('runPrepared parses values as an unprepared query does', async () => {
  const [row] = await runPrepared(db, {
    text: 'select 9007199254740991::bigint as large, $1::date as day, $2::timestamptz as at',
    values: ['2026-11-20', '2026-11-20T10:00:00.5Z'],
  });
  expect(row).toEqual({ large: Number.MAX_SAFE_INTEGER, day: '2026-11-20', at: '2026-11-20T10:00:00.500Z' });
});

it('a prepared statement runs inside a transaction and is rolled back with it', async () => {
  await sql`create table public.note (text text)`.execute(db);
  const write = db.transaction().execute(async (transaction) => {
    await executePrepared(transaction, sql`insert into public.note values (${'x'})`);
    expect(await executePrepared(transaction, sql`select text from public.note`)).toEqual([{ text: 'x' }]);
    throw new Error('refused');
  });
  await expect(write).rejects.toThrow('refused');
  expect(await executePrepared(db, sql`select text from public.note`)).toEqual([]);
});

it('a statement is prepared once for all transactions of a connection', async () => {
  const thrice = (value: number) =>
    db
      .transaction()
      .execute((transaction) =>
        executePrepared<{ thrice: number }>(transaction, sql`select ${value}::int * 3 as thrice`),
      );
  expect(await thrice(4)).toEqual([{ thrice: 12 }]);
  expect(await thrice(5)).toEqual([{ thrice: 15 }]);
  const { rows } = await sql<{ calls: number }>`
    select (generic_plans + custom_plans)::int as calls from pg_prepared_statements
    where statement like '%as thrice'`.execute(db);
  expect(rows).toEqual([{ calls: 2 }]);
});

it('runPrepared runs texts unprepared when there are too many of them', async () => {
  for (let place = 0; place < 230; place += 1) {
    const rows = await runPrepared(db, {
      text: `select ${place} as place, $1::int as value`,
      values: [place],
    });
    expect(rows).toEqual([{ place, value: place }]);
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements`.execute(db);
  expect(rows[0]?.count).toBeLessThanOrEqual(200);
});
