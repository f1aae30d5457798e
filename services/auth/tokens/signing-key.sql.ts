import type { JWK } from 'jose';
import { sql } from 'kysely';
import type { Database } from '../../kit/database.ts';
import type { PublicKey } from './public-key.ts';

export interface KeyRow {
  readonly kid: string;
  readonly publicJwk: PublicKey;
  readonly privateJwk: JWK | null;
}

/** Keeps a key unless one of its kind is there. */
export async function insertKey(db: Database, key: KeyRow, now: Date): Promise<void> {
  const privateJwk = key.privateJwk === null ? null : JSON.stringify(key.privateJwk);
  await sql`
    insert into auth.signing_key (kid, public_jwk, private_jwk, created_at)
    values (${key.kid}, ${JSON.stringify(key.publicJwk)}, ${privateJwk}, ${now})
    on conflict do nothing`.execute(db);
}

/** Keys that tokens may be signed with, or were: the newest first. */
export async function findKeys(db: Database): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select kid, public_jwk as "publicJwk", private_jwk as "privateJwk" from auth.signing_key
    where retired_at is null order by created_at desc, kid`.execute(db);
  return rows;
}
