import { CLIENT_ID } from '@bazaar/contracts/setting';
import { SignJWT } from 'jose';
import type { Environment } from '../../kit/environment.ts';
import { ALGORITHM, type SigningKey } from './signing-key.security.ts';

export const SESSION_SECONDS = 12 * 60 * 60;
/** Type of an access token (RFC 9068); an id token has another, so that neither is accepted as the other. */
export const ACCESS_TOKEN_TYPE = 'at+jwt';

/** The issuer of tokens. */
export function issuerOf({ publicOrigin }: Environment): string {
  return `${publicOrigin}/api/auth`;
}

/** The audience of access tokens. */
export function audienceOf({ publicOrigin }: Environment): string {
  return `${publicOrigin}/api`;
}

export interface Subject {
  readonly userId: number;
  readonly name: string;
  readonly sessionId: string;
  readonly now: Date;
}

/** Signs the two tokens of a new session. */
export async function signTokens(environment: Environment, signing: SigningKey, subject: Subject) {
  const issuedAt = Math.floor(subject.now.getTime() / 1000);
  const sign = (type: string, audience: string) =>
    new SignJWT({ name: subject.name, sid: subject.sessionId })
      .setProtectedHeader({ alg: ALGORITHM, kid: signing.kid, typ: type })
      .setSubject(String(subject.userId))
      .setIssuer(issuerOf(environment))
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + SESSION_SECONDS)
      .sign(signing.key);
  return {
    accessToken: await sign(ACCESS_TOKEN_TYPE, audienceOf(environment)),
    idToken: await sign('JWT', CLIENT_ID),
  };
}
