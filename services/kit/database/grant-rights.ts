import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { type FunctionFile, functionPath } from './function-files.ts';
import { fileName, type Migration } from './migration-files.ts';

/** The table in which the database notes for which files a role has its rights. */
const STATE = `
  create table if not exists kit.granted_role (
    name text primary key,
    sha256 text not null
  )`;

/**
 * Gives the running role its rights to what the files have made, unless it has them already. Tables and functions that a
 * later file makes are closed to everyone until then.
 */
export async function grantRights(
  client: Client,
  role: string,
  files: { readonly migrations: readonly Migration[]; readonly functions: readonly FunctionFile[] },
): Promise<void> {
  await client.query(STATE);
  const sha256 = digestOf(files);
  const known = await client.query('select from kit.granted_role where name = $1 and sha256 = $2', [
    role,
    sha256,
  ]);
  if (known.rowCount !== 0) {
    return;
  }
  await client.query('select kit.grant_rights($1)', [role]);
  await client.query(
    `insert into kit.granted_role (name, sha256) values ($1, $2)
     on conflict (name) do update set sha256 = excluded.sha256`,
    [role, sha256],
  );
}

function digestOf({ migrations, functions }: Parameters<typeof grantRights>[2]): string {
  const lines = [
    ...migrations.map((migration) => `${fileName(migration)} ${migration.sha256}`),
    ...functions.map((file) => `${functionPath(file)} ${file.sha256}`),
  ];
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
