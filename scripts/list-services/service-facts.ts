import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@bazaar/contracts';

/** The facts about one service from its contracts, its migrations and its index.ts. */
export interface ServiceFacts {
  readonly name: string;
  /** The sentence at the top of its index.ts. */
  readonly about: string;
  /** Ordered by address. */
  readonly calls: readonly Endpoint[];
  readonly tables: readonly string[];
}

/** All services ordered by name, and the kit that they share, which has no endpoints. */
export function readServices(folder: string, endpoints: readonly Endpoint[]): ServiceFacts[] {
  const schemas = globSync('*/migrations/', { cwd: folder }).map((path) => path.split(/[/\\]/)[0] ?? '');
  const names = new Set([...schemas, ...endpoints.map(({ service }) => service)]);
  return [...names].sort().map((name) => ({
    name,
    about: readAbout(join(folder, name, 'index.ts')),
    calls: endpoints.filter(({ service }) => service === name).sort(byAddress),
    tables: readTables(join(folder, name)),
  }));
}

function byAddress(left: Endpoint, right: Endpoint): number {
  const keys = [left, right].map(({ path, method }) => `${path} ${method}`);
  return (keys[0] ?? '') < (keys[1] ?? '') ? -1 : 1;
}

function readAbout(file: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /\/\*\* (.+?) \*\/\nexport (?:const|function) .*: Service\b/.exec(text)?.[1] ?? '';
}

function readTables(folder: string): string[] {
  const files = globSync('migrations/*.sql', { cwd: folder }).sort();
  return tablesOf(files.map((file) => readFileSync(join(folder, file), 'utf8')));
}

/** Tables that exist after these migrations. */
export function tablesOf(migrations: readonly string[]): string[] {
  const tables = new Set<string>();
  for (const text of migrations) {
    const statements = text.matchAll(
      /^(create|drop)\s+(?:unlogged\s+)?table\s+(?:if\s+(?:not\s+)?exists\s+)?([a-z_]+\.[a-z_]+)/gim,
    );
    for (const [, verb, table = ''] of statements) {
      if (verb?.toLowerCase() === 'create') {
        tables.add(table);
      } else {
        tables.delete(table);
      }
    }
  }
  return [...tables].sort();
}
