import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface UsedCode {
  readonly userId: number;
  readonly name: string;
  readonly codeChallenge: string;
  readonly expiresAt: string;
}

/** Uses an authorization code up, whatever happens afterwards; null when it is missing or was used before. */
export async function useAuthorizationCode(
  db: Database,
  codeHash: string,
  now: Date,
): Promise<UsedCode | null> {
  const { rows } = await sql<UsedCode>`
    update auth.authorization_code as code set used_at = ${now}
    from auth.user as owner
    where code.code_hash = ${codeHash} and code.used_at is null and owner.id = code.user_id
    returning owner.id as "userId", owner.name, code.code_challenge as "codeChallenge",
      code.expires_at as "expiresAt"`.execute(db);
  return rows[0] ?? null;
}

/** Ends the session that a replayed code once opened (RFC 6749 §4.1.2). */
export async function revokeSessionOfCode(db: Database, codeHash: string, now: Date): Promise<void> {
  await sql`
    update auth.session set revoked_at = ${now}
    where code_hash = ${codeHash} and revoked_at is null`.execute(db);
}

export interface NewSession {
  readonly id: string;
  readonly userId: number;
  readonly codeHash: string;
  /** The user agent, if the client sends one. */
  readonly device: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Opens a session. */
export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await sql`
    insert into auth.session (id, user_id, code_hash, device, created_at, expires_at)
    values (${session.id}, ${session.userId}, ${session.codeHash}, ${session.device}, ${session.createdAt},
      ${session.expiresAt})`.execute(db);
}
