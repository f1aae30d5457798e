import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../embedded-postgres/start-postgres.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { DatabaseProblem } from './database-problem.ts';
import { withConnection } from './own-connection.ts';
import { withStartLock } from './start-lock.ts';

const temporary = await temporaryFolder();
let database: RunningPostgres;
let administrator: Client;

beforeAll(async () => {
  database = await startPostgres({ dataDir: path.join(temporary.folder, 'postgres'), durable: false });
  administrator = new Client({ connectionString: database.url });
  await administrator.connect();
}, 60_000);

afterAll(async () => {
  await administrator?.end();
  await database?.stop();
  await temporary[Symbol.asyncDispose]();
});

const LOST = /^The connection to the database was lost \(.+\)\. See that/;

/** Terminates every other connection to the database, or those that run a query of this form. */
async function cutOff(query = '%'): Promise<number | null> {
  const { rowCount } = await administrator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query like $1`,
    [query],
  );
  return rowCount;
}

async function expectLost(work: Promise<unknown>): Promise<void> {
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseProblem);
  expect(error).toHaveProperty('message', expect.stringMatching(LOST));
}

describe('withConnection', () => {
  it('returns what the work returns, and closes the connection', async () => {
    const response = await withConnection({ connectionString: database.url }, async (client) => {
      const { rows } = await client.query('select 7 as number');
      return rows;
    });

    expect(response).toEqual([{ number: 7 }]);
    expect(await cutOff()).toBe(0);
  });

  it('throws what the work throws', async () => {
    const work = withConnection({ connectionString: database.url }, (client) =>
      client.query('select * from nowhere'),
    );

    await expect(work).rejects.toMatchObject({ code: '42P01' });
  });

  it('reports a lost connection in one line when no query was running', async () => {
    const held = Promise.withResolvers<void>();
    // Watched from the beginning: it may fail before the query that cuts it off is answered.
    const lost = expectLost(
      withStartLock(database.url, () => {
        held.resolve();
        return new Promise(() => undefined);
      }),
    );
    await held.promise;

    expect(await cutOff()).toBe(1);
    await lost;
  });

  it('reports a lost connection in one line when a query was running', async () => {
    // Watched from the beginning, too.
    const lost = expectLost(
      withConnection({ connectionString: database.url }, (client) => client.query('select pg_sleep(60)')),
    );
    // The connection of another test may still be closing.
    await expect.poll(() => cutOff('select pg_sleep%'), { timeout: 10_000 }).toBe(1);

    await lost;
  });
});
