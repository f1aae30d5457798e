import { createHash, randomBytes } from 'node:crypto';
import { listDemoMessages, OtpAccepted, OtpSent, TokenResponse } from '@bazaar/contracts/auth';
import { CLIENT_ID } from '@bazaar/contracts/setting';
import type { FastifyInstance } from 'fastify';
import { randomMobile, TEST_ENVIRONMENT } from '../testing/test-app.ts';

const LOGIN = '/auth/api/v1/users/login-by-otp';

export interface Pkce {
  readonly verifier: string;
  readonly challenge: string;
}

/** A fresh PKCE pair (RFC 7636, S256). */
export function createPkce(): Pkce {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** Requests a code; returns the raw response. */
export function askForCode(app: FastifyInstance, phoneNumber: string) {
  return app.inject({ method: 'POST', url: LOGIN, payload: { phoneNumber } });
}

/** Requests a code and reads it from the demo's inbox. */
export async function receiveCode(app: FastifyInstance, mobile: string) {
  const { requestId } = OtpSent.parse((await askForCode(app, mobile)).json());
  const reply = await app.inject(`/auth/demo/messages?phoneNumber=${encodeURIComponent(mobile)}`);
  const [message] = listDemoMessages.response.parse(reply.json());
  return { requestId, code: message?.code ?? '', text: message?.text ?? '' };
}

interface GivenCode {
  readonly mobile: string;
  readonly requestId: string;
  readonly code: string;
  readonly pkce?: Pkce;
}

/** Submits a code; returns the raw response. */
export function handIn(app: FastifyInstance, { mobile, requestId, code, pkce = createPkce() }: GivenCode) {
  const payload = { phoneNumber: mobile, requestId, code, codeChallenge: pkce.challenge };
  return app.inject({ method: 'POST', url: LOGIN, payload });
}

/** Exchanges an authorization code; returns the raw response. Fields can be changed or, as null, left out. */
export function exchange(app: FastifyInstance, fields: Readonly<Record<string, string | null>>) {
  const all = {
    grant_type: 'authorization_code',
    client_id: CLIENT_ID,
    redirect_uri: `${TEST_ENVIRONMENT.publicOrigin}/users/login`,
    ...fields,
  };
  const given = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null);
  return app.inject({
    method: 'POST',
    url: '/auth/connect/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(given).toString(),
  });
}

/** An authorization code with its verifier. */
export async function receiveAuthorization(app: FastifyInstance, mobile = randomMobile()) {
  const pkce = createPkce();
  const { requestId, code } = await receiveCode(app, mobile);
  const reply = await handIn(app, { mobile, requestId, code, pkce });
  return { code: OtpAccepted.parse(reply.json()).authorizationCode, code_verifier: pkce.verifier };
}

/** Signs a user in completely, as the browser does. */
export async function signIn(app: FastifyInstance, mobile = randomMobile()) {
  const tokens = TokenResponse.parse((await exchange(app, await receiveAuthorization(app, mobile))).json());
  return { ...tokens, headers: { authorization: `Bearer ${tokens.access_token}` } };
}
