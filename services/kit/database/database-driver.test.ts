import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { ClaimLost } from './database-driver.ts';
import { executePrepared, runClaim, runLast, settleClaim, statement } from './prepared.ts';

let database: TestDatabase;
let db: Database;
/** Sees what is committed. */
let other: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  // One connection: what a transaction leaves on it meets the next.
  db = createDatabase(database.url, { connections: 1 });
  other = createDatabase(database.url, { connections: 1 });
  await sql`create table public.note (id int primary key, text text not null)`.execute(db);
  await sql`alter table public.note add constraint late unique (text) deferrable initially deferred`.execute(
    db,
  );
});
beforeEach(() => sql`truncate public.note`.execute(db));
afterAll(async () => {
  await other?.destroy();
  await db?.destroy();
  await database?.drop();
});

const first = (transaction: Database, id: number, text: string | null = `${id}`) =>
  executePrepared<{ id: number }>(
    transaction,
    sql`insert into public.note values (${id}, ${text}) returning id`,
  );
const last = (transaction: Database, id: number, text: string | null = `${id}`) =>
  runLast(transaction, statement`insert into public.note (id, text) values (${id}, ${text})`);
const claim = (transaction: Database, id: number) =>
  runClaim(
    transaction,
    statement`insert into public.note (id, text) values (${id}, 'claim' || ${id}::int) on conflict (id) do nothing`,
  );

const notes = async () =>
  (await sql<{ id: number }>`select id from public.note order by id`.execute(other)).rows.map(({ id }) => id);
/** Transactions that are open on the one connection. */
async function openTransactions() {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(other);
  return rows[0]?.open;
}

/** Has the connection prepare both statements, so that from then on they go with their begin and commit. */
async function prepare() {
  for (const id of [901, 902]) {
    await db.transaction().execute(async (transaction) => {
      await claim(transaction, id + 20);
      await first(transaction, id);
      await last(transaction, id + 10);
    });
  }
  await sql`truncate public.note`.execute(db);
}

