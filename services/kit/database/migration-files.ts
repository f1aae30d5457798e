import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseProblem } from './database-problem.ts';

/** One file `services/<schema>/migrations/NNNN_name.sql`. */
export interface Migration {
  readonly schema: string;
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** What the table kit.migration remembers of a file. */
export type AppliedMigration = Pick<Migration, 'schema' | 'number' | 'name' | 'sha256'>;

const FILE_NAME = /^(\d{4})_([a-z0-9-]+)\.sql$/;
const SCHEMA_NAME = /^[a-z][a-z0-9_]*$/;

/** Reads all migrations: those of `kit` first, because everybody may build on them, then schema by schema. */
export async function readMigrations(servicesFolder: string): Promise<Migration[]> {
  const entries = await readdir(servicesFolder, { withFileTypes: true });
  const schemas = entries
    .filter((entry) => entry.isDirectory() && existsSync(path.join(servicesFolder, entry.name, 'migrations')))
    .map((entry) => entry.name)
    .sort((left, right) => Number(right === 'kit') - Number(left === 'kit') || (left < right ? -1 : 1));
  const nested = await Promise.all(schemas.map((schema) => readSchema(servicesFolder, schema)));
  return nested.flat();
}

/** Names of one schema's files in order; refuses a name out of pattern, a number twice and a gap. */
export function orderedFileNames(schema: string, names: readonly string[]): string[] {
  const ordered = [...names].sort();
  for (const [index, name] of ordered.entries()) {
    const number = FILE_NAME.exec(name)?.[1];
    if (number === undefined) {
      throw new Error(
        `services/${schema}/migrations/${name}: the name must look like 0001_what-it-does.sql.`,
      );
    }
    if (Number(number) !== index + 1) {
      const wanted = String(index + 1).padStart(4, '0');
      throw new Error(
        `services/${schema}/migrations/${name}: number ${wanted} is expected here, each once and without a gap.`,
      );
    }
  }
  return ordered;
}

/**
 * The migrations still to run. Refuses an applied file that was edited since, and a database that is ahead of this
 * code: what the newer version means by its tables is unknown here.
 */
export function pendingMigrations(
  files: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] {
  const unknown = applied.find(
    ({ schema, number }) => !files.some((file) => file.schema === schema && file.number === number),
  );
  if (unknown !== undefined) {
    throw new DatabaseProblem(
      `The database was brought up by a newer version: it has services/${fileName(unknown)}, which is not here.`,
      'Start that version, or point DATABASE_URL (or BAZAAR_DATA) to another database.',
    );
  }
  return files.filter((file) => {
    const before = applied.find(({ schema, number }) => schema === file.schema && number === file.number);
    if (before !== undefined && before.sha256 !== file.sha256) {
      throw new DatabaseProblem(
        `services/${fileName(file)} was changed after it was applied (as "${before.name}").`,
        'Put the old text back and write the change as a new migration.',
      );
    }
    return before === undefined;
  });
}

/** Path of a migration below services/. */
export function fileName({ schema, number, name }: Pick<Migration, 'schema' | 'number' | 'name'>): string {
  return `${schema}/migrations/${String(number).padStart(4, '0')}_${name}.sql`;
}

async function readSchema(servicesFolder: string, schema: string): Promise<Migration[]> {
  if (!SCHEMA_NAME.test(schema)) {
    throw new Error(
      `services/${schema}: a folder with migrations must be named like a schema (a-z, 0-9, _).`,
    );
  }
  const folder = path.join(servicesFolder, schema, 'migrations');
  const names = orderedFileNames(schema, await readdir(folder));
  return Promise.all(names.map((name) => readMigration(folder, schema, name)));
}

async function readMigration(folder: string, schema: string, file: string): Promise<Migration> {
  const [, number = '', name = ''] = FILE_NAME.exec(file) ?? [];
  const sql = (await readFile(path.join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
  return {
    schema,
    number: Number(number),
    name,
    sql,
    sha256: createHash('sha256').update(sql).digest('hex'),
  };
}
