import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../../embedded-postgres/free-ports.ts';
import { type RunningPostgres, startPostgres } from '../../embedded-postgres/start-postgres.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { databaseFromEnvironment, placeOf } from './database-from-environment.ts';

const temporary = await temporaryFolder();
let postgres: RunningPostgres;

beforeAll(async () => {
  postgres = await startPostgres({ dataDir: path.join(temporary.folder, 'postgres'), durable: false });
}, 60_000);

afterAll(async () => {
  await postgres?.stop();
  await temporary[Symbol.asyncDispose]();
});

describe('databaseFromEnvironment', () => {
  it.each([undefined, ''])(
    'leaves the choice to the embedded database when DATABASE_URL is %o',
    async (value) => {
      expect(await databaseFromEnvironment({ DATABASE_URL: value })).toBeUndefined();
    },
  );

  it('returns an address that works', async () => {
    expect(await databaseFromEnvironment({ DATABASE_URL: postgres.url })).toBe(postgres.url);
  });

  it.each(['localhost:5432/bazaar', 'mysql://localhost/bazaar', 'postgres'])('refuses %s', async (value) => {
    await expect(databaseFromEnvironment({ DATABASE_URL: value })).rejects.toThrow(
      /^DATABASE_URL is not the address of a PostgreSQL database\. Write it as [^\n]+$/,
    );
  });

  it('reports that nothing listens there', async () => {
    const [port] = await freePorts(1);

    await expect(
      databaseFromEnvironment({ DATABASE_URL: `postgresql://127.0.0.1:${port}/bazaar` }),
    ).rejects.toThrow(
      `(127.0.0.1:${port}/bazaar) cannot be used: nothing listens there. Correct DATABASE_URL`,
    );
  });

  it('reports a wrong password without showing it', async () => {
    const url = new URL(postgres.url);
    url.password = 'secret-word';

    const response = databaseFromEnvironment({ DATABASE_URL: url.href });
    await expect(response).rejects.toThrow('it refuses the user name or the password');
    await expect(response).rejects.not.toThrow('secret-word');
  });

  it('reports that the database does not exist', async () => {
    const url = new URL(postgres.url);
    url.pathname = '/elsewhere';

    await expect(databaseFromEnvironment({ DATABASE_URL: url.href })).rejects.toThrow(
      'it has no database of that name',
    );
  });
});

describe('placeOf', () => {
  it('shows host, port and database, never the user', () => {
    expect(placeOf('postgres://reza:geheim@db.example:6000/bazaar')).toBe('db.example:6000/bazaar');
    expect(placeOf('postgresql:///bazaar?host=/run/postgresql')).toBe('/run/postgresql:5432/bazaar');
  });
});
