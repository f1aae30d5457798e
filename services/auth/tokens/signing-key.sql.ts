import type { JWK } from 'jose';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { PublicKey } from './public-key.types.ts';

export interface KeyRow {
  readonly kid: string;
  readonly publicJwk: PublicKey;
  readonly privateJwk: JWK | null;
}

/** Stores a key unless one of its kind exists. */
export async function insertKey(db: Database, key: KeyRow, now: Date): Promise<void> {
  const privateJwk = key.privateJwk === null ? null : JSON.stringify(key.privateJwk);
  await sql`
    insert into auth.signing_key (kid, public_jwk, private_jwk, created_at)
    values (${key.kid}, ${JSON.stringify(key.publicJwk)}, ${privateJwk}, ${now})
    on conflict do nothing`.execute(db);
}

/** Keys that sign tokens, and keys that were retired after an instant: newest first. */
export async function findKeys(db: Database, retiredAfter: Date): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select kid, public_jwk as "publicJwk", private_jwk as "privateJwk" from auth.signing_key
    where retired_at is null or retired_at > ${retiredAfter} order by created_at desc, kid`.execute(db);
  return rows;
}

/**
 * Retires the key that was created here, when it is older than an instant, and deletes its private half.
 * @returns whether there was one.
 */
export async function retireOwnKey(
  db: Database,
  { madeBefore, now }: { readonly madeBefore: Date; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update auth.signing_key set retired_at = ${now}, private_jwk = null
    where private_jwk is not null and retired_at is null and created_at <= ${madeBefore}
    returning kid`.execute(db);
  return rows.length > 0;
}

/** Retires every other key of the operator, now that this one is in use. */
export async function retireOtherGivenKeys(db: Database, kid: string, now: Date): Promise<void> {
  await sql`
    update auth.signing_key set retired_at = case when kid = ${kid} then null else coalesce(retired_at, ${now}) end
    where private_jwk is null`.execute(db);
}

/** Deletes keys that were retired before an instant. */
export async function deleteRetiredKeys(db: Database, before: Date): Promise<void> {
  await sql`delete from auth.signing_key where retired_at <= ${before}`.execute(db);
}
