import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { DEVICE_RETENTION_MS } from './device.settings.ts';

/**
 * The device that has signed a number in with this token lately; null when it has not. A code that opened no session makes
 * none known: nobody was told of it, and no list shows it.
 */
export async function findDevice(
  db: Database,
  { mobile, tokenHash, now }: { readonly mobile: string; readonly tokenHash: string; readonly now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select device.id from auth.device join auth.user as owner on owner.id = device.user_id
    where owner.mobile = ${mobile} and device.token_hash = ${tokenHash}
      and device.last_used_at > ${new Date(now.getTime() - DEVICE_RETENTION_MS)}
      and exists (select from auth.session where session.device_id = device.id)`.execute(db);
  return rows[0]?.id ?? null;
}

/** Makes a device known to a user who has just signed in with it. */
export async function rememberDevice(
  db: Database,
  { userId, tokenHash, now }: { readonly userId: number; readonly tokenHash: string; readonly now: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into auth.device (id, user_id, token_hash, created_at, last_used_at)
    values (${randomUUID()}, ${userId}, ${tokenHash}, ${now}, ${now})
    on conflict (user_id, token_hash) do update set last_used_at = excluded.last_used_at
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** Forgets the device of a session that its user has ended from elsewhere. */
export async function forgetDeviceOf(db: Database, sessionId: string): Promise<void> {
  await sql`
    delete from auth.device as device using auth.session
    where session.id = ${sessionId} and session.device_id = device.id`.execute(db);
}
