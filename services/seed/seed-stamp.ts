import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';

const SERVICES = fileURLToPath(new URL('..', import.meta.url));
/** All files from which the demo data is made. */
const SOURCES = ['seed/**/*.{ts,json,mp4,jpg}', '*/seed.ts', '*/seed/**/*.{ts,json,md}'];

/** Changes when any source file of the demo data changes. */
export function seedVersion(): string {
  const files = globSync(SOURCES, { cwd: SERVICES }).filter((file) => !file.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].sort()) {
    hash.update(file).update(readFileSync(path.join(SERVICES, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

export interface SeedStamp {
  readonly version: string;
  readonly seed: number;
  /** When the data were written, in ISO 8601. */
  readonly seededAt: string;
}

/** The stamp of the seed in this database; undefined when it was not seeded. */
export async function readStamp(db: Database): Promise<SeedStamp | undefined> {
  const result =
    await sql<SeedStamp>`select version, seed, seeded_at as "seededAt" from kit.seed_stamp`.execute(db);
  return result.rows[0];
}

/** Stores the stamp of the seed that was just written. */
export async function writeStamp(
  db: Database,
  { version, seed, now }: Pick<SeedStamp, 'version' | 'seed'> & { readonly now: Date },
): Promise<void> {
  await sql`
    insert into kit.seed_stamp (version, seed, seeded_at) values (${version}, ${seed}, ${now.toISOString()})`.execute(
    db,
  );
}

/** Whether categories or users exist, from a seed or from real use. */
export async function holdsData(db: Database): Promise<boolean> {
  const result = await sql<{ found: boolean }>`
    select exists (select from product.category) or exists (select from auth.user) as found`.execute(db);
  return result.rows[0]?.found ?? false;
}

/** Deletes all data from the services' tables. */
export async function emptyServices(db: Database): Promise<void> {
  await sql`select kit.empty_services()`.execute(db);
}
