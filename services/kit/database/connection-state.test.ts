import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createDatabase, type Database } from './database.ts';
import { openDelayingProxy } from './delaying-proxy.fixture.ts';
import {
  claimNote,
  createNotesDatabase,
  insertLast,
  insertNote,
  type NotesDatabase,
} from './notes.fixture.ts';
import { ClaimLost } from './pooled-connection.ts';
import { UnsendableStatement } from './send-together.ts';

let site: NotesDatabase;
let db: Database;
beforeAll(async () => {
  site = await createNotesDatabase();
  db = site.db;
});
beforeEach(() => site.clear());
afterAll(() => site?.[Symbol.asyncDispose]());

async function processOf(database: Database): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database);
  return rows[0]?.pid;
}

const terminate = (pid: number | undefined) => sql`select pg_terminate_backend(${pid})`.execute(site.other);

/** One transaction with a claim, a statement and a last statement. */
const writeThree = (database: Database, lastText?: unknown) =>
  database.transaction().execute(async (transaction) => {
    await claimNote(transaction, 1);
    await insertNote(transaction, 2);
    await insertLast(transaction, 3, lastText);
  });

/** The same server at a distance. */
async function openDistantDatabase() {
  const proxy = await openDelayingProxy(site.url);
  const distant = createDatabase(proxy.url, { connections: 1 });
  onTestFinished(async () => {
    await distant.destroy();
    await proxy[Symbol.asyncDispose]();
  });
  await sql`select 1`.execute(distant);
  proxy.takeRoundTrips();
  return { distant, proxy };
}

describe('a transaction that fails while its first statement is on its way', () => {
  const failed = new Error('given up');

  it.each([
    [
      'a statement that is not awaited',
      (transaction: Database) => {
        void insertNote(transaction, 1).catch(() => undefined);
        throw failed;
      },
    ],
    [
      'statements side by side',
      (transaction: Database) => Promise.all([insertNote(transaction, 1), Promise.reject(failed)]),
    ],
  ])('is rolled back, and the next user of its connection writes: %s', async (_case, work) => {
    const { distant } = await openDistantDatabase();

    await expect(
      distant.transaction().execute(async (transaction) => {
        await work(transaction);
      }),
    ).rejects.toBe(failed);
    await insertNote(distant, 2);

    expect(await site.notes()).toEqual([2]);
  });
});

describe('round trips', () => {
  it('are two for a transaction with a claim, a statement and a last statement', async () => {
    const { distant, proxy } = await openDistantDatabase();
    await writeThree(distant);
    expect(proxy.takeRoundTrips()).toBe(2);

    await site.clear();
    await writeThree(distant);
    expect(proxy.takeRoundTrips()).toBe(2);
    expect(await site.notes()).toEqual([1, 2, 3]);
  });

  it('are one for a transaction with a last statement alone, and none for an empty one', async () => {
    const { distant, proxy } = await openDistantDatabase();
    await distant.transaction().execute((transaction) => insertLast(transaction, 1));
    expect(proxy.takeRoundTrips()).toBe(1);

    await distant.transaction().execute(async () => undefined);
    expect(proxy.takeRoundTrips()).toBe(0);
  });
});

