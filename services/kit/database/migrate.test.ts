import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../embedded-postgres/start-postgres.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { migrate } from './migrate.ts';

const temporary = await temporaryFolder();
let postgres: RunningPostgres;
let client: Client;
let round = 0;
let servicesFolder = '';

beforeAll(async () => {
  postgres = await startPostgres({ dataDir: path.join(temporary.folder, 'postgres'), durable: false });
  client = new Client({ connectionString: postgres.url });
  await client.connect();
}, 60_000);

afterAll(async () => {
  await client?.end();
  await postgres?.stop();
  await temporary[Symbol.asyncDispose]();
});

beforeEach(async () => {
  round += 1;
  servicesFolder = path.join(temporary.folder, `services-${round}`);
  await client.query('drop schema if exists kit, product, wallet cascade');
  await givenFile(
    'kit/migrations/0001_double.sql',
    'create function double(n int) returns int return n * 2;',
  );
  await givenFile('product/migrations/0001_item.sql', 'create table item (id int default kit.double(4));');
});

describe('migrate', () => {
  it('applies every file once, those of kit first, each in the schema of its folder', async () => {
    expect(await run()).toEqual(['kit/migrations/0001_double.sql', 'product/migrations/0001_item.sql']);
    expect(await run()).toEqual([]);

    await client.query('insert into product.item default values');
    expect((await client.query('select id from product.item')).rows).toEqual([{ id: 8 }]);
  });

  it('applies a file that came later', async () => {
    await run();
    await givenFile('product/migrations/0002_title.sql', 'alter table item add column title text;');

    expect(await run()).toEqual(['product/migrations/0002_title.sql']);
  });

  it('does the work once when several instances start together', async () => {
    const applied = await Promise.all([run(), run(), run(), run()]);

    expect(applied.flat()).toHaveLength(2);
  });

  it('says in one line that it lost its connection while it waited for its turn', async () => {
    await client.query('select pg_advisory_lock(7243018)');
    const waiting = run().catch((error: unknown) => error);
    try {
      await expect.poll(cutOffWaiting).toBe(1);
      expect(await waiting).toHaveProperty(
        'message',
        expect.stringMatching(/^The connection to the database was lost \(.+\)\. See that/),
      );
    } finally {
      await client.query('select pg_advisory_unlock(7243018)');
    }
  });

  it('refuses an applied file that was changed', async () => {
    await run();
    await givenFile('product/migrations/0001_item.sql', 'create table item (id bigint);');

    await expect(run()).rejects.toThrow(
      'services/product/migrations/0001_item.sql was changed after it was applied',
    );
  });

  it('refuses tables from before the baseline until it is told to drop them', async () => {
    await run();
    await client.query('insert into product.item values (1)');
    await rm(path.join(servicesFolder, 'product/migrations/0001_item.sql'));
    await givenFile('product/migrations/0001_baseline.sql', 'create table item (id int, title text);');

    await expect(run()).rejects.toThrow('The database has the tables of an earlier version');
    expect(await run({ dropEarlierTables: true })).toEqual([
      'kit/migrations/0001_double.sql',
      'product/migrations/0001_baseline.sql',
    ]);
    expect((await client.query('select id, title from product.item')).rows).toEqual([]);
  });

  it('leaves nothing of a file that fails, keeps those before it, and names file and line', async () => {
    await givenFile(
      'wallet/migrations/0001_account.sql',
      'create table account (id int);\nselect * from nowhere;',
    );

    await expect(run()).rejects.toThrow(
      'services/wallet/migrations/0001_account.sql:2: relation "nowhere" does not exist',
    );
    const kept = await client.query('select schema from kit.migration order by schema');
    expect(kept.rows).toEqual([{ schema: 'kit' }, { schema: 'product' }]);
    expect((await client.query("select to_regclass('wallet.account') as table")).rows).toEqual([
      { table: null },
    ]);
  });
});

async function cutOffWaiting(): Promise<number | null> {
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_try_advisory_lock%'",
  );
  return rowCount;
}

function run(options?: { dropEarlierTables: boolean }): Promise<string[]> {
  return migrate({ url: postgres.url, servicesFolder, ...options });
}

async function givenFile(name: string, sql: string): Promise<void> {
  const file = path.join(servicesFolder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, sql);
}
