import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { LockWait } from './lock-retries.ts';
import { migrate } from './migrate.ts';

const PATIENT: LockWait = { timeoutMs: 50, attempts: 1_000, pauseMs: 0 };
const SHORT: LockWait = { timeoutMs: 50, attempts: 2, pauseMs: 0 };
const BY_TITLE = 'product/migrations/0002_title.sql';

let database: TestDatabase;
let servicesFolder: string;
let client: Client;

beforeEach(async () => {
  const temporary = await temporaryFolder();
  servicesFolder = temporary.folder;
  database = await createEmptyDatabase();
  client = await connected();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
    await temporary[Symbol.asyncDispose]();
  });
  await givenFile('kit/migrations/0001_baseline.sql', 'create schema if not exists kit;');
  await givenFile('product/migrations/0001_item.sql', 'create table item (id int, title text);');
  await run();
  await client.query("insert into product.item values (1, 'a'), (2, 'b')");
});

async function connected(): Promise<Client> {
  const opened = new Client({ connectionString: database.url });
  await opened.connect();
  return opened;
}

async function givenFile(name: string, sql: string): Promise<void> {
  const file = path.join(servicesFolder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, sql);
}

function run(lockWait: LockWait = PATIENT): Promise<string[]> {
  return migrate({ url: database.url, servicesFolder, lockWait });
}

async function indexes(): Promise<unknown> {
  const { rows } = await client.query(
    `select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = 'product.item'::regclass order by relname`,
  );
  return rows;
}

async function applied(): Promise<number> {
  const { rows } = await client.query('select count(*)::int as count from kit.migration');
  return rows[0].count;
}

describe('a migration of a table that a request reads', () => {
  beforeEach(async () => {
    await givenFile(BY_TITLE, 'alter table item add column price int;');
    await client.query('begin; select * from product.item');
  });

  it('lets other requests pass between its attempts, and is applied when the request has ended', async () => {
    const migrating = run();
    const reader = await connected();
    onTestFinished(() => reader.end());
    for (let round = 0; round < 5; round += 1) {
      await reader.query('select * from product.item');
    }
    await client.query('commit');

    expect(await migrating).toEqual([BY_TITLE]);
  });

  it('gives up after its attempts with one line, and leaves nothing behind', async () => {
    await expect(run(SHORT)).rejects.toThrow(
      /^services\/product\/migrations\/0002_title\.sql got no lock on a table that others use, 2 times within 0\.05 s\. End the transaction/,
    );
    await client.query('commit');

    expect(await applied()).toBe(2);
    expect(await run()).toEqual([BY_TITLE]);
  });
});

describe('a migration outside a transaction', () => {
  const OUTSIDE = '-- outside a transaction: the table has rows\n';

  it('builds its index while others write, and is applied once', async () => {
    await givenFile(BY_TITLE, `${OUTSIDE}create index concurrently item_title on item (title);`);
    await client.query("begin; insert into product.item values (3, 'c')");
    const migrating = run();
    const writer = await connected();
    onTestFinished(() => writer.end());
    await writer.query("insert into product.item values (4, 'd')");
    await client.query('commit');

    expect(await migrating).toEqual([BY_TITLE]);
    expect(await indexes()).toEqual([{ name: 'item_title', valid: true }]);
    expect(await run()).toEqual([]);
  });

  it('is resumed after a failure: the invalid index is built again, and a finished one kept', async () => {
    const first = 'create index concurrently item_title on item (title);';
    const second = 'create unique index concurrently item_id on item (id);';
    await givenFile(BY_TITLE, `${OUTSIDE}${first}\n${second}`);
    await client.query("insert into product.item values (2, 'c')");
    await expect(run()).rejects.toThrow(
      'services/product/migrations/0002_title.sql: could not create unique',
    );
    expect(await indexes()).toEqual([
      { name: 'item_id', valid: false },
      { name: 'item_title', valid: true },
    ]);
    const { rows } = await client.query("select 'product.item_title'::regclass::oid as oid");
    await client.query("delete from product.item where title = 'c'");

    expect(await run()).toEqual([BY_TITLE]);
    expect(await indexes()).toEqual([
      { name: 'item_id', valid: true },
      { name: 'item_title', valid: true },
    ]);
    expect((await client.query("select 'product.item_title'::regclass::oid as oid")).rows).toEqual(rows);
  });

  it('is applied once by instances that start together, none of which waits for another forever', async () => {
    await givenFile(BY_TITLE, `${OUTSIDE}create index concurrently item_title on item (title);`);
    const ended = await Promise.all([run(), run(), run(), run()]);

    expect(ended.flat()).toEqual([BY_TITLE]);
    expect(await indexes()).toEqual([{ name: 'item_title', valid: true }]);
  });

  it.each([
    'create index item_title on item (title);',
    'update item set title = title;',
    'create index concurrently on item (title);',
    'drop index concurrently item_title;',
  ])('may not have a statement of which half could stay behind: %s', async (sql) => {
    await givenFile(BY_TITLE, `${OUTSIDE}${sql}`);

    await expect(run()).rejects.toThrow('A migration outside a transaction may only have');
    expect(await applied()).toBe(2);
  });
});