// Once before the statements are prepared, once after.
describe.each([1, 2])('a transaction, for the %d. time', () => {
  it('holds its first and its last statement', async () => {
    const response = await db.transaction().execute(async (transaction) => {
      const rows = await first(transaction, 1);
      expect(await notes()).toEqual([]);
      await last(transaction, 2);
      return rows;
    });

    expect(response).toEqual([{ id: 1 }]);
    expect(await notes()).toEqual([1, 2]);
    expect(await openTransactions()).toBe(0);
  });

  it('is taken back with all of them', async () => {
    const undone = db.transaction().execute(async (transaction) => {
      await first(transaction, 1);
      await last(transaction, 2);
      throw new Error('refused');
    });
    await expect(undone).rejects.toThrow('refused');

    expect(await notes()).toEqual([]);
    expect(await openTransactions()).toBe(0);
  });

  it('is taken back when its first statement fails', async () => {
    const undone = db.transaction().execute((transaction) => first(transaction, 1, null));
    await expect(undone).rejects.toMatchObject({ code: '23502', column: 'text' });

    expect(await openTransactions()).toBe(0);
    expect(await first(db, 2)).toEqual([{ id: 2 }]);
    expect(await notes()).toEqual([2]);
  });

  it('is taken back when its last statement fails', async () => {
    const undone = db.transaction().execute(async (transaction) => {
      await first(transaction, 1);
      await last(transaction, 2, null);
    });
    await expect(undone).rejects.toMatchObject({ code: '23502', column: 'text' });

    expect(await notes()).toEqual([]);
    expect(await openTransactions()).toBe(0);
    expect(await first(db, 3)).toEqual([{ id: 3 }]);
  });

  it('is taken back when the commit is refused', async () => {
    const undone = db.transaction().execute(async (transaction) => {
      await first(transaction, 1, 'same');
      await last(transaction, 2, 'same');
    });
    await expect(undone).rejects.toMatchObject({ code: '23505', constraint: 'late' });

    expect(await notes()).toEqual([]);
    expect(await openTransactions()).toBe(0);
  });

  it('does not commit what failed and was not heard of', async () => {
    const undone = db.transaction().execute(async (transaction) => {
      await first(transaction, 1);
      await first(transaction, 1).catch(() => undefined);
    });
    await expect(undone).rejects.toThrow();

    expect(await notes()).toEqual([]);
    expect(await openTransactions()).toBe(0);
  });

  it('keeps the order when something follows what was said to be last', async () => {
    const seen = await db.transaction().execute(async (transaction) => {
      await first(transaction, 1);
      await last(transaction, 2);
      const { rows } = await sql<{ id: number }>`select id from public.note order by id`.execute(transaction);
      await last(transaction, 3);
      await last(transaction, 4);
      return rows.map(({ id }) => id);
    });

    expect(seen).toEqual([1, 2]);
    expect(await notes()).toEqual([1, 2, 3, 4]);
  });

  it('may be without a statement, or with the last one alone', async () => {
    await db.transaction().execute(async () => undefined);
    await expect(
      db.transaction().execute(async () => {
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    await db.transaction().execute((transaction) => last(transaction, 1));

    expect(await notes()).toEqual([1]);
    expect(await openTransactions()).toBe(0);
  });

  it('holds what it claims, with the statement behind it', async () => {
    await db.transaction().execute(async (transaction) => {
      await claim(transaction, 1);
      expect(await first(transaction, 2)).toEqual([{ id: 2 }]);
    });

    expect(await notes()).toEqual([1, 2]);
  });

  it('holds what it claims when nothing follows, or the last statement alone', async () => {
    await db.transaction().execute((transaction) => claim(transaction, 1));
    await db.transaction().execute(async (transaction) => {
      await claim(transaction, 2);
      await last(transaction, 3);
    });
    await db.transaction().execute(async (transaction) => {
      await claim(transaction, 4);
      await settleClaim(transaction);
      expect(await openTransactions()).toBe(1);
    });

    expect(await notes()).toEqual([1, 2, 3, 4]);
  });

  it('claims in the midst of others as well', async () => {
    await db.transaction().execute(async (transaction) => {
      await first(transaction, 1);
      await claim(transaction, 2);
      await first(transaction, 3);
    });
    const lost = db.transaction().execute(async (transaction) => {
      await first(transaction, 4);
      await claim(transaction, 2);
      await first(transaction, 5);
    });
    await expect(lost).rejects.toThrow(ClaimLost);

    expect(await notes()).toEqual([1, 2, 3]);
    expect(await openTransactions()).toBe(0);
  });

  it.each([
    ['a statement', (transaction: Database) => first(transaction, 2)],
    ['a statement that fails', (transaction: Database) => first(transaction, 2, null)],
    ['a statement of another kind', (transaction: Database) => sql`select 1`.execute(transaction)],
    ['the last statement', (transaction: Database) => last(transaction, 2)],
    ['a settling', settleClaim],
    ['nothing', async () => undefined],
    [
      'a statement whose failure is not heard',
      (transaction: Database) => first(transaction, 2).catch(() => undefined),
    ],
  ])('is taken back when its claim is taken, with %s behind it', async (_what, follow) => {
    await sql`insert into public.note values (1, 'of another')`.execute(other);
    const lost = db.transaction().execute(async (transaction) => {
      await claim(transaction, 1);
      await follow(transaction);
      await last(transaction, 3);
    });
    await expect(lost).rejects.toThrow(ClaimLost);

    expect(await notes()).toEqual([1]);
    expect(await openTransactions()).toBe(0);
    await db.transaction().execute((transaction) => first(transaction, 4));
    expect(await notes()).toEqual([1, 4]);
  });

  it('does not take a statement that writes nothing for a lost claim', async () => {
    await sql`insert into public.note values (1, 'of another')`.execute(other);
    await db.transaction().execute(async (transaction) => {
      await claim(transaction, 2);
      await executePrepared(
        transaction,
        sql`insert into public.note values (${1}, 'again') on conflict (id) do nothing`,
      );
    });

    expect(await notes()).toEqual([1, 2]);
  });

  it('waits for the other that claims the same', async () => {
    const two = createDatabase(database.url, { connections: 2 });
    try {
      const take = () =>
        two.transaction().execute(async (transaction) => {
          await claim(transaction, 1);
          await sql`select pg_sleep(0.05)`.execute(transaction);
        });
      const results = await Promise.allSettled([take(), take(), take()]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
      expect(await notes()).toEqual([1]);
    } finally {
      await two.destroy();
    }
  });

  it('has the level that it was asked to have', async () => {
    const level = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) =>
        executePrepared(transaction, sql`select current_setting('transaction_isolation') as level`),
      );

    expect(level).toEqual([{ level: 'repeatable read' }]);
    await prepare();
  });
});

it('begins and commits in journeys of their first and last statement', async () => {
  await prepare();
  const sent: string[] = [];
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const state = async () => {
    const found = await sql<{ query: string }>`
      select query from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(other);
    sent.push(found.rows[0]?.query.split(' ')[0] ?? '');
  };
  await db.transaction().execute(async (transaction) => {
    await claim(transaction, 3);
    await state();
    await first(transaction, 1);
    await state();
    await last(transaction, 2);
    await state();
  });
  await state();

  expect(sent).toEqual(['select', 'insert', 'insert', 'commit']);
  expect(await notes()).toEqual([1, 2, 3]);
});

it('fails with its connection, and the next one has another', async () => {
  await prepare();
  const cut = () =>
    sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
  const lost = db.transaction().execute(async (transaction) => {
    await first(transaction, 1);
    await cut();
    await last(transaction, 2);
  });
  await expect(lost).rejects.toThrow();

  expect(await notes()).toEqual([]);
  await db.transaction().execute((transaction) => first(transaction, 3));
  expect(await notes()).toEqual([3]);
});
