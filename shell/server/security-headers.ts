import { REMOTE_NAMES } from '@bazaar/contracts/platform';
import type { FastifyInstance } from 'fastify';
import type { ShellEnvironment } from './environment.ts';

/**
 * Names of the Trusted Types policies: the loader's, the shell's chunks, one per remote (several versions share one).
 */
const POLICIES = ['bazaar-loader', 'bazaar-shell-chunks', ...REMOTE_NAMES.map((name) => `bazaar-${name}`)];

/**
 * The document's Content Security Policy. Scripts run by nonce or are loaded by a script that has it. `origins` are
 * those of development servers, for styles, pictures and update sockets.
 */
export function contentSecurityPolicy(nonce: string, origins: readonly string[] = []): string {
  const self = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${self} 'nonce-${nonce}'`,
    `img-src ${self} data:`,
    `font-src ${self}`,
    `connect-src ${self}`,
    `media-src ${self}`,
    // A remote's worker comes from the mirror, which is on this origin.
    "worker-src 'self'",
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

export interface DocumentSecurity {
  nonce: string;
  compositionId: string;
  /** Origins of development servers; with them the policies only report. Null in production. */
  developmentOrigins: readonly string[] | null;
}

/** Headers of every document. */
export function documentHeaders({
  nonce,
  compositionId,
  developmentOrigins,
}: DocumentSecurity): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    ...(developmentOrigins ? reportingPolicy(nonce, developmentOrigins) : enforcedPolicies(nonce)),
    'reporting-endpoints': 'csp="/_beacon/csp"',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
    'x-composition-id': compositionId,
    ...commonHeaders,
  };
}

function enforcedPolicies(nonce: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(nonce),
    'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
  };
}

/** Files have no hash in development, where an integrity policy would report each of them. */
function reportingPolicy(nonce: string, origins: readonly string[]): Record<string, string> {
  return { 'content-security-policy-report-only': contentSecurityPolicy(nonce, origins) };
}

/** Headers of every response of the shell. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

const YEAR_S = 31_536_000;

/** Browsers that have come by https come by nothing else afterwards. */
export function requireSecureTransport(
  app: FastifyInstance,
  { publicOrigin }: Pick<ShellEnvironment, 'publicOrigin'>,
): void {
  if (publicOrigin.startsWith('https:')) {
    app.addHook('onRequest', async (_request, reply) => {
      // On the raw response, because documents are written past the framework.
      reply.raw.setHeader('strict-transport-security', `max-age=${YEAR_S}`);
    });
  }
}
