import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readSchemaNames, readSqlText, type SqlText } from './sql-file.ts';

/** Name of a function or view, which is also the name of its file. */
export interface FunctionName {
  readonly schema: string;
  readonly name: string;
}

/** One file `services/<schema>/functions/<name>.sql`: a function with the triggers that call it, or a view. */
export interface FunctionFile extends FunctionName, SqlText {
  readonly isView: boolean;
}

const FILE_NAME = /^([a-z][a-z0-9_]*)\.sql$/;

/** Reads all files in the order in which they are applied: views last, because PostgreSQL resolves them at once. */
export async function readFunctionFiles(servicesFolder: string): Promise<FunctionFile[]> {
  const schemas = await readSchemaNames(servicesFolder);
  const files = (await Promise.all(schemas.map((schema) => readSchema(servicesFolder, schema)))).flat();
  return [...files.filter(({ isView }) => !isView), ...files.filter(({ isView }) => isView)];
}

/** Path of a file below `services/`. */
export function functionPath({ schema, name }: FunctionName): string {
  return `${schema}/functions/${name}.sql`;
}

async function readSchema(servicesFolder: string, schema: string): Promise<FunctionFile[]> {
  const folder = path.join(servicesFolder, schema, 'functions');
  const names = existsSync(folder) ? (await readdir(folder)).sort() : [];
  return Promise.all(names.map((name) => readFunctionFile(folder, schema, name)));
}

async function readFunctionFile(folder: string, schema: string, file: string): Promise<FunctionFile> {
  const name = FILE_NAME.exec(file)?.[1] ?? '';
  const text = await readSqlText(path.join(folder, file));
  const kind = new RegExp(`^create or replace (function|view) ${schema}\\.${name}\\b`, 'm').exec(
    text.sql,
  )?.[1];
  if (kind === undefined) {
    throw new Error(
      `services/${schema}/functions/${file}: a file has the name of the function or view that it writes, with "create or replace".`,
    );
  }
  return { schema, name, ...text, isView: kind === 'view' };
}
