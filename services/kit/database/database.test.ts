import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase, type Database } from './database.ts';

let testDatabase: TestDatabase;
let db: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = createDatabase(testDatabase.url, { connections: 2 });
});
afterAll(async () => {
  await db.destroy();
  await testDatabase.drop();
});

it('a database returns bigint as number, date as text and timestamptz as ISO text in UTC', async () => {
  const { rows } = await sql`
    select 9007199254740991::bigint as big, date '2026-11-20' as day, null::bigint as nothing,
      timestamptz '2026-11-20 13:30:00.250+03:30' as instant`.execute(db);

  expect(rows).toEqual([
    { big: 9_007_199_254_740_991, day: '2026-11-20', nothing: null, instant: '2026-11-20T10:00:00.250Z' },
  ]);
});

it('a database refuses a bigint beyond the safe integers, and an infinite instant', async () => {
  await expect(sql`select 9007199254740992::bigint as big`.execute(db)).rejects.toThrow(RangeError);
  await expect(sql`select 'infinity'::timestamptz as instant`.execute(db)).rejects.toThrow(RangeError);
});

it('a database ends a query after ten seconds', async () => {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);

  expect(rows[0]?.statement_timeout).toBe('10s');
});
