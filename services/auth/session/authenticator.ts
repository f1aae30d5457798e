import { createLocalJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Authenticate } from '../../kit/http/mount.ts';
import type { Principal, ServiceContext } from '../../kit/http/service.ts';
import { ALGORITHM, findPublicKeys } from '../tokens/signing-key.ts';
import { ACCESS_TOKEN_TYPE, audienceOf, issuerOf } from '../tokens/token-claims.ts';
import { sessionMemoryOf } from './session-memory.ts';

const KEYS_REMEMBERED_MS = 60_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Makes the check of bearer tokens: signature, issuer, audience, time, and that the session is still open. */
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
  return async (token) => {
    const keySet = await keys();
    const verified = await jwtVerify(token, keySet, { ...options, currentDate: clock() }).catch(() => null);
    const bearer = verified === null ? null : readBearer(verified.payload);
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

function rememberedKeys(context: ServiceContext): () => Promise<JWTVerifyGetKey> {
  let known: { readonly set: JWTVerifyGetKey; readonly until: number } | undefined;
  return async () => {
    const now = context.clock().getTime();
    if (known === undefined || known.until <= now) {
      known = {
        set: createLocalJWKSet({ keys: await findPublicKeys(context) }),
        until: now + KEYS_REMEMBERED_MS,
      };
    }
    return known.set;
  };
}
