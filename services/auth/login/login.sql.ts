import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { MAXIMUM_ATTEMPTS } from './login.rules.ts';

/** Creates the guard's row if it is missing and locks it until the transaction ends. Lock numbers before networks. */
export async function lockGuard(db: Database, key: string): Promise<Date | null> {
  const { rows } = await sql<{ lockedUntil: string | null }>`
    insert into auth.sign_in_guard (key) values (${key})
    on conflict (key) do update set key = excluded.key
    returning locked_until as "lockedUntil"`.execute(db);
  const until = rows[0]?.lockedUntil ?? null;
  return until === null ? null : new Date(until);
}

/** When codes were sent to a number, or from a network, since an instant. */
export async function findSendTimes(
  db: Database,
  by: { readonly mobile: string } | { readonly network: string },
  since: Date,
): Promise<Date[]> {
  const owner = 'mobile' in by ? sql`mobile = ${by.mobile}` : sql`network = ${by.network}`;
  const { rows } = await sql<{ createdAt: string }>`
    select created_at as "createdAt" from auth.one_time_code
    where ${owner} and created_at > ${since}`.execute(db);
  return rows.map(({ createdAt }) => new Date(createdAt));
}

/** What a code confirms: a sign-in, or one spending or change. */
export type CodePurpose = 'signIn' | 'stepUp';

export interface NewCode {
  readonly requestId: string;
  readonly purpose: CodePurpose;
  readonly mobile: string;
  readonly network: string;
  readonly codeHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Stores a new code and ends earlier ones of the number, so that a number has only one valid code of a purpose. */
export async function insertCode(db: Database, code: NewCode): Promise<void> {
  await sql`
    update auth.one_time_code set used_at = ${code.createdAt}
    where mobile = ${code.mobile} and purpose = ${code.purpose} and used_at is null`.execute(db);
  await sql`
    insert into auth.one_time_code (request_id, purpose, mobile, network, code_hash, created_at, expires_at)
    values (${code.requestId}, ${code.purpose}, ${code.mobile}, ${code.network}, ${code.codeHash},
      ${code.createdAt}, ${code.expiresAt})`.execute(db);
}

/** Deletes a code that could not be sent, so that another may be requested at once. */
export async function deleteCode(db: Database, requestId: string): Promise<void> {
  await sql`delete from auth.one_time_code where request_id = ${requestId}`.execute(db);
}

export interface Attempt {
  readonly codeHash: string;
  /** Including this one. */
  readonly attempts: number;
}

/** Which code somebody has written. */
export interface CodeRequest {
  readonly requestId: string;
  readonly mobile: string;
  readonly purpose: CodePurpose;
}

/**
 * Counts an attempt and returns the hash to compare with; null when no attempt is left. Counting comes first, so
 * that a thousand parallel guesses cause at most five comparisons.
 */
export async function countAttempt(
  db: Database,
  { requestId, mobile, purpose, now }: CodeRequest & { readonly now: Date },
): Promise<Attempt | null> {
  const { rows } = await sql<Attempt>`
    update auth.one_time_code set attempts = attempts + 1
    where request_id = ${requestId} and mobile = ${mobile} and purpose = ${purpose} and used_at is null
      and attempts < ${MAXIMUM_ATTEMPTS} and expires_at > ${now}
      and not exists (
        select from auth.sign_in_guard where key = ${guardKey(mobile)} and locked_until > ${now})
    returning code_hash as "codeHash", attempts`.execute(db);
  return rows[0] ?? null;
}

/** True for exactly one caller, which may use the code. */
export async function consumeCode(db: Database, requestId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update auth.one_time_code set used_at = ${now}
    where request_id = ${requestId} and used_at is null returning request_id`.execute(db);
  return rows.length === 1;
}

/** Refuses all codes of a number until an instant. */
export async function lockNumber(db: Database, mobile: string, until: Date): Promise<void> {
  await sql`
    insert into auth.sign_in_guard (key, locked_until) values (${guardKey(mobile)}, ${until})
    on conflict (key) do update set locked_until = excluded.locked_until`.execute(db);
}

/** The end of a number's lock, or null. */
export async function findLock(db: Database, mobile: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ lockedUntil: string }>`
    select locked_until as "lockedUntil" from auth.sign_in_guard
    where key = ${guardKey(mobile)} and locked_until > ${now}`.execute(db);
  return rows[0] === undefined ? null : new Date(rows[0].lockedUntil);
}

/** Key of a number's guard row. */
export function guardKey(mobile: string): string {
  return `number:${mobile}`;
}

/** The user of a number, created on the first sign-in. */
export async function findOrAddUser(
  db: Database,
  user: { readonly mobile: string; readonly name: string; readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into auth.user (mobile, name, created_at) values (${user.mobile}, ${user.name}, ${user.now})
    on conflict (mobile) do update set mobile = excluded.mobile
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

export interface NewAuthorizationCode {
  readonly codeHash: string;
  readonly userId: number;
  readonly codeChallenge: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Stores the hash of an authorization code. */
export async function insertAuthorizationCode(db: Database, code: NewAuthorizationCode): Promise<void> {
  await sql`
    insert into auth.authorization_code (code_hash, user_id, code_challenge, created_at, expires_at)
    values (${code.codeHash}, ${code.userId}, ${code.codeChallenge}, ${code.createdAt},
      ${code.expiresAt})`.execute(db);
}
