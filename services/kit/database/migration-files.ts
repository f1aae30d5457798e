import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseProblem } from './database-problem.ts';
import { readSchemaNames, readSqlText, type SqlText } from './sql-file.ts';

/** One file `services/<schema>/migrations/NNNN_name.sql`. */
export interface Migration extends SqlText {
  readonly schema: string;
  readonly number: number;
  readonly name: string;
}

/** The columns that the table kit.migration stores for a file. */
export type AppliedMigration = Pick<Migration, 'schema' | 'number' | 'name' | 'sha256'>;

const FILE_NAME = /^(\d{4})_([a-z0-9-]+)\.sql$/;

/** The database has the tables of a version from before the baseline, which no migration changes into today's. */
export class EarlierTables extends DatabaseProblem {
  constructor() {
    super(
      'The database has the tables of an earlier version, which this one does not carry over.',
      '`npm run seed -- --reset` drops them with all their data and fills the database with the demo.',
    );
  }
}

/** Reads all migrations in the order in which they are applied, schema by schema. */
export async function readMigrations(servicesFolder: string): Promise<Migration[]> {
  const schemas = await readSchemaNames(servicesFolder);
  const nested = await Promise.all(schemas.map((schema) => readSchema(servicesFolder, schema)));
  return nested.flat();
}

/** Names of one schema's files in order; refuses a malformed name, a duplicate number and a gap. */
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
 * The migrations still to run. Refuses an applied file that was edited since, the tables of a version from before the
 * baseline, and a database that is ahead of this code: what the newer version means by its tables is unknown here.
 */
export function pendingMigrations(
  files: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] {
  if (applied.some((before) => isFromBeforeBaseline(before, files))) {
    throw new EarlierTables();
  }
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
        'Put the old text back and write the change as a new migration; or, when the data may go, run ' +
          '`npm run seed -- --reset`, which drops them and fills the database with the demo.',
      );
    }
    return before === undefined;
  });
}

/** A schema begins with another file than it did when this database was made. */
function isFromBeforeBaseline(before: AppliedMigration, files: readonly Migration[]): boolean {
  const first = files.find(({ schema, number }) => schema === before.schema && number === 1);
  return before.number === 1 && first !== undefined && first.name !== before.name;
}

/** Path of a migration below services/. */
export function fileName({ schema, number, name }: Pick<Migration, 'schema' | 'number' | 'name'>): string {
  return `${schema}/migrations/${String(number).padStart(4, '0')}_${name}.sql`;
}

async function readSchema(servicesFolder: string, schema: string): Promise<Migration[]> {
  const folder = path.join(servicesFolder, schema, 'migrations');
  const names = orderedFileNames(schema, await readdir(folder));
  return Promise.all(names.map((name) => readMigration(folder, schema, name)));
}

async function readMigration(folder: string, schema: string, file: string): Promise<Migration> {
  const [, number = '', name = ''] = FILE_NAME.exec(file) ?? [];
  return { schema, number: Number(number), name, ...(await readSqlText(path.join(folder, file))) };
}
