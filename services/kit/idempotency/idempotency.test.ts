import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { kitRetention } from '../retention/kit-retention.ts';
import { applyRetention } from '../retention/retention-job.ts';
import { hashRequest, once } from './idempotency.ts';

let testDatabase: TestDatabase;
let db: Database;
const NOW = new Date('2026-11-20T10:00:00.000Z');
const DAY_MS = 86_400_000;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = createDatabase(testDatabase.url, { connections: 8 });
  await sql`create table public.effect (id integer generated always as identity, title text)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await testDatabase.drop();
});

function claimOf(body: unknown, changes = {}) {
  return {
    userId: 1,
    route: 'POST /things',
    key: randomUUID(),
    requestHash: hashRequest(body),
    now: NOW,
    ...changes,
  };
}

async function write(transaction: Database) {
  const { rows } = await sql<{ id: number }>`
    insert into public.effect (title) values ('x') returning id`.execute(transaction);
  return { id: rows[0]?.id };
}

const countEffects = async () =>
  (await sql<{ size: number }>`select count(*)::int as size from public.effect`.execute(db)).rows[0]?.size;

describe('once', () => {
  it('has one effect and one response for fifty equal concurrent requests', async () => {
    const before = await countEffects();
    const claim = claimOf({ amountRial: 5 });

    const responses = await Promise.all(Array.from({ length: 50 }, () => once(db, claim, write)));

    expect(await countEffects()).toBe((before ?? 0) + 1);
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  });

  it('refuses the key for another request', async () => {
    const claim = claimOf({ amountRial: 5 });
    await once(db, claim, write);

    const other = once(db, { ...claim, requestHash: hashRequest({ amountRial: 6 }) }, write);

    await expect(other).rejects.toMatchObject({ parts: { status: 422, code: 'idempotency_mismatch' } });
  });

  it('separates keys by user and by endpoint', async () => {
    const claim = claimOf({});
    const responses = [
      await once(db, claim, write),
      await once(db, { ...claim, userId: 2 }, write),
      await once(db, { ...claim, route: 'POST /others' }, write),
    ];

    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(3);
  });

  it('stores no key and no effect of a request that failed', async () => {
    const before = await countEffects();
    const claim = claimOf({});
    const failing = once(db, claim, async (transaction) => {
      await write(transaction);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');

    expect(await countEffects()).toBe(before);
    await expect(once(db, claim, write)).resolves.toHaveProperty('id');
  });

  it('deletes a key when its lifetime is over', async () => {
    const claim = claimOf({});
    const first = await once(db, claim, write);

    const afterDay = (milliseconds: number) => new Date(NOW.getTime() + DAY_MS + milliseconds);
    await applyRetention(db, kitRetention, { now: afterDay(0) });
    expect(await once(db, claim, write)).toEqual(first);
    await applyRetention(db, kitRetention, { now: afterDay(1) });
    expect(await once(db, claim, write)).not.toEqual(first);
  });
});

describe('hashRequest', () => {
  it('is the same for any order of keys, and differs with any value', () => {
    expect(hashRequest({ a: 1, b: { c: [1, 2], d: null } })).toBe(
      hashRequest({ b: { d: null, c: [1, 2] }, a: 1 }),
    );
    expect(hashRequest({ a: [1, 2] })).not.toBe(hashRequest({ a: [2, 1] }));
    expect(hashRequest(undefined)).not.toBe(hashRequest(null));
  });
});
