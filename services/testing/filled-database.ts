import { Client, escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../kit/database/database.ts';
import { createTestDatabase, holdDay, withDatabase } from './test-database.ts';

export interface Filling {
  /** Names the content; the same name means the same content in all tests of a run. */
  readonly name: string;
  /** The day of the database while it is filled. */
  readonly now: Date;
  /** Writes the content into a migrated, empty database. */
  fill(db: Database): Promise<void>;
}

/**
 * Returns the address of a filled database to copy from. The first test of a run that needs a content writes it; a
 * copy costs a fraction of that.
 */
export async function filledDatabase(filling: Filling): Promise<string> {
  const template = new URL(inject('templateDatabaseUrl'));
  const name = `${template.pathname.slice(1)}_${filling.name}`;
  const client = new Client({ connectionString: withDatabase(template, 'postgres') });
  await client.connect();
  try {
    // Held until the connection ends: other workers that need this content wait for it.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const source = await fillAnother(filling);
      await client.query(
        `alter database ${escapeIdentifier(source.pathname.slice(1))} rename to ${escapeIdentifier(name)}`,
      );
    }
  } finally {
    await client.end();
  }
  return withDatabase(template, name);
}

/** Its name becomes the content's own when it is whole, so that half of a content is never copied. */
async function fillAnother({ now, fill }: Filling): Promise<URL> {
  const database = await createTestDatabase();
  try {
    await holdDay(database, now);
    const db = createDatabase(database.url, { connections: 2 });
    try {
      await fill(db);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    await database.drop();
    throw error;
  }
  return new URL(database.url);
}
