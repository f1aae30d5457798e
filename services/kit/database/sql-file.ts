import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorLine } from './database-problem.ts';

/** Text of an SQL file, and the hash by which a change of it is noticed. */
export interface SqlText {
  readonly sql: string;
  readonly sha256: string;
}

const SCHEMA_NAME = /^[a-z][a-z0-9_]*$/;

/** Names of the services with migrations: `kit` first, because all others may build on it, then by name. */
export async function readSchemaNames(servicesFolder: string): Promise<string[]> {
  const entries = await readdir(servicesFolder, { withFileTypes: true });
  const schemas = entries
    .filter((entry) => entry.isDirectory() && existsSync(path.join(servicesFolder, entry.name, 'migrations')))
    .map((entry) => entry.name)
    .sort((left, right) => Number(right === 'kit') - Number(left === 'kit') || (left < right ? -1 : 1));
  const misnamed = schemas.find((schema) => !SCHEMA_NAME.test(schema));
  if (misnamed !== undefined) {
    throw new Error(
      `services/${misnamed}: a folder with migrations must be named like a schema (a-z, 0-9, _).`,
    );
  }
  return schemas;
}

/** Reads a file; line ends are the same on every machine, so that its hash is too. */
export async function readSqlText(file: string): Promise<SqlText> {
  const sql = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
  return { sql, sha256: createHash('sha256').update(sql).digest('hex') };
}

/** An error of PostgreSQL with the file below `services/` and, when known, the line that it comes from. */
export function sqlFileError(file: string, sql: string, error: unknown): Error {
  return new Error(`services/${file}${lineOf(error, sql)}: ${errorLine(error)}`, { cause: error });
}

function lineOf(error: unknown, sql: string): string {
  const position =
    typeof error === 'object' && error !== null && 'position' in error ? Number(error.position) : 0;
  return position > 0 ? `:${sql.slice(0, position).split('\n').length}` : '';
}
