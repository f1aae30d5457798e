import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { DoneWork } from './work.security.ts';

/** Uses work up: true for the first use of a challenge alone. */
export async function spendWork(db: Database, { challengeHash, expiresAt }: DoneWork): Promise<boolean> {
  const { rows } = await sql`
    insert into auth.used_work (challenge_hash, expires_at) values (${challengeHash}, ${expiresAt})
    on conflict do nothing returning challenge_hash`.execute(db);
  return rows.length === 1;
}
