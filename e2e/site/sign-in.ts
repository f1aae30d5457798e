import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Endpoint } from '@bazaar/contracts';
import {
  exchangeToken,
  IdClaims,
  listDemoMessages,
  loginByOtp,
  OtpAccepted,
  OtpSent,
} from '@bazaar/contracts/auth';
import { CLIENT_ID, CLIENT_ID_HEADER, getSettings } from '@bazaar/contracts/setting';
import type { StoredSession } from './shared-site.ts';

export const DEMO_BUYER_NUMBER = '+989120000001';
export const NEW_BUYER_NUMBER = '+989120000002';
export const DEMO_SUPPLIER_NUMBER = '+989120000003';
/** The operator of the marketplace. */
export const DEMO_OPERATOR_NUMBER = '+989120000004';
/** The supplier that the user of that number answers for. */
export const DEMO_SUPPLIER_ID = 81;

/** A mobile number that has never signed in. */
export function freshNumber(): string {
  return `+98912${randomInt(1_000_000, 10_000_000)}`;
}

/** Signs a number in with the same requests as the browser, using the code from the demo's messages. */
export async function signInByCode(origin: string, phoneNumber: string): Promise<StoredSession> {
  const { requestId } = OtpSent.parse(await requestJson(origin, loginByOtp, { phoneNumber }));
  const verifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  const code = await lastCode(origin, phoneNumber);
  const accepted = OtpAccepted.parse(
    await requestJson(origin, loginByOtp, { phoneNumber, requestId, code, codeChallenge }),
  );
  const tokens = exchangeToken.response.parse(
    await readJson(addressOf(origin, exchangeToken), {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: accepted.authorizationCode,
        client_id: CLIENT_ID,
        redirect_uri: `${origin}/users/login`,
        code_verifier: verifier,
      }),
    }),
  );
  const config = await readJson(addressOf(origin, getSettings), {
    headers: { [CLIENT_ID_HEADER]: CLIENT_ID },
  });
  return {
    userInfo: JSON.stringify(claimsOf(tokens.id_token)),
    accessToken: tokens.access_token,
    config: JSON.stringify(config),
  };
}

/** The code of the latest message to a number. */
export async function lastCode(origin: string, phoneNumber: string): Promise<string> {
  const address = `${addressOf(origin, listDemoMessages)}?${new URLSearchParams({ phoneNumber })}`;
  const [message] = listDemoMessages.response.parse(await readJson(address));
  if (!message) {
    throw new Error(`No message was sent to ${phoneNumber}.`);
  }
  return message.code;
}

function claimsOf(idToken: string) {
  const [, payload = ''] = idToken.split('.');
  return IdClaims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
}

function addressOf(origin: string, { service, path }: Endpoint): string {
  return `${origin}/api/${service}${path}`;
}

function requestJson(origin: string, endpoint: Endpoint, body: unknown): Promise<unknown> {
  return readJson(addressOf(origin, endpoint), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function readJson(address: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(address, init);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  }
  return response.json();
}
