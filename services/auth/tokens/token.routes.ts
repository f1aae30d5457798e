import { createHash, randomUUID } from 'node:crypto';
import { exchangeToken, getKeySet, type TokenResponse } from '@bazaar/contracts/auth';
import { login } from '@bazaar/contracts/paths';
import { CLIENT_ID } from '@bazaar/contracts/setting';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../kit/http/errors.ts';
import { wideNetworkOf } from '../../kit/http/network.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { hashSecret } from '../login/code-hash.security.ts';
import { messages } from '../messages.ts';
import { findPublicKeys, findSigningKey } from './signing-key.security.ts';
import {
  insertSession,
  planDeviceNotice,
  revokeSessionOfCode,
  type UsedCode,
  useAuthorizationCode,
} from './token.sql.ts';
import { SESSION_SECONDS, type Subject, signTokens } from './token-claims.security.ts';

const MAX_DEVICE_LENGTH = 200;

interface Exchange {
  readonly code: string;
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly code_verifier: string;
}

/** The token endpoint, with the error codes of RFC 6749 §5.2, and the keys that verify its tokens. */
export function tokenRoutes(context: ServiceContext): ServiceRoute[] {
  return [
    route(exchangeToken, ({ body, request }) => exchange(context, body, clientOf(request)), {
      invalidCode: (errors) => ('grant_type' in errors ? 'unsupported_grant_type' : 'invalid_request'),
    }),
    route(getKeySet, async () => ({ keys: await findPublicKeys(context) })),
  ];
}

async function exchange(context: ServiceContext, body: Exchange, client: Client): Promise<TokenResponse> {
  if (body.client_id !== CLIENT_ID) {
    throw new HttpError({ status: 400, code: 'invalid_client', title: messages.client });
  }
  const subject = await openSession(context, body, client);
  if (subject === null) {
    throw new HttpError({ status: 400, code: 'invalid_grant', title: messages.grant });
  }
  const tokens = await signTokens(context.environment, await findSigningKey(context), subject);
  return {
    access_token: tokens.accessToken,
    token_type: 'Bearer',
    expires_in: SESSION_SECONDS,
    id_token: tokens.idToken,
  };
}

/** Uses the code up and opens its session in one transaction; null when the code is invalid. */
function openSession(
  { db, clock, environment }: ServiceContext,
  body: Exchange,
  client: Client,
): Promise<Subject | null> {
  const now = clock();
  const codeHash = hashSecret(body.code);
  return db.transaction().execute(async (transaction) => {
    const used = await useAuthorizationCode(transaction, codeHash, now);
    if (used === null) {
      await revokeSessionOfCode(transaction, codeHash, now);
      return null;
    }
    if (!isGood(used, body, now) || body.redirect_uri !== `${environment.publicOrigin}${login}`) {
      return null;
    }
    const sessionId = randomUUID();
    const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
    const { userId, deviceId } = used;
    const session = { ...client, id: sessionId, userId, deviceId, codeHash, createdAt: now, expiresAt };
    await insertSession(transaction, session);
    if (used.isNews) {
      await planDeviceNotice(transaction, session);
    }
    return { userId: used.userId, name: used.name, sessionId, now };
  });
}

/** What a session keeps of the client that opened it. */
interface Client {
  readonly device: string | null;
  readonly network: string;
}

function clientOf(request: FastifyRequest): Client {
  return { device: deviceOf(request), network: wideNetworkOf(request.ip) };
}

/** The user agent as text that can be shown, or null. */
function deviceOf({ headers }: FastifyRequest): string | null {
  const device = headers['user-agent']
    ?.replace(/[^\x20-\x7E]+/g, ' ')
    .trim()
    .slice(0, MAX_DEVICE_LENGTH);
  return device === undefined || device === '' ? null : device;
}

function isGood(used: UsedCode, body: Exchange, now: Date): boolean {
  const challenge = createHash('sha256').update(body.code_verifier).digest('base64url');
  return new Date(used.expiresAt) > now && challenge === used.codeChallenge;
}
