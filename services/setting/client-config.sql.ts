import { createHash } from 'node:crypto';
import { SiteConfig } from '@bazaar/contracts/setting';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../kit/database/database.ts';

type StoredConfig = Omit<z.input<typeof SiteConfig>, 'version'>;

/** Validates and stores a client's configuration; its version is a digest of its text. */
export async function saveConfig(db: Database, config: StoredConfig, now: Date): Promise<void> {
  const version = createHash('sha256').update(JSON.stringify(config)).digest('hex').slice(0, 12);
  const checked = SiteConfig.parse({ ...config, version });
  await sql`
    insert into setting.client_config (client_id, version, config, updated_at)
    values (${checked.clientId}, ${version}, ${JSON.stringify(checked)}, ${now})
    on conflict (client_id) do update
    set version = excluded.version, config = excluded.config, updated_at = excluded.updated_at`.execute(db);
}

/** A client's configuration, or null when no such client is known. */
export async function findConfig(db: Database, clientId: string): Promise<SiteConfig | null> {
  const { rows } = await sql<{ config: SiteConfig }>`
    select config from setting.client_config where client_id = ${clientId}`.execute(db);
  return rows[0]?.config ?? null;
}
