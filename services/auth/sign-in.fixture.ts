import { createHash, randomBytes } from 'node:crypto';
import { Problem } from '@bazaar/contracts';
import {
  listDemoMessages,
  OtpAccepted,
  OtpSent,
  TokenResponse,
  WorkChallenge,
  type WorkSolution,
} from '@bazaar/contracts/auth';
import { CLIENT_ID } from '@bazaar/contracts/setting';
import type { FastifyInstance } from 'fastify';
import { randomMobile, TEST_ENVIRONMENT } from '../testing/test-app.ts';
import { leadingZeroBits } from './work/work.security.ts';

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

interface AskParts {
  readonly deviceToken?: string;
  readonly work?: WorkSolution;
  /** Address of the client. */
  readonly from?: string;
}

/** Requests a code; returns the raw response. */
export function askForCode(app: FastifyInstance, phoneNumber: string, { from, ...parts }: AskParts = {}) {
  const payload = { phoneNumber, ...parts };
  return app.inject({
    ...{ method: 'POST', url: LOGIN, payload },
    ...(from !== undefined && { remoteAddress: from }),
  });
}

/** Finds what a challenge asks for, as the browser does. */
export function solveWork({ challenge, bits }: WorkChallenge): WorkSolution {
  for (let count = 0; ; count += 1) {
    const nonce = count.toString(36);
    const digest = createHash('sha256').update(`${challenge}.${nonce}`).digest();
    if (leadingZeroBits(digest) >= bits) {
      return { challenge, nonce };
    }
  }
}

/** What a refused request is asked to do. */
export function workOf(reply: { json(): unknown }): WorkChallenge {
  const { code, data } = Problem.parse(reply.json());
  if (code !== 'work_required') {
    throw new Error(`No work is asked for, but ${code}.`);
  }
  return WorkChallenge.parse(data?.work);
}

/** Requests a code, with work when it is asked for; returns the raw response. */
export async function askWithWork(app: FastifyInstance, phoneNumber: string, parts: AskParts = {}) {
  const reply = await askForCode(app, phoneNumber, parts);
  return reply.json().code === 'work_required'
    ? askForCode(app, phoneNumber, { ...parts, work: solveWork(workOf(reply)) })
    : reply;
}

/** Requests a code and reads it from the demo's inbox. */
export async function receiveCode(app: FastifyInstance, mobile: string, parts: AskParts = {}) {
  const { requestId } = OtpSent.parse((await askWithWork(app, mobile, parts)).json());
  const reply = await app.inject(`/auth/demo/messages?phoneNumber=${encodeURIComponent(mobile)}`);
  const [message] = listDemoMessages.response.parse(reply.json());
  return { requestId, code: message?.code ?? '', text: message?.text ?? '' };
}

interface GivenCode {
  readonly mobile: string;
  readonly requestId: string;
  readonly code: string;
  readonly pkce?: Pkce;
  readonly deviceToken?: string;
  readonly work?: WorkSolution;
}

/** Submits a code; returns the raw response. */
export function handIn(app: FastifyInstance, given: GivenCode) {
  const { mobile, requestId, code, pkce = createPkce(), deviceToken, work } = given;
  const payload = {
    ...{ phoneNumber: mobile, requestId, code, codeChallenge: pkce.challenge },
    ...{ deviceToken, work },
  };
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
export async function receiveAuthorization(
  app: FastifyInstance,
  mobile = randomMobile(),
  parts: Pick<AskParts, 'deviceToken'> = {},
) {
  const pkce = createPkce();
  const { requestId, code } = await receiveCode(app, mobile, parts);
  const reply = await handIn(app, { mobile, requestId, code, pkce, ...parts });
  return { code: OtpAccepted.parse(reply.json()).authorizationCode, code_verifier: pkce.verifier };
}

/** Signs a user in completely, as the browser does. */
export async function signIn(
  app: FastifyInstance,
  mobile = randomMobile(),
  parts: Pick<AskParts, 'deviceToken'> = {},
) {
  const authorization = await receiveAuthorization(app, mobile, parts);
  const tokens = TokenResponse.parse((await exchange(app, authorization)).json());
  return { ...tokens, headers: { authorization: `Bearer ${tokens.access_token}` } };
}

/** A browser's own secret. */
export function newDeviceToken(): string {
  return randomBytes(32).toString('base64url');
}
