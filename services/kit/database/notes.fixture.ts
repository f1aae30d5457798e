import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { executePrepared, runClaim, runLast, statement } from './prepared.ts';

/** A database with a table of notes, for tests of transactions over one connection. */
export interface NotesDatabase extends AsyncDisposable {
  readonly url: string;
  /** Has one connection: what a transaction leaves on it meets the next. */
  readonly db: Database;
  /** Has another connection, which sees what is committed. */
  readonly other: Database;
  /** Ids of the committed notes. */
  notes(): Promise<number[]>;
  /** Number of connections with a transaction that was begun and not ended. */
  openTransactions(): Promise<number>;
  clear(): Promise<void>;
}

/** Makes the database; two notes with the same text are refused at the commit. */
export async function createNotesDatabase(): Promise<NotesDatabase> {
  const { url, drop } = await createTestDatabase();
  const db = createDatabase(url, { connections: 1 });
  const other = createDatabase(url, { connections: 1 });
  await sql`create table public.note (id int primary key, text text not null)`.execute(other);
  await sql`alter table public.note add constraint late unique (text) deferrable initially deferred`.execute(
    other,
  );
  return {
    url,
    db,
    other,
    notes: async () => {
      const { rows } = await sql<{ id: number }>`select id from public.note order by id`.execute(other);
      return rows.map(({ id }) => id);
    },
    openTransactions: async () => {
      const { rows } = await sql<{ open: number }>`
        select count(*)::int as open from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`.execute(other);
      return rows[0]?.open ?? 0;
    },
    clear: async () => {
      await sql`truncate public.note`.execute(other);
    },
    async [Symbol.asyncDispose]() {
      await other.destroy();
      await db.destroy();
      await drop();
    },
  };
}

/** A prepared statement without a role; a note without text is refused. */
export function insertNote(db: Database, id: number, text: string | null = `${id}`) {
  return executePrepared<{ id: number }>(
    db,
    sql`insert into public.note values (${id}, ${text}) returning id`,
  );
}

/** The last statement of a transaction. */
export function insertLast(transaction: Database, id: number, text: unknown = `${id}`): Promise<void> {
  return runLast(transaction, statement`insert into public.note (id, text) values (${id}, ${text})`);
}

/** Claims an id: the transaction fails when it is taken. */
export function claimNote(transaction: Database, id: unknown): Promise<void> {
  return runClaim(
    transaction,
    statement`insert into public.note (id, text) values (${id}, 'claim' || ${id}::int) on conflict (id) do nothing`,
  );
}
