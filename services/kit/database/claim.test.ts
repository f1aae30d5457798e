import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from './database.ts';
import {
  claimNote,
  createNotesDatabase,
  insertLast,
  insertNote,
  type NotesDatabase,
} from './notes.fixture.ts';
import { ClaimLost } from './pooled-connection.ts';
import { executePrepared, settleClaim } from './prepared.ts';

let site: NotesDatabase;
let db: Database;
beforeAll(async () => {
  site = await createNotesDatabase();
  db = site.db;
});
beforeEach(() => site.clear());
afterAll(() => site?.[Symbol.asyncDispose]());

const insertForeignNote = () => sql`insert into public.note values (1, 'of another')`.execute(site.other);

describe.each(['before', 'after'])('a claim, %s its statements are prepared', () => {
  it('is kept with the statement behind it', async () => {
    await db.transaction().execute(async (transaction) => {
      await claimNote(transaction, 1);
      expect(await insertNote(transaction, 2)).toEqual([{ id: 2 }]);
    });

    expect(await site.notes()).toEqual([1, 2]);
  });

  it('is kept when nothing follows, or only the last statement', async () => {
    await db.transaction().execute((transaction) => claimNote(transaction, 1));
    await db.transaction().execute(async (transaction) => {
      await claimNote(transaction, 2);
      await insertLast(transaction, 3);
    });
    await db.transaction().execute(async (transaction) => {
      await claimNote(transaction, 4);
      await settleClaim(transaction);
      expect(await site.openTransactions()).toBe(1);
    });

    expect(await site.notes()).toEqual([1, 2, 3, 4]);
  });

  it('may stand between other statements', async () => {
    await db.transaction().execute(async (transaction) => {
      await insertNote(transaction, 1);
      await claimNote(transaction, 2);
      await insertNote(transaction, 3);
    });
    const lost = db.transaction().execute(async (transaction) => {
      await insertNote(transaction, 4);
      await claimNote(transaction, 2);
      await insertNote(transaction, 5);
    });
    await expect(lost).rejects.toThrow(ClaimLost);

    expect(await site.notes()).toEqual([1, 2, 3]);
    expect(await site.openTransactions()).toBe(0);
  });

  it('is checked each, when there are several', async () => {
    await insertForeignNote();
    const lost = db.transaction().execute(async (transaction) => {
      await claimNote(transaction, 1);
      await claimNote(transaction, 2);
      await insertNote(transaction, 3);
    });
    await expect(lost).rejects.toThrow(ClaimLost);

    expect(await site.notes()).toEqual([1]);
  });

  it.each([
    ['a statement', (transaction: Database) => insertNote(transaction, 2)],
    ['a statement that fails', (transaction: Database) => insertNote(transaction, 2, null)],
    ['an unprepared statement', (transaction: Database) => sql`select 1`.execute(transaction)],
    ['the last statement', (transaction: Database) => insertLast(transaction, 2)],
    ['a request to settle it', settleClaim],
    ['nothing', async () => undefined],
    [
      'a statement whose error is ignored',
      (transaction: Database) => insertNote(transaction, 2).catch(() => undefined),
    ],
  ])('that is taken rolls the transaction back, with %s behind it', async (_what, follow) => {
    await insertForeignNote();
    const lost = db.transaction().execute(async (transaction) => {
      await claimNote(transaction, 1);
      await follow(transaction);
      await insertLast(transaction, 3);
    });
    await expect(lost).rejects.toThrow(ClaimLost);

    expect(await site.notes()).toEqual([1]);
    expect(await site.openTransactions()).toBe(0);
    await db.transaction().execute((transaction) => insertNote(transaction, 4));
    expect(await site.notes()).toEqual([1, 4]);
  });

  it('that fails rolls the transaction back, even when its error is ignored', async () => {
    const failed = db.transaction().execute(async (transaction) => {
      await claimNote(transaction, 'not a number');
      await insertNote(transaction, 2).catch(() => undefined);
    });
    await expect(failed).rejects.toMatchObject({ code: '22P02' });

    expect(await site.notes()).toEqual([]);
    expect(await site.openTransactions()).toBe(0);
  });

  it('is not lost by another statement that writes no row', async () => {
    await insertForeignNote();
    await db.transaction().execute(async (transaction) => {
      await claimNote(transaction, 2);
      await executePrepared(
        transaction,
        sql`insert into public.note values (${1}, 'again') on conflict (id) do nothing`,
      );
    });

    expect(await site.notes()).toEqual([1, 2]);
  });

  it('waits for a concurrent duplicate until that transaction ends', async () => {
    const two = createDatabase(site.url, { connections: 2 });
    try {
      const take = () =>
        two.transaction().execute(async (transaction) => {
          await claimNote(transaction, 1);
          await sql`select pg_sleep(0.05)`.execute(transaction);
        });
      const results = await Promise.allSettled([take(), take(), take()]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
      expect(await site.notes()).toEqual([1]);
    } finally {
      await two.destroy();
    }
  });
});
