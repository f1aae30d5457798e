import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createNotesDatabase, insertLast, insertNote, type NotesDatabase } from './notes.fixture.ts';
import { executePrepared } from './prepared.ts';

let site: NotesDatabase;
let db: Database;
beforeAll(async () => {
  site = await createNotesDatabase();
  db = site.db;
});
beforeEach(() => site.clear());
afterAll(() => site?.[Symbol.asyncDispose]());

describe.each(['before', 'after'])('a transaction, %s its statements are prepared', () => {
  it('commits its first and its last statement together', async () => {
    const result = await db.transaction().execute(async (transaction) => {
      const rows = await insertNote(transaction, 1);
      expect(await site.notes()).toEqual([]);
      await insertLast(transaction, 2);
      return rows;
    });

    expect(result).toEqual([{ id: 1 }]);
    expect(await site.notes()).toEqual([1, 2]);
    expect(await site.openTransactions()).toBe(0);
  });

  it('rolls back all statements when its callback throws', async () => {
    const failed = db.transaction().execute(async (transaction) => {
      await insertNote(transaction, 1);
      await insertLast(transaction, 2);
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');

    expect(await site.notes()).toEqual([]);
    expect(await site.openTransactions()).toBe(0);
  });

  it('rolls back when its first statement fails', async () => {
    const failed = db.transaction().execute((transaction) => insertNote(transaction, 1, null));
    await expect(failed).rejects.toMatchObject({ code: '23502', column: 'text' });

    expect(await site.openTransactions()).toBe(0);
    expect(await insertNote(db, 2)).toEqual([{ id: 2 }]);
    expect(await site.notes()).toEqual([2]);
  });

  it('rolls back when its last statement fails, and throws the error of that statement', async () => {
    const failed = db.transaction().execute(async (transaction) => {
      await insertNote(transaction, 1);
      await insertLast(transaction, 2, null);
    });
    await expect(failed).rejects.toMatchObject({ code: '23502', column: 'text' });

    expect(await site.notes()).toEqual([]);
    expect(await site.openTransactions()).toBe(0);
    expect(await insertNote(db, 3)).toEqual([{ id: 3 }]);
  });

  it('rolls back when its only statement is the last one and fails', async () => {
    const failed = db.transaction().execute((transaction) => insertLast(transaction, 1, null));
    await expect(failed).rejects.toMatchObject({ code: '23502' });

    expect(await site.openTransactions()).toBe(0);
    expect(await insertNote(db, 1)).toEqual([{ id: 1 }]);
  });

  it('rolls back when the server refuses the commit', async () => {
    const failed = db.transaction().execute(async (transaction) => {
      await insertNote(transaction, 1, 'same');
      await insertLast(transaction, 2, 'same');
    });
    await expect(failed).rejects.toMatchObject({ code: '23505', constraint: 'late' });

    expect(await site.notes()).toEqual([]);
    expect(await site.openTransactions()).toBe(0);
  });

  it('does not commit when its callback ignores the error of a statement', async () => {
    const failed = db.transaction().execute(async (transaction) => {
      await insertNote(transaction, 1);
      await insertNote(transaction, 1).catch(() => undefined);
    });
    await expect(failed).rejects.toThrow();

    expect(await site.notes()).toEqual([]);
    expect(await site.openTransactions()).toBe(0);
  });

  it('keeps the order of statements that follow a last one', async () => {
    const seen = await db.transaction().execute(async (transaction) => {
      await insertNote(transaction, 1);
      await insertLast(transaction, 2);
      const { rows } = await sql<{ id: number }>`select id from public.note order by id`.execute(transaction);
      await insertLast(transaction, 3);
      await insertLast(transaction, 4);
      return rows.map(({ id }) => id);
    });

    expect(seen).toEqual([1, 2]);
    expect(await site.notes()).toEqual([1, 2, 3, 4]);
  });

  it('does not commit when its callback ignores the error of a last statement that others follow', async () => {
    const failed = db.transaction().execute(async (transaction) => {
      await insertNote(transaction, 1);
      await insertLast(transaction, 2, null);
      await insertNote(transaction, 3).catch(() => undefined);
    });
    await expect(failed).rejects.toMatchObject({ code: '23502' });

    expect(await site.notes()).toEqual([]);
    expect(await site.openTransactions()).toBe(0);
  });

  it('may have no statement, or the last one alone', async () => {
    await db.transaction().execute(async () => undefined);
    const failed = db.transaction().execute(async () => {
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    await db.transaction().execute((transaction) => insertLast(transaction, 1));

    expect(await site.notes()).toEqual([1]);
    expect(await site.openTransactions()).toBe(0);
  });

  it('runs at the isolation level that its caller sets', async () => {
    const level = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) =>
        executePrepared(transaction, sql`select current_setting('transaction_isolation') as level`),
      );

    expect(level).toEqual([{ level: 'repeatable read' }]);
  });
});

it('refuses an isolation level that PostgreSQL does not have, and runs nothing', async () => {
  const refused = db
    .transaction()
    .setIsolationLevel('snapshot')
    .execute((transaction) => insertNote(transaction, 1));
  await expect(refused).rejects.toThrow('PostgreSQL has no isolation level "snapshot".');

  expect(await site.notes()).toEqual([]);
});

it('sends a last statement at once where no transaction is open', async () => {
  await db.connection().execute((connection) => insertLast(connection, 1));

  expect(await site.notes()).toEqual([1]);
});
