import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Visitor } from './composition.rules.ts';

const BUCKET_COOKIE = 'bazaar_bucket';
/** Browsers take a cookie of this prefix from https alone, and from no other host of the domain. */
const HOST_PREFIX = '__Host-';
/** So many buckets that a share of one in a thousand is met closely, and so few that no bucket names a person. */
const BUCKETS = 10_000;
const YEAR_S = 365 * 24 * 60 * 60;

/** The visitor behind a request, and the cookie to set when the browser has no bucket yet. */
export function readVisitor(
  headers: IncomingHttpHeaders,
  publicOrigin: string,
): { visitor: Visitor; setCookie: string | null } {
  const cookies = parseCookies(headers.cookie);
  const isSecure = publicOrigin.startsWith('https:');
  const name = isSecure ? `${HOST_PREFIX}${BUCKET_COOKIE}` : BUCKET_COOKIE;
  const known = Number(cookies[name]);
  const isKnown = cookies[name] !== undefined && Number.isInteger(known) && known >= 0 && known < BUCKETS;
  const bucket = isKnown ? known : randomInt(BUCKETS);
  return {
    visitor: { cookies, headers, bucket },
    setCookie: isKnown
      ? null
      : `${name}=${bucket}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  };
}

/** Reads a Cookie header (RFC 6265 §4.2.1); malformed pairs are left out. */
export function parseCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) {
      cookies[pair.slice(0, at).trim()] ??= pair.slice(at + 1).trim();
    }
  }
  return cookies;
}
