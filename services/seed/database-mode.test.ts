import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type DatabaseMode, readMode, requireMode, stampMode } from './database-mode.ts';

async function given(database: Promise<TestDatabase>): Promise<{ database: TestDatabase; client: Client }> {
  const opened = await database;
  const client = new Client({ connectionString: opened.url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await opened.drop();
  });
  return { database: opened, client };
}

const SEED = fileURLToPath(new URL('../../scripts/seed.ts', import.meta.url));

async function passwordOf(client: Client, role: string): Promise<string> {
  const { rows } = await client.query('select rolpassword as hash from pg_authid where rolname = $1', [role]);
  return rows[0].hash;
}

const OTHER: Record<DatabaseMode, DatabaseMode> = { demo: 'production', production: 'demo' };

describe('the mode of a database', () => {
  it('is none while the database has no tables, or no data', async () => {
    expect(await readMode((await given(createEmptyDatabase())).client)).toBeNull();
    expect(await readMode((await given(createTestDatabase())).client)).toBeNull();
  });

  it.each<DatabaseMode>(['demo', 'production'])('is %s once it was stamped so, permanently', async (mode) => {
    const { database, client } = await given(createTestDatabase());
    await stampMode(database.url, mode);

    expect((await readMode(client))?.mode).toBe(mode);
    await expect(requireMode(database.url, mode)).resolves.toBeUndefined();
    await expect(stampMode(database.url, OTHER[mode])).rejects.toThrow(/since its first start on \d{4}-/);
    await expect(requireMode(database.runningUrl, OTHER[mode])).rejects.toThrow(
      `Set BAZAAR_ENV=${mode}, or point DATABASE_URL (or BAZAAR_DATA) to another database.`,
    );
    expect((await readMode(client))?.mode).toBe(mode);
  });

  it('is stamped once by two instances that start together', async () => {
    const { database, client } = await given(createTestDatabase());
    const ended = await Promise.allSettled([
      stampMode(database.url, 'demo'),
      stampMode(database.url, 'production'),
    ]);

    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await client.query('select from kit.database_mode')).rowCount).toBe(1);
  });

  it('is shown by the data of a database from before modes were written', async () => {
    const { client } = await given(createTestDatabase());
    await client.query('drop table kit.database_mode');
    await client.query(
      `insert into auth.user (mobile, name, created_at) values ('+989000000000', 'A', now())`,
    );
    expect((await readMode(client))?.mode).toBe('production');

    await client.query(`insert into kit.seed_stamp (version, seed, seeded_at) values ('x', 1, now())`);
    expect((await readMode(client))?.mode).toBe('demo');
  });

  it('keeps the seed from a production database before it touches the role that runs the services', async () => {
    const { database, client } = await given(createTestDatabase());
    const role = `${new URL(database.url).pathname.slice(1)}_running`;
    await stampMode(database.url, 'production');
    await client.query(`create role ${role} login password 'of the operator'`);
    onTestFinished(async () => void (await client.query(`drop role ${role}`)));
    const known = await passwordOf(client, role);
    const { status, stderr } = spawnSync(process.execPath, [SEED], {
      env: { PATH: process.env.PATH, DATABASE_URL: database.url },
      encoding: 'utf8',
    });

    expect(status).toBe(1);
    expect(stderr).toMatch(/^BAZAAR_ENV asks for demo, but the database is a production one/);
    expect(await passwordOf(client, role)).toBe(known);
  });

  it('is read by the role that runs the services, and not changed by it', async () => {
    const { database } = await given(createTestDatabase());
    await stampMode(database.url, 'production');
    const running = new Client({ connectionString: database.runningUrl });
    await running.connect();
    onTestFinished(() => running.end());

    expect((await readMode(running))?.mode).toBe('production');
    for (const change of ["update kit.database_mode set mode = 'demo'", 'delete from kit.database_mode']) {
      await expect(running.query(change)).rejects.toThrow('permission denied');
    }
  });
});
