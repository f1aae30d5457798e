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

/** Ends every other connection to the database. */
async function cutOff(): Promise<number | null> {
  const { rowCount } = await administrator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rowCount;
}

async function expectLost(work: Promise<unknown>): Promise<void> {
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseProblem);
  expect(error).toHaveProperty('message', expect.stringMatching(LOST));
}

describe('a connection of its own', () => {
  it('gives what the work gives, and ends', async () => {
    const response = await withConnection({ connectionString: database.url }, async (client) => {
      const { rows } = await client.query('select 7 as number');
      return rows;
    });

    expect(response).toEqual([{ number: 7 }]);
    expect(await cutOff()).toBe(0);
  });

  it('fails with what the work fails with', async () => {
    const work = withConnection({ connectionString: database.url }, (client) =>
      client.query('select * from nowhere'),
    );

    await expect(work).rejects.toMatchObject({ code: '42P01' });
  });

  it('says in one line that it was lost, when nothing was asked of it', async () => {
    const held = Promise.withResolvers<void>();
    const lost = withStartLock(database.url, () => {
      held.resolve();
      return new Promise(() => undefined);
    });
    await held.promise;

    expect(await cutOff()).toBe(1);
    await expectLost(lost);
  });

  it('says in one line that it was lost, in the midst of a query', async () => {
    const lost = withConnection({ connectionString: database.url }, (client) =>
      client.query('select pg_sleep(60)'),
    );
    await expect.poll(cutOff).toBe(1);

    await expectLost(lost);
  });
});
