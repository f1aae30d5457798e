import type { Role } from '@bazaar/contracts';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { runPrepared, statement } from '../../kit/database/prepared.ts';
import { ownedBy } from '../../kit/ownership.ts';

/** What an open session allows. */
export interface OpenSession {
  readonly roles: readonly Role[];
  /** The supplier that the session's user acts for, or null. */
  readonly supplierId: number | null;
}

/** What a session allows; null when it is not open. */
export async function findOpenSession(db: Database, id: string, now: Date): Promise<OpenSession | null> {
  const rows = await runPrepared<OpenSession>(
    db,
    statement`
      select coalesce(array_agg(held.role) filter (where held.role is not null), '{}') as roles,
        max(held.supplier_id) as "supplierId"
      from auth.session as session left join auth.user_role as held on held.user_id = session.user_id
      where session.id = ${id} and session.revoked_at is null and session.expires_at > ${now}
      group by session.id`,
  );
  return rows[0] ?? null;
}

export interface SessionRow {
  readonly id: string;
  readonly device: string | null;
  readonly network: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** A user's open sessions, newest first. */
export async function findOpenSessions(db: Database, userId: number, now: Date): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, device, network, created_at as "createdAt", expires_at as "expiresAt" from auth.session
    where ${ownedBy('session.user_id', userId)} and revoked_at is null and expires_at > ${now}
    order by created_at desc, id limit 100`.execute(db);
  return rows;
}

/** Ends an open session of this user; false when it belongs to another user or has ended. */
export async function closeOwnSession(
  db: Database,
  id: string,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update auth.session set revoked_at = ${now}
    where id = ${id} and ${ownedBy('session.user_id', userId)} and revoked_at is null and expires_at > ${now}
    returning id`.execute(db);
  return rows.length === 1;
}

/** Ends a session. */
export async function revokeSession(db: Database, id: string, now: Date): Promise<void> {
  await sql`
    update auth.session set revoked_at = ${now} where id = ${id} and revoked_at is null`.execute(db);
}
