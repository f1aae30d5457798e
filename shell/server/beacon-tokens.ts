import { createHmac, timingSafeEqual } from 'node:crypto';

/** A visit that reports later fetches another one. */
const LIFETIME_MS = 10 * 60_000;

/** Short-lived permissions to report, each for the clients of one network address. */
export interface BeaconTokens {
  /** @returns expiry (milliseconds since 1970, base 36) and signature, joined by a dot. */
  issue(client: string): string;
  /** False for a token that has expired, was altered, or belongs to another client; `token` is whatever was sent. */
  isValid(token: unknown, client: string): boolean;
}

/** Nothing is stored: a token holds its expiry, and every shell with the same secret accepts it. */
export function createBeaconTokens(secret: string, now: () => number = Date.now): BeaconTokens {
  const sign = (expiry: string, client: string) =>
    createHmac('sha256', secret).update(`${expiry} ${client}`).digest('base64url');
  return {
    issue(client) {
      const expiry = (now() + LIFETIME_MS).toString(36);
      return `${expiry}.${sign(expiry, client)}`;
    },
    isValid(token, client) {
      const [, expiry, signature] = /^([0-9a-z]{1,12})\.([\w-]{43})$/.exec(String(token)) ?? [];
      return (
        expiry !== undefined &&
        signature !== undefined &&
        timingSafeEqual(Buffer.from(signature), Buffer.from(sign(expiry, client))) &&
        Number.parseInt(expiry, 36) > now()
      );
    },
  };
}
