import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface UsedCode {
  readonly userId: number;
  readonly name: string;
  readonly codeChallenge: string;
  readonly expiresAt: string;
  readonly deviceId: string | null;
  /** Whether the user is told of the session that it opens. */
  readonly isNews: boolean;
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
      code.expires_at as "expiresAt", code.device_id as "deviceId", code.is_news as "isNews"`.execute(db);
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
  readonly deviceId: string | null;
  readonly network: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Opens a session. */
export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await sql`
    insert into auth.session (id, user_id, code_hash, device, device_id, network, created_at, expires_at)
    values (${session.id}, ${session.userId}, ${session.codeHash}, ${session.device}, ${session.deviceId},
      ${session.network}, ${session.createdAt}, ${session.expiresAt})`.execute(db);
}

/** Plans the message that tells a user of a session of a new device, in the transaction that opens it. */
export async function planDeviceNotice(
  db: Database,
  { id, userId, device, network, createdAt }: NewSession,
): Promise<void> {
  const payload = JSON.stringify({ userId, device, network });
  await sql`
    select kit.ensure_job('auth.device-notice', ${`session:${id}`}, ${createdAt}, ${payload}::jsonb)`.execute(
    db,
  );
}
