import { REMOTE_NAMES } from '@bazaar/contracts/platform';

/** Names of the Trusted Types policies: the loader's, the shell's chunks, one a remote (several versions share one). */
const POLICIES = ['bazaar-loader', 'bazaar-shell-chunks', ...REMOTE_NAMES.map((name) => `bazaar-${name}`)];

/** The document's Content Security Policy. Scripts come from the nonce and from what nonce'd scripts load. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${POLICIES.join(' ')} 'allow-duplicates'`,
    'report-uri /_beacon/csp',
    'report-to csp',
  ].join('; ');
}

/** Headers of every document. */
export function documentHeaders(nonce: string, compositionId: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': contentSecurityPolicy(nonce),
    'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
    'reporting-endpoints': 'csp="/_beacon/csp"',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
    'x-composition-id': compositionId,
    ...commonHeaders,
  };
}

/** Headers of every answer of the shell. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};
