import { sql } from 'kysely';
import type { Database } from '../../kit/database.ts';

/** Whether a session is open. */
export async function isSessionOpen(db: Database, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from auth.session
    where id = ${id} and revoked_at is null and expires_at > ${now}`.execute(db);
  return rows.length === 1;
}

/** Ends a session. */
export async function revokeSession(db: Database, id: string, now: Date): Promise<void> {
  await sql`
    update auth.session set revoked_at = ${now} where id = ${id} and revoked_at is null`.execute(db);
}
