import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';

const TABLES = `
  create table item (id int primary key, price int not null);
  create table price_change (item_id int, price int);
  create function norm(value int) returns int language sql immutable return value;
  alter table item add column norm int generated always as (product.norm(price)) stored;`;
const DOUBLE =
  'create or replace function product.double(n int) returns int language sql as $$ select n * 2 $$;';
/** Calls a function whose file comes later. */
const TWICE_DOUBLED =
  'create or replace function product.doubled(n int) returns int language sql as $$ select product.quadruple(n) $$;';
const QUADRUPLE =
  'create or replace function product.quadruple(n int) returns int language sql as $$ select product.double(n) * 2 $$;';
const PRICES =
  'create or replace view product.double_price as select id, product.double(price) as price from product.item;';
const NOTE_PRICE = `
create or replace function product.note_price() returns trigger language plpgsql as $$
begin
  insert into product.price_change values (new.id, new.price);
  return null;
end
$$;

create trigger price_changed after update of price on product.item
  for each row execute function product.note_price();
create constraint trigger item_added after insert on product.item
  deferrable initially deferred for each row execute function product.note_price();`;

const temporary = await temporaryFolder();
let database: TestDatabase;
let client: Client;
let round = 0;
let servicesFolder = '';

beforeAll(async () => {
  database = await createEmptyDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await database?.drop();
  await temporary[Symbol.asyncDispose]();
});

beforeEach(async () => {
  round += 1;
  servicesFolder = path.join(temporary.folder, `services-${round}`);
  await client.query('drop schema if exists kit, product cascade');
  await givenFile('migrations/0001_baseline.sql', TABLES);
  await givenFile('functions/double.sql', DOUBLE);
  await givenFile('functions/doubled.sql', TWICE_DOUBLED);
  await givenFile('functions/quadruple.sql', QUADRUPLE);
  await givenFile('functions/double_price.sql', PRICES);
  await givenFile('functions/note_price.sql', NOTE_PRICE);
  await run();
});

