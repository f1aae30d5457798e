import type { ApiClient } from '@bazaar/api';
import { exchangeToken, IdClaims, loginByOtp, OtpSent } from '@bazaar/contracts/auth';
import type { UserInfo } from '../../session/session-record.ts';
import type { NewSession } from '../../session/session-store.ts';
import { deviceToken } from './device-token.ts';
import { challengeOf, createVerifier, currentVerifier, dropVerifier } from './pkce.ts';
import { type WorkOptions, withWork } from './with-work.ts';

/** Requests a one-time code. */
export async function requestCode(
  api: ApiClient,
  phoneNumber: string,
  options: WorkOptions,
): Promise<OtpSent> {
  createVerifier();
  const body = { phoneNumber, deviceToken: deviceToken() };
  return OtpSent.parse(
    await withWork((work) => api.call(loginByOtp, { body: { ...body, ...(work && { work }) } }), options),
  );
}

interface GivenCode {
  phoneNumber: string;
  requestId: string;
  code: string;
}

interface Client extends WorkOptions {
  clientId: string;
  /** This site's login route, as an absolute address. */
  redirectUri: string;
}

/** Exchanges the one-time code for an authorization code, and that for the tokens of a session. */
export async function exchangeCode(
  api: ApiClient,
  given: GivenCode,
  { clientId, redirectUri, onWork }: Client,
): Promise<Omit<NewSession, 'config'>> {
  const verifier = currentVerifier();
  const body = { ...given, codeChallenge: await challengeOf(verifier), deviceToken: deviceToken() };
  const accepted = await withWork(
    (work) => api.call(loginByOtp, { body: { ...body, ...(work && { work }) } }),
    { onWork },
  );
  if (!('authorizationCode' in accepted)) {
    throw new Error('The service answered a code with another code.');
  }
  const token = await api.call(exchangeToken, {
    body: {
      grant_type: 'authorization_code',
      code: accepted.authorizationCode,
      client_id: clientId,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    },
  });
  dropVerifier();
  return { accessToken: token.access_token, userInfo: readIdToken(token.id_token) };
}

/** The claims of an id token that came over a trusted connection; verifying its signature is left to the services. */
export function readIdToken(idToken: string): UserInfo {
  const payload = idToken.split('.')[1] ?? '';
  const bytes = Uint8Array.from(
    atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.codePointAt(0) ?? 0,
  );
  return IdClaims.parse(JSON.parse(new TextDecoder().decode(bytes)));
}
