import { REMOTE_NAMES } from '@bazaar/contracts/platform';
import type { FastifyInstance } from 'fastify';
import type { ShellEnvironment } from './environment.ts';

/**
 * Names of the Trusted Types policies: the loader's, the shell's chunks, one per remote (several versions share one).
 */
const POLICIES = ['bazaar-loader', 'bazaar-shell-chunks', ...REMOTE_NAMES.map((name) => `bazaar-${name}`)];

/** What a document's own scripts and styles are allowed by: a nonce, or a hash of each. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The sources of a document that is made for one visitor. */
export function nonceSources(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
}

/**
 * The document's Content Security Policy. Its own scripts run, and what they load. `origins` are those of development
 * servers, for styles, pictures and update sockets.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineSources,
  origins: readonly string[] = [],
): string {
  const self = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${[...scripts, "'strict-dynamic'"].join(' ')}`,
    `style-src ${[self, ...styles].join(' ')}`,
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
  inline: InlineSources;
  compositionId: string;
  /** Origins of development servers; with them the policies only report. Null in production. */
  developmentOrigins: readonly string[] | null;
}

/** Headers of every document. */
export function documentHeaders({
  inline,
  compositionId,
  developmentOrigins,
}: DocumentSecurity): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    ...(developmentOrigins ? reportingPolicy(inline, developmentOrigins) : enforcedPolicies(inline)),
    'reporting-endpoints': 'csp="/_beacon/csp"',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
    'x-composition-id': compositionId,
    ...commonHeaders,
  };
}

function enforcedPolicies(inline: InlineSources): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(inline),
    'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
  };
}

/** Files have no hash in development, where an integrity policy would report each of them. */
function reportingPolicy(inline: InlineSources, origins: readonly string[]): Record<string, string> {
  return { 'content-security-policy-report-only': contentSecurityPolicy(inline, origins) };
}

/** Headers of every response of the shell. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

const YEAR_S = 31_536_000;

/** Browsers that have come by https come by nothing else afterwards, to hosts below this one neither. */
export function requireSecureTransport(
  app: FastifyInstance,
  { publicOrigin }: Pick<ShellEnvironment, 'publicOrigin'>,
): void {
  if (publicOrigin.startsWith('https:')) {
    app.addHook('onRequest', async (_request, reply) => {
      // On the raw response, because documents are written past the framework.
      reply.raw.setHeader('strict-transport-security', `max-age=${YEAR_S}; includeSubDomains`);
    });
  }
}

/** No response can be framed; documents, and files of the services, have policies of their own that forbid it too. */
export function forbidFraming(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('content-security-policy', "frame-ancestors 'none'");
  });
}
