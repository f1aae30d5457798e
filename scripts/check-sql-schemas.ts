/**
 * Fails when a service's SQL names a table or view of another service: services act across schemas only through the
 * functions of the owner. It looks at migrations, functions and the strings of a service's TypeScript; tests, fixtures
 * and the folders that are no service (the seed, benches) may name every table. It also fails when it found no table
 * or no SQL of a service.
 *
 *   node scripts/check-sql-schemas.ts
 *
 * Exit 0: no text does. Exit 1: one line for each that does.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tablesOf } from './list-services/service-facts.ts';
import { ROOT } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';
import {
  type ForeignTable,
  findForeignTables,
  findForeignTablesInSource,
} from './sql-schemas/foreign-tables.ts';

const NOT_PRODUCTION = /\.(?:test|fixture)\.ts$/;

/** What the check saw of the services below a folder. */
export interface SchemaReport {
  readonly files: number;
  readonly faults: string[];
}

/** Looks at every service with migrations. */
export function checkSchemas(folder: string): SchemaReport {
  const schemas = globSync('*/migrations/', { cwd: folder })
    .map((found) => found.split(/[/\\]/)[0] ?? '')
    .sort();
  const relations = new Map(schemas.map((schema) => [schema, relationsOf(folder, schema)]));
  const tables = new Set([...relations.values()].flat());
  const files = schemas.flatMap((schema) => sourcesOf(folder, schema));
  return {
    files: files.length,
    faults: [
      ...(schemas.length === 0 ? ['No service with migrations was found: the check saw nothing.'] : []),
      ...[...relations]
        .filter(([, own]) => own.length === 0)
        .map(([schema]) => `No table of services/${schema} was found: the check is blind there.`),
      ...files.flatMap((file) => foreignTables(folder, file, tables).map((found) => faultOf(file, found))),
    ],
  };
}

function sourcesOf(folder: string, schema: string): string[] {
  return globSync(`${schema}/**/*.{ts,sql}`, { cwd: folder })
    .filter((file) => !NOT_PRODUCTION.test(file))
    .sort();
}

function faultOf(file: string, { line, table }: ForeignTable): string {
  const [owner] = table.split('.');
  return `services/${file}:${line}: names ${table}. Call a function of services/${owner}/functions instead, or add one.`;
}

/** Tables and views of a schema. */
function relationsOf(folder: string, schema: string): string[] {
  const views = globSync('functions/*.sql', { cwd: join(folder, schema) }).flatMap((file) => {
    const view = /^create or replace view (\w+\.\w+)/m.exec(readFileSync(join(folder, schema, file), 'utf8'));
    return view?.[1] ?? [];
  });
  const migrations = globSync('migrations/*.sql', { cwd: join(folder, schema) }).sort();
  return [...tablesOf(migrations.map((file) => readFileSync(join(folder, schema, file), 'utf8'))), ...views];
}

function foreignTables(folder: string, file: string, tables: ReadonlySet<string>): ForeignTable[] {
  const schema = file.split(/[/\\]/)[0] ?? '';
  const text = readFileSync(join(folder, file), 'utf8');
  return file.endsWith('.sql')
    ? findForeignTables(text, schema, tables)
    : findForeignTablesInSource({ path: file, text }, schema, tables);
}

await runAsScript(import.meta, async () => {
  const { files, faults } = checkSchemas(join(ROOT, 'services'));
  for (const fault of faults) {
    console.error(fault);
  }
  console.log(`${files} files, ${faults.length} faults`);
  return faults.length === 0;
});