describe('migrate with files of functions', () => {
  it('writes functions, triggers and views, whatever the order of their files', async () => {
    await client.query('insert into product.item values (1, 10)');
    await client.query('update product.item set price = 20');

    expect(await value('select product.doubled(3)')).toBe(12);
    expect(await value('select price from product.double_price')).toBe(40);
    expect(await value('select array_agg(price order by price) from product.price_change')).toEqual([10, 20]);
  });

  it('applies nothing when no text has changed', async () => {
    expect(await run()).toEqual([]);
  });

  it('replaces the body of a changed function and nothing else', async () => {
    const before = await value("select 'product.double(int)'::regprocedure::oid");
    await givenFile('functions/double.sql', DOUBLE.replace('n * 2', 'n + n + 1'));

    expect(await run()).toEqual(['product/functions/double.sql']);
    expect(await value('select product.double(3)')).toBe(7);
    expect(await value("select 'product.double(int)'::regprocedure::oid")).toBe(before);
  });

  it('drops the triggers that a changed file no longer has', async () => {
    await givenFile('functions/note_price.sql', NOTE_PRICE.replace(/create constraint trigger[^;]*;/, ''));
    await run();

    expect(await value('select array_agg(tgname::text) from pg_trigger where not tgisinternal')).toEqual([
      'price_changed',
    ]);
  });

  it('makes functions anew when one has other parameters or another result', async () => {
    await givenFile(
      'functions/double.sql',
      'create or replace function product.double(n bigint) returns bigint language sql as $$ select n * 2 $$;',
    );
    await givenFile('functions/doubled.sql', TWICE_DOUBLED.replace('returns int', 'returns bigint'));
    await givenFile('functions/quadruple.sql', QUADRUPLE.replace('returns int', 'returns bigint'));
    await run();

    expect(
      await value("select array_agg(oid::regprocedure::text) from pg_proc where proname = 'double'"),
    ).toEqual(['product.double(bigint)']);
    expect(await value('select pg_typeof(product.doubled(3))::text')).toBe('bigint');
    expect(
      await value("select count(*)::int from pg_trigger where tgname in ('price_changed', 'item_added')"),
    ).toBe(2);
  });

  it('drops a function whose file is gone', async () => {
    await rm(path.join(servicesFolder, 'product/functions/doubled.sql'));
    await run();

    expect(await value("select to_regproc('product.doubled')")).toBeNull();
    expect(await run()).toEqual([]);
  });

  it('leaves a function whose file is gone because a migration creates it now', async () => {
    await rm(path.join(servicesFolder, 'product/functions/double.sql'));
    await givenFile(
      'migrations/0002_double.sql',
      `${DOUBLE.replace('language sql', 'language sql immutable')}
       create index item_double on product.item (product.double(price));`,
    );

    await run();
    await run();

    expect((await client.query('select product.double(21) as doubled')).rows).toEqual([{ doubled: 42 }]);
  });

  it('reports a function that it drops', async () => {
    await rm(path.join(servicesFolder, 'product/functions/double_price.sql'));
    const lines: string[] = [];

    await migrate({ url: database.url, servicesFolder, log: (line) => lines.push(line) });

    expect(lines).toEqual([expect.stringMatching(/^Function dropped: .*product.*double_price/)]);
  });

  it('writes again what a migration has dropped', async () => {
    await givenFile('migrations/0002_price.sql', 'drop view product.double_price;');

    expect(await run()).toEqual(['product/migrations/0002_price.sql', 'product/functions/double_price.sql']);
  });

  it('leaves all functions as they were when one file fails, and names that file', async () => {
    await givenFile('functions/double.sql', DOUBLE.replace('n * 2', 'n * 3'));
    await givenFile('functions/quadruple.sql', QUADRUPLE.replace('product.double(n)', 'product.no_such(n)'));

    await expect(run()).rejects.toThrow(
      'services/product/functions/quadruple.sql: function product.no_such(integer) does not exist',
    );
    expect(await value('select product.double(3)')).toBe(6);
    expect(await value('select product.doubled(3)')).toBe(12);
  });

  it('names the line of a file that PostgreSQL cannot read', async () => {
    await givenFile('functions/double.sql', `-- Twice.\n${DOUBLE.replace('language sql', 'langage sql')}`);

    await expect(run()).rejects.toThrow(/^services\/product\/functions\/double\.sql:2: syntax error/);
  });

  it('refuses a file that writes something of another name', async () => {
    await givenFile('functions/triple.sql', DOUBLE);

    await expect(run()).rejects.toThrow(
      'services/product/functions/triple.sql: a file has the name of the function or view that it writes',
    );
  });

  it('refuses to drop a function that a column depends on', async () => {
    await givenFile(
      'functions/half.sql',
      'create or replace function product.half(n int) returns int language sql immutable as $$ select n / 2 $$;',
    );
    await run();
    await client.query(
      'alter table product.item add column half int generated always as (product.half(price)) stored',
    );
    await rm(path.join(servicesFolder, 'product/functions/half.sql'));

    await expect(run()).rejects.toThrow(
      /column half of table product\.item depends on function product\.half\(integer\)\nMove the function/,
    );
  });

  it('is done once when several instances start together', async () => {
    await givenFile('functions/double.sql', DOUBLE.replace('n * 2', 'n + n'));

    expect((await Promise.all([run(), run(), run()])).flat()).toEqual(['product/functions/double.sql']);
  });
});

function run(): Promise<string[]> {
  return migrate({ url: database.url, servicesFolder });
}

async function value(query: string): Promise<unknown> {
  const { rows } = await client.query({ text: query, rowMode: 'array' });
  return rows[0]?.[0];
}

async function givenFile(name: string, sql: string): Promise<void> {
  const file = path.join(servicesFolder, 'product', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, sql);
}