describe('the next user of a connection', () => {
  it.each([
    ['a callback that throws', () => Promise.reject(new Error('refused'))],
    ['a statement that fails', (transaction: Database) => insertNote(transaction, 2, null)],
    ['a last statement that fails', (transaction: Database) => insertLast(transaction, 2, null)],
    ['a lost claim', (transaction: Database) => claimNote(transaction, 1)],
  ])('finds no transaction, role or setting behind %s', async (_what, fail) => {
    await insertNote(db, 1, 'of another');
    const pid = await processOf(db);
    const failed = db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 77`.execute(transaction);
      await insertNote(transaction, 5);
      await fail(transaction);
    });
    await expect(failed).rejects.toThrow();

    const { rows } = await sql`select current_setting('statement_timeout') as timeout`.execute(db);
    expect(rows).toEqual([{ timeout: '10s' }]);
    expect(await processOf(db)).toBe(pid);
    await insertNote(db, 6);
    expect(await site.notes()).toEqual([1, 6]);
  });

  it('gets another connection when a transaction was begun on it by hand and not ended', async () => {
    const pid = await db.connection().execute(async (connection) => {
      await sql`begin`.execute(connection);
      await insertNote(connection, 1);
      return processOf(connection);
    });

    expect(await processOf(db)).not.toBe(pid);
    expect(await site.notes()).toEqual([]);
  });
});

describe('a lost connection', () => {
  it('fails the transaction between its statements, and the next one has another connection', async () => {
    const pid = await processOf(db);
    const lost = db.transaction().execute(async (transaction) => {
      await insertNote(transaction, 1);
      await terminate(pid);
      await insertLast(transaction, 2);
    });
    await expect(lost).rejects.toThrow();

    expect(await site.notes()).toEqual([]);
    await db.transaction().execute((transaction) => insertNote(transaction, 3));
    expect(await site.notes()).toEqual([3]);
  });

  it('fails a transaction whose first statements are on their way', async () => {
    const pid = await processOf(db);
    await site.other.transaction().execute(async (transaction) => {
      await insertNote(transaction, 1);
      const lost = writeThree(db);
      lost.catch(() => undefined);
      await expect
        .poll(async () => {
          const { rows } = await sql<{ count: number }>`
            select count(*)::int as count from pg_locks where pid = ${pid} and not granted`.execute(
            transaction,
          );
          return rows[0]?.count;
        })
        .toBe(1);
      await sql`select pg_terminate_backend(${pid})`.execute(transaction);
      await expect(lost).rejects.toMatchObject({ code: '57P01' });
    });

    expect(await site.notes()).toEqual([1]);
    expect(await insertNote(db, 4)).toEqual([{ id: 4 }]);
  });

  it('fails a transaction whose last statement and commit are on their way, all or nothing', async () => {
    const { distant, proxy } = await openDistantDatabase();
    const lost = distant.transaction().execute(async (transaction) => {
      await insertNote(transaction, 1);
      await insertLast(transaction, 2);
      // The proxy holds what the commit sends for longer than this.
      setTimeout(() => proxy.cut(), 3);
    });
    await expect(lost).rejects.toThrow(/terminated|ECONNRESET|EPIPE/);

    await expect.poll(() => site.openTransactions()).toBe(0);
    expect(await site.notes()).toEqual([]);
    expect(await insertNote(distant, 3)).toEqual([{ id: 3 }]);
  });
});

describe('a statement whose values cannot be encoded', () => {
  const unsendable = {
    toPostgres: () => {
      throw new TypeError('refused');
    },
  };

  it('is not skipped by the commit: the transaction is rolled back', async () => {
    await expect(writeThree(db, unsendable)).rejects.toThrow(UnsendableStatement);

    expect(await site.notes()).toEqual([]);
    await writeThree(db);
    expect(await site.notes()).toEqual([1, 2, 3]);
  });

  it('fails the transaction as a claim, even when its error is ignored', async () => {
    const failed = db.transaction().execute(async (transaction) => {
      await claimNote(transaction, unsendable);
      await insertNote(transaction, 2).catch(() => undefined);
    });
    await expect(failed).rejects.toThrow(UnsendableStatement);

    expect(await site.notes()).toEqual([]);
  });

  it('leaves a claim that was sent with it to be checked', async () => {
    await insertNote(db, 1, 'of another');
    const lost = db.transaction().execute(async (transaction) => {
      await claimNote(transaction, 1);
      await insertNote(transaction, 2, unsendable as unknown as string).catch(() => undefined);
    });
    await expect(lost).rejects.toThrow(ClaimLost);

    expect(await site.notes()).toEqual([1]);
  });
});

describe('a connection to a server that has become a standby', () => {
  // A standby refuses writes in the same way and with the same code.
  beforeEach(() => sql`set default_transaction_read_only = on`.execute(db));

  it.each([
    ['a transaction', () => writeThree(db)],
    ['a prepared statement', () => insertNote(db, 1)],
    ['a statement of Kysely', () => sql`insert into public.note values (1, 'one')`.execute(db)],
  ])(
    'is closed when it refuses to write, so that the next one finds the primary: %s',
    async (_case, write) => {
      await expect(write()).rejects.toMatchObject({ code: '25006' });

      await write();
      expect(await site.notes()).toContain(1);
    },
  );
});
