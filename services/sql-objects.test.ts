import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from './kit/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const SERVICES_FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** The tables with which migrations keep account of themselves; `migrate` creates them. */
const STATE_TABLES = ['table kit.function_file', 'table kit.granted_role', 'table kit.migration'];
const STATEMENT =
  /^create (?:or replace )?(?:unlogged )?(?:unique )?(?:constraint )?(table|index|function|view|trigger|sequence) (?:concurrently )?(\S+?)(?=[\s(;])(?:[^;]*? on (\w+\.\w+))?/gm;

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

describe('a new database', () => {
  it('has exactly the objects that the files of the services create, each once', async () => {
    const created = globSync('*/{migrations,functions}/*.sql', { cwd: SERVICES_FOLDER }).flatMap((file) =>
      objectsIn(file),
    );
    const { rows } = await client.query<{ object: string }>(OBJECTS);
    const found = rows.map(({ object }) => object);
    const dropped = globSync('*/migrations/*.sql', { cwd: SERVICES_FOLDER }).flatMap(droppedIn);
    const left = created.filter((object) => !dropped.includes(object));

    expect(found.length).toBeGreaterThan(300);
    expect(created.length - left.length).toBe(dropped.length);
    expect(left.toSorted()).toEqual(found.filter((object) => !STATE_TABLES.includes(object)).toSorted());
  });

  it('needs nothing at a second start', async () => {
    expect(await migrate({ url: database.url, servicesFolder: SERVICES_FOLDER })).toEqual([]);
  });
});

/** What a file creates, as {@link OBJECTS} names it. */
function objectsIn(file: string): string[] {
  const schema = file.split('/')[0];
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const statements = text.replaceAll(/\$\$.*?\$\$/gs, '').matchAll(STATEMENT);
  return [...statements].map(([, kind, name = '', table]) => {
    switch (kind) {
      case 'trigger':
        return `trigger ${name} on ${table}`;
      case 'index':
        return `index ${schema}.${name}`;
      default:
        return `${kind} ${name}`;
    }
  });
}

/** The indexes that a migration removes again. */
function droppedIn(file: string): string[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return [...text.matchAll(/^drop index (\S+);/gm)].map(([, name]) => `index ${name}`);
}

/** Everything in the schemas of the services but what comes with a table: its keys, types and identity sequences. */
const OBJECTS = `
  with schema as (
    select oid, nspname as name from pg_namespace where nspname in (select schema from kit.migration)
  )
  select 'function ' || schema.name || '.' || proname as object from pg_proc join schema on schema.oid = pronamespace
  union all
  select case relkind when 'r' then 'table ' when 'v' then 'view ' when 'S' then 'sequence ' when 'i' then 'index '
      else relkind::text end || schema.name || '.' || relname
  from pg_class join schema on schema.oid = relnamespace
  where not exists (select from pg_constraint where conindid = pg_class.oid)
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'i' and relkind = 'S')
  union all
  select 'trigger ' || tgname || ' on ' || schema.name || '.' || relname
  from pg_trigger join pg_class on pg_class.oid = tgrelid join schema on schema.oid = relnamespace
  where not tgisinternal`;
