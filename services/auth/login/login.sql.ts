import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { MAXIMUM_ATTEMPTS } from './login.rules.ts';

/** Creates the guard's row if it is missing and locks it until the transaction ends. Lock numbers before networks. */
export async function lockGuard(db: Database, key: string): Promise<void> {
  await sql`
    insert into auth.sign_in_guard (key) values (${key})
    on conflict (key) do update set key = excluded.key`.execute(db);
}

/** Whose codes are counted together. */
export type CodeOwner =
  | { readonly stepUpOf: string }
  | { readonly strangersOf: string }
  | { readonly devicesOf: string }
  | { readonly device: string }
  | { readonly network: string }
  /** Of a number, and never used. */
  | { readonly unusedOf: string; readonly network: string; readonly wideNetwork: string | null }
  | { readonly wideNetwork: string };

/** When codes were sent since an instant. */
export async function findSendTimes(db: Database, by: CodeOwner, since: Date): Promise<Date[]> {
  const { rows } = await sql<{ createdAt: string }>`
    select created_at as "createdAt" from auth.one_time_code
    where ${isOf(by)} and created_at > ${since}`.execute(db);
  return rows.map(({ createdAt }) => new Date(createdAt));
}

function isOf(by: CodeOwner): RawBuilder<boolean> {
  if ('stepUpOf' in by) {
    return sql`mobile = ${by.stepUpOf} and purpose = 'stepUp'`;
  }
  if ('strangersOf' in by) {
    return sql`mobile = ${by.strangersOf} and purpose = 'signIn' and device_id is null`;
  }
  if ('unusedOf' in by) {
    // All networks of a /48 are one customer's.
    const place =
      by.wideNetwork === null ? sql`network = ${by.network}` : sql`wide_network = ${by.wideNetwork}`;
    return sql`mobile = ${by.unusedOf} and ${place} and purpose = 'signIn' and device_id is null and used_at is null`;
  }
  if ('devicesOf' in by) {
    return sql`mobile = ${by.devicesOf} and purpose = 'signIn' and device_id is not null`;
  }
  if ('device' in by) {
    return sql`device_id = ${by.device}`;
  }
  const place = 'network' in by ? sql`network = ${by.network}` : sql`wide_network = ${by.wideNetwork}`;
  return sql`${place} and purpose = 'signIn' and device_id is null`;
}

/** What a code confirms: a sign-in, or one spending or change. */
export type CodePurpose = 'signIn' | 'stepUp';

export interface NewCode {
  readonly requestId: string;
  readonly purpose: CodePurpose;
  readonly mobile: string;
  readonly network: string;
  /** The /48 of an IPv6 address; null for IPv4. */
  readonly wideNetwork: string | null;
  /** The known device that asked for it; null for a stranger. */
  readonly deviceId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/**
 * Stores a new code, which has no hash yet. One that confirms a spending ends the earlier ones of its user. One that signs in ends none: anybody who
 * knows a number may ask for its codes, and the owner's must stay of use.
 */
export async function insertCode(db: Database, code: NewCode): Promise<void> {
  if (code.purpose === 'stepUp') {
    await sql`
      update auth.one_time_code set used_at = ${code.createdAt}
      where mobile = ${code.mobile} and purpose = 'stepUp' and used_at is null`.execute(db);
  }
  await sql`
    insert into auth.one_time_code (request_id, purpose, mobile, network, wide_network, device_id, code_hash,
      created_at, expires_at)
    values (${code.requestId}, ${code.purpose}, ${code.mobile}, ${code.network}, ${code.wideNetwork},
      ${code.deviceId}, '', ${code.createdAt}, ${code.expiresAt})`.execute(db);
}

/** Stores the hash by which a code is known. */
export async function storeCodeHash(db: Database, requestId: string, codeHash: string): Promise<void> {
  await sql`
    update auth.one_time_code set code_hash = ${codeHash} where request_id = ${requestId}`.execute(db);
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

/** Whether an attempt that could still be made has used up its tries. */
export async function isLocked(
  db: Database,
  { requestId, mobile, purpose, now }: CodeRequest & { readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select request_id from auth.one_time_code
    where request_id = ${requestId} and mobile = ${mobile} and purpose = ${purpose} and used_at is null
      and attempts >= ${MAXIMUM_ATTEMPTS} and expires_at > ${now}`.execute(db);
  return rows.length === 1;
}

/** Whether a known device of this number began an attempt. */
export async function isOfKnownDevice(db: Database, requestId: string, mobile: string): Promise<boolean> {
  const { rows } = await sql`
    select request_id from auth.one_time_code
    where request_id = ${requestId} and mobile = ${mobile} and device_id is not null`.execute(db);
  return rows.length === 1;
}

/** A user who signs in. */
interface SigningUser {
  readonly id: number;
  /** Whether this is the first sign-in. */
  readonly isNew: boolean;
}

/** The user of a number, created on the first sign-in. */
export async function findOrAddUser(
  db: Database,
  user: { readonly mobile: string; readonly name: string; readonly now: Date },
): Promise<SigningUser> {
  const { rows } = await sql<SigningUser>`
    insert into auth.user (mobile, name, created_at) values (${user.mobile}, ${user.name}, ${user.now})
    on conflict (mobile) do update set mobile = excluded.mobile
    returning id, xmax = 0 as "isNew"`.execute(db);
  return rows[0] ?? { id: 0, isNew: true };
}

export interface NewAuthorizationCode {
  readonly codeHash: string;
  readonly userId: number;
  readonly codeChallenge: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly deviceId: string | null;
  /** Whether the user is told of the session that it opens. */
  readonly isNews: boolean;
}

/** Stores the hash of an authorization code. */
export async function insertAuthorizationCode(db: Database, code: NewAuthorizationCode): Promise<void> {
  await sql`
    insert into auth.authorization_code (code_hash, user_id, code_challenge, created_at, expires_at, device_id, is_news)
    values (${code.codeHash}, ${code.userId}, ${code.codeChallenge}, ${code.createdAt},
      ${code.expiresAt}, ${code.deviceId}, ${code.isNews})`.execute(db);
}
