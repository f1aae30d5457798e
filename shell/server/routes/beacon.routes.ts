import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createBeaconTokens } from '../beacon-tokens.ts';
import { clientOf } from '../client-address.ts';
import { commonHeaders } from '../security-headers.ts';
import type { ShellServices } from '../shell-services.ts';

const MAX_BODY_BYTES = 16 * 1024;
const noStore = { ...commonHeaders, 'cache-control': 'no-store' };
const MAX_TEXT = 400;
const MAX_DEPTH = 4;
/** Reports of all clients that are logged per minute; the rest is counted. */
const MAX_PER_MINUTE = 300;

/** Of each client, with room for an office behind one address. */
const PER_CLIENT = { max: 60, timeWindow: 60_000, keyGenerator: clientOf };

/**
 * Receives CSP reports and client errors, with their composition, and writes them to the structured log. Errors come
 * with a token that the page fetches once it has something to report; a visit that is not in the sample gets none (204).
 * CSP reports come from the browser itself, without one, and are held against no version.
 */
export async function beaconRoutes(
  app: FastifyInstance,
  { served, metrics, environment }: Pick<ShellServices, 'served' | 'metrics' | 'environment'>,
): Promise<void> {
  const { beaconSecret, beaconPermille } = environment;
  const tokens = createBeaconTokens(beaconSecret);
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    scope.setErrorHandler(refuse);
    const isWelcome = createLimit((dropped) =>
      scope.log.warn({ dropped }, 'browsers reported more than is written down'),
    );
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, body),
    );
    const config = { rateLimit: PER_CLIENT };
    const receive = (kind: 'errors' | 'csp', request: FastifyRequest) => {
      const report = readReport(String(request.body ?? ''));
      if (isWelcome()) {
        request.log.warn({ beacon: kind, report }, 'a browser reports');
      }
      return report;
    };
    /** A report that names a version counts against it. */
    const noteFault = (report: unknown, address: string) => {
      const { remote, version, message } = (report ?? {}) as Record<string, unknown>;
      if (typeof remote === 'string' && typeof version === 'string') {
        const standsFor = Math.round(1_000 / beaconPermille);
        served.browserFault({ remote, version, reason: String(message ?? ''), address, standsFor });
        metrics.browserFault({ remote, version, address, standsFor });
      }
    };

    scope.get('/_beacon/token', { config }, (request, reply) => {
      reply.headers(noStore);
      return Math.random() * 1_000 < beaconPermille
        ? reply.send({ token: tokens.issue(clientOf(request)) })
        : reply.code(204).send();
    });
    scope.post('/_beacon/errors', { config }, (request, reply) => {
      if (!tokens.isValid(request.headers['x-beacon-token'], clientOf(request))) {
        return reply.code(403).headers(noStore).send();
      }
      noteFault(receive('errors', request), clientOf(request));
      return reply.code(204).send();
    });
    scope.post('/_beacon/csp', { config }, (request, reply) => {
      receive('csp', request);
      return reply.code(204).send();
    });
  });
}

/** The page that reports reads nothing but the status. */
function refuse(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  return reply.code(status).headers(noStore).send();
}

/**
 * Lets a number of reports pass per minute; with the first one of the next minute it reports how many were dropped.
 */
function createLimit(tellDropped: (count: number) => void): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) {
      if (count > MAX_PER_MINUTE) {
        tellDropped(count - MAX_PER_MINUTE);
      }
      minute = now;
      count = 0;
    }
    count += 1;
    return count <= MAX_PER_MINUTE;
  };
}

/** Only short texts, numbers and booleans of a report are logged, whatever was sent. */
function readReport(body: string): unknown {
  try {
    return keepShort(JSON.parse(body), 0);
  } catch {
    return { unreadable: body.slice(0, 80) };
  }
}

function keepShort(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    // An address may contain what a visitor typed, so its query is removed.
    return value.replace(/\?[^\s"]*/g, '').slice(0, MAX_TEXT);
  }
  if (Array.isArray(value) && depth < MAX_DEPTH) {
    return value.slice(0, 10).map((item) => keepShort(item, depth + 1));
  }
  if (typeof value === 'object' && value !== null && depth < MAX_DEPTH) {
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, 30)
        .map(([key, item]) => [key.slice(0, 60), keepShort(item, depth + 1)]),
    );
  }
  return typeof value === 'number' || typeof value === 'boolean' || value === null ? value : undefined;
}
