import { hkdfSync } from 'node:crypto';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { EnvironmentProblem } from '../../kit/environment.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import type { PublicKey } from './public-key.types.ts';
import {
  deleteRetiredKeys,
  findKeys,
  insertKey,
  type KeyRow,
  retireOtherGivenKeys,
  retireOwnKey,
} from './signing-key.sql.ts';

/** The only algorithm: a token that names another is refused before its signature is checked. */
export const ALGORITHM = 'ES256';

/** A key created here signs for this long. */
const KEY_LIFETIME_MS = 30 * 86_400_000;
/** A retired key is published until the last token that it signed has lapsed (12 hours), and an hour longer. */
const PUBLISHED_MS = 13 * 3_600_000;

export interface SigningKey {
  readonly kid: string;
  readonly key: CryptoKey;
}

/** Ensures that a key exists: the operator's, or in the demo one created on the first start. */
export async function prepareSigningKey({ db, clock, environment }: ServiceContext): Promise<void> {
  if (environment.signingKey !== null) {
    const given = await readGivenKey(environment.signingKey);
    await insertKey(db, { ...given, privateJwk: null }, clock());
    await retireOtherGivenKeys(db, given.kid, clock());
  } else {
    await insertKey(db, await makeKey(), clock());
  }
}

type KeyContext = Pick<ServiceContext, 'db' | 'clock' | 'environment'>;

/** The key that signs new tokens. */
export async function findSigningKey(context: KeyContext): Promise<SigningKey> {
  const { kid, privateJwk } = await findPrivateKey(context);
  return { kid, key: await importKey(privateJwk) };
}

/** A secret for another purpose, the same in all instances until the key changes; nothing about the key follows from it. */
export async function deriveSecret(context: KeyContext, purpose: string): Promise<Buffer> {
  const { kid, privateJwk } = await findPrivateKey(context);
  return Buffer.from(hkdfSync('sha256', privateJwk.d ?? '', kid, purpose, 32));
}

async function findPrivateKey({
  db,
  clock,
  environment,
}: KeyContext): Promise<Pick<OwnKey, 'kid' | 'privateJwk'>> {
  if (environment.signingKey !== null) {
    return readGivenKey(environment.signingKey);
  }
  const own = (await findKeys(db, clock())).find(({ privateJwk }) => privateJwk !== null);
  if (own === undefined || own.privateJwk === null) {
    throw new Error('There is no key to sign tokens with.');
  }
  return { kid: own.kid, privateJwk: own.privateJwk };
}

/** Keys that tokens are checked with, as a JSON web key set. */
export async function findPublicKeys({
  db,
  clock,
}: Pick<ServiceContext, 'db' | 'clock'>): Promise<(PublicKey & { kid: string; alg: string; use: string })[]> {
  return (await findKeys(db, new Date(clock().getTime() - PUBLISHED_MS))).map(({ kid, publicJwk }) => ({
    ...publicJwk,
    kid,
    alg: ALGORITHM,
    use: 'sig',
  }));
}

/**
 * Creates a new key of the site's own every 30 days; the operator's key is not changed. Deletes keys that are no
 * longer published.
 */
export function keyRotation({ db, clock }: ServiceContext): JobHandler {
  return {
    kind: 'auth.rotate-signing-key',
    everySeconds: 3_600,
    async run() {
      const now = clock();
      const fresh = await makeKey();
      await db.transaction().execute(async (transaction) => {
        const madeBefore = new Date(now.getTime() - KEY_LIFETIME_MS);
        if (await retireOwnKey(transaction, { madeBefore, now })) {
          await insertKey(transaction, fresh, now);
        }
      });
      await deleteRetiredKeys(db, new Date(now.getTime() - PUBLISHED_MS));
    },
  };
}

interface OwnKey extends KeyRow {
  readonly privateJwk: JWK;
}

async function makeKey(): Promise<OwnKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return keyRow(await exportJWK(privateKey));
}

/** Reads the key of AUTH_SIGNING_KEY. @throws EnvironmentProblem */
export async function readGivenKey(text: string): Promise<OwnKey> {
  const jwk = parseJson(text);
  if (!isPrivateP256(jwk)) {
    throw new EnvironmentProblem(
      'AUTH_SIGNING_KEY is not a private P-256 key in JWK form (JSON): give one with kty, crv, x, y and d.',
    );
  }
  return keyRow(jwk);
}

async function keyRow(privateJwk: JWK): Promise<OwnKey> {
  const { kty = '', crv = '', x = '', y = '' } = privateJwk;
  const publicJwk = { kty, crv, x, y };
  return { kid: await calculateJwkThumbprint(publicJwk), publicJwk, privateJwk };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isPrivateP256(value: unknown): value is JWK {
  return (
    typeof value === 'object' && value !== null && 'crv' in value && value.crv === 'P-256' && 'd' in value
  );
}

/** The private key in the form that signs. */
export async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) {
    throw new Error('The key that signs tokens is not an elliptic-curve key.');
  }
  return key;
}
