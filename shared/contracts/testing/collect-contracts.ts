import { readdirSync } from 'node:fs';
import type { Endpoint } from '../src/index.ts';

const SOURCE = new URL('../src/', import.meta.url);

/**
 * Every value that a folder's index exports, with the name `folder.export`: a new folder is included without being
 * listed.
 */
export async function collectExports(): Promise<[name: string, value: unknown][]> {
  const folders = readdirSync(SOURCE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const modules = await Promise.all(folders.map(({ name }) => import(`../src/${name}/index.ts`)));
  return modules.flatMap((module: object, index) =>
    Object.entries(module).map(([key, value]): [string, unknown] => [
      `${folders[index]?.name}.${key}`,
      value,
    ]),
  );
}

export async function collectEndpoints(): Promise<[name: string, endpoint: Endpoint][]> {
  return (await collectExports()).filter((entry): entry is [string, Endpoint] =>
    isRecordWith(entry[1], 'path'),
  );
}

export function isRecordWith(value: unknown, key: string): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}
