import type { Role } from '@bazaar/contracts';
import { sql } from 'kysely';
import type { Database } from '../../kit/database.ts';

/** What an open session allows. */
export interface OpenSession {
  readonly roles: readonly Role[];
  /** The supplier that the session's user acts for. */
  readonly supplierId: number | null;
}

/** What a session allows; null when it is not open. */
export async function findOpenSession(db: Database, id: string, now: Date): Promise<OpenSession | null> {
  const { rows } = await sql<OpenSession>`
    select coalesce(array_agg(held.role) filter (where held.role is not null), '{}') as roles,
      max(held.supplier_id) as "supplierId"
    from auth.session as session left join auth.user_role as held on held.user_id = session.user_id
    where session.id = ${id} and session.revoked_at is null and session.expires_at > ${now}
    group by session.id`.execute(db);
  return rows[0] ?? null;
}

/** Ends a session. */
export async function revokeSession(db: Database, id: string, now: Date): Promise<void> {
  await sql`
    update auth.session set revoked_at = ${now} where id = ${id} and revoked_at is null`.execute(db);
}
