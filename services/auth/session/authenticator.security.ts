import { createLocalJWKSet, decodeProtectedHeader, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Authenticate } from '../../kit/http/mount.ts';
import type { Principal, ServiceContext } from '../../kit/http/service.ts';
import { ALGORITHM, findPublicKeys } from '../tokens/signing-key.security.ts';
import { ACCESS_TOKEN_TYPE, audienceOf, issuerOf } from '../tokens/token-claims.security.ts';
import { sessionMemoryOf } from './session.cache.ts';
import { rememberTokens } from './token.cache.ts';

const KEYS_REMEMBERED_MS = 60_000;
const UNKNOWN_KEY_MS = 1_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Creates the check of bearer tokens: signature, issuer, audience, time, and that the session is still open. */
export function createAuthenticator(context: ServiceContext): Authenticate {
  const { clock, environment } = context;
  const keys = rememberedKeys(context);
  const sessions = sessionMemoryOf(context);
  const options = {
    algorithms: [ALGORITHM],
    typ: ACCESS_TOKEN_TYPE,
    issuer: issuerOf(environment),
    audience: audienceOf(environment),
    requiredClaims: ['sub', 'sid', 'exp'],
  };
  const read = rememberTokens(clock, async (token) => {
    const keySet = await keys(kidOf(token));
    const verified = await jwtVerify(token, keySet, { ...options, currentDate: clock() }).catch(() => null);
    const bearer = verified === null ? null : readBearer(verified.payload);
    return bearer && { bearer, expiresAt: Number(verified?.payload.exp) * 1_000 };
  });
  return async (token) => {
    const bearer = await read(token);
    const session = bearer === null ? null : await sessions.find(bearer.sessionId);
    return bearer === null || session === null ? null : { ...bearer, ...session };
  };
}

type Bearer = Pick<Principal, 'userId' | 'sessionId' | 'name'>;

function readBearer(claims: Readonly<Record<string, unknown>>): Bearer | null {
  const userId = Number(claims.sub);
  const { sid, name } = claims as { sid: unknown; name: unknown };
  if (!Number.isSafeInteger(userId) || typeof sid !== 'string' || !UUID.test(sid)) {
    return null;
  }
  return { userId, sessionId: sid, name: typeof name === 'string' ? name : '' };
}

/** Id of the key that a token names as its own; empty for an unreadable token. */
function kidOf(token: string): string {
  try {
    return decodeProtectedHeader(token).kid ?? '';
  } catch {
    return '';
  }
}

interface KnownKeys {
  readonly set: JWTVerifyGetKey;
  readonly kids: ReadonlySet<string>;
  readonly readAt: number;
}

/**
 * The published keys, cached for a minute; only for a second when a token names a key that is not among them, since
 * another instance may just have created it.
 */
function rememberedKeys(context: ServiceContext): (kid: string) => Promise<JWTVerifyGetKey> {
  let known: KnownKeys | undefined;
  return async (kid) => {
    const now = context.clock().getTime();
    const lifetime = known?.kids.has(kid) ? KEYS_REMEMBERED_MS : UNKNOWN_KEY_MS;
    if (known === undefined || known.readAt + lifetime <= now) {
      const keys = await findPublicKeys(context);
      known = { set: createLocalJWKSet({ keys }), kids: new Set(keys.map((key) => key.kid)), readAt: now };
    }
    return known.set;
  };
}
