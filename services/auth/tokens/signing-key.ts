import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type { ServiceContext } from '../../kit/http/service.ts';
import type { PublicKey } from './public-key.ts';
import { findKeys, insertKey, type KeyRow } from './signing-key.sql.ts';

/** The one algorithm: a token that names another is refused before its signature is looked at. */
export const ALGORITHM = 'ES256';

export interface SigningKey {
  readonly kid: string;
  readonly key: CryptoKey;
}

/** Makes sure that there is a key: the operator's, or in the demo one made on the first start. */
export async function prepareSigningKey({ db, clock, environment }: ServiceContext): Promise<void> {
  if (environment.signingKey !== null) {
    const given = await readGivenKey(environment.signingKey);
    await insertKey(db, { ...given, privateJwk: null }, clock());
  } else {
    await insertKey(db, await makeKey(), clock());
  }
}

/** The key that signs new tokens. */
export async function findSigningKey({ db, environment }: ServiceContext): Promise<SigningKey> {
  if (environment.signingKey !== null) {
    const { kid, privateJwk } = await readGivenKey(environment.signingKey);
    return { kid, key: await importKey(privateJwk) };
  }
  const own = (await findKeys(db)).find(({ privateJwk }) => privateJwk !== null);
  if (own === undefined || own.privateJwk === null) {
    throw new Error('There is no key to sign tokens with.');
  }
  return { kid: own.kid, key: await importKey(own.privateJwk) };
}

/** Keys that tokens are checked with, as a JSON web key set. */
export async function findPublicKeys({
  db,
}: Pick<ServiceContext, 'db'>): Promise<(PublicKey & { kid: string; alg: string; use: string })[]> {
  return (await findKeys(db)).map(({ kid, publicJwk }) => ({
    ...publicJwk,
    kid,
    alg: ALGORITHM,
    use: 'sig',
  }));
}

interface OwnKey extends KeyRow {
  readonly privateJwk: JWK;
}

async function makeKey(): Promise<OwnKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return keyRow(await exportJWK(privateKey));
}

async function readGivenKey(text: string): Promise<OwnKey> {
  const jwk: unknown = JSON.parse(text);
  if (!isPrivateP256(jwk)) {
    throw new Error('AUTH_SIGNING_KEY is not a private P-256 key in JWK form.');
  }
  return keyRow(jwk);
}

async function keyRow(privateJwk: JWK): Promise<OwnKey> {
  const { kty = '', crv = '', x = '', y = '' } = privateJwk;
  const publicJwk = { kty, crv, x, y };
  return { kid: await calculateJwkThumbprint(publicJwk), publicJwk, privateJwk };
}

function isPrivateP256(value: unknown): value is JWK {
  return (
    typeof value === 'object' && value !== null && 'crv' in value && value.crv === 'P-256' && 'd' in value
  );
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) {
    throw new Error('The key that signs tokens is not an elliptic-curve key.');
  }
  return key;
}
