import { SERVICE_NAMES } from '@bazaar/contracts';
import { STREAM_HEARTBEAT_SECONDS, streamConversations } from '@bazaar/contracts/notification';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonHeaders } from '../security-headers.ts';
import type { ShellServices } from '../shell-services.ts';

const TIMEOUT_MS = 15_000;
/** Five files of ten megabytes and their multipart frame; each service has lower limits per endpoint. */
const BODY_LIMIT_BYTES = 52 * 1024 * 1024;

/** Longer than a stream of events is ever silent. */
const STREAM_TIMEOUT_MS = 3 * STREAM_HEARTBEAT_SECONDS * 1_000;
const STREAM_PATH = `/api/${streamConversations.service}${streamConversations.path}`;
const STREAM_RETRY_AFTER_SECONDS = 30;

const problemHeaders = { ...commonHeaders, 'content-type': 'application/problem+json' };
const OVERLOADED = { title: 'سرویس در حال حاضر بسیار شلوغ است', status: 503, code: 'overloaded' };
const UNREACHABLE = { title: 'سرویس در دسترس نیست', status: 502, code: 'service_unreachable' };

/** Same-origin forwarding to the services: no second handshake, no preflight. In production the proxy may do it. */
export async function apiRoutes(app: FastifyInstance, services: ShellServices): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: services.environment.servicesOrigin,
      disableRequestLogging: true,
      undici: { connections: 64, bodyTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS },
    });
    // Bodies pass through unchanged; the services parse and check them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.all('/api/:service/*', { bodyLimit: BODY_LIMIT_BYTES }, (request, reply) => {
      const { service } = request.params as { service: string };
      const isKnown = SERVICE_NAMES.some((name) => name === service);
      const target = isKnown ? targetOf(request.url, service) : null;
      if (!target) {
        return reply.code(404).headers(commonHeaders).send();
      }
      return forward(services, { request, reply }, { service, target });
    });
  });
  await app.register((scope) => streamRoutes(scope, services));
}

/** A stream of events holds its connection for hours: it must not take one of those that other requests share. */
async function streamRoutes(scope: FastifyInstance, services: ShellServices): Promise<void> {
  const open = new Set<FastifyReply>();
  const { servicesOrigin, maxStreams } = services.environment;
  await scope.register(replyFrom, {
    base: servicesOrigin,
    disableRequestLogging: true,
    undici: {
      connections: Math.max(1, maxStreams),
      bodyTimeout: STREAM_TIMEOUT_MS,
      headersTimeout: TIMEOUT_MS,
    },
  });
  scope.get(STREAM_PATH, { exposeHeadRoute: false }, (request, reply) => {
    // The library would have it wait until another stream ends.
    if (open.size >= maxStreams) {
      return reply
        .code(503)
        .headers({ ...problemHeaders, 'retry-after': String(STREAM_RETRY_AFTER_SECONDS) })
        .send(problemText(OVERLOADED));
    }
    open.add(reply);
    reply.raw.once('close', () => open.delete(reply));
    const target = STREAM_PATH.slice('/api'.length);
    return forward(services, { request, reply }, { service: streamConversations.service, target });
  });
  // The stop would wait for them; their clients connect again.
  scope.addHook('preClose', async () => {
    for (const { raw } of open) {
      raw.destroy();
    }
  });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Target {
  service: string;
  target: string;
}

function forward(
  { traceOf }: ShellServices,
  { request, reply }: Exchange,
  { service, target }: Target,
): FastifyReply {
  // The library adds the query, as it was sent.
  return reply.from(target, {
    // Retrying is the caller's task (once, for GET); the library's own rule would retry ten times on a 503.
    retryDelay: () => null,
    rewriteRequestHeaders: (_incoming, headers) => ({
      ...withoutClientForwarding(headers),
      'x-forwarded-for': request.ip,
      traceparent: traceOf(request),
    }),
    onError: (failed, { error }) => {
      request.log.error({ service, reason: String(error) }, 'a service did not answer');
      failed.code(502).headers(problemHeaders).send(problemText(UNREACHABLE));
    },
  });
}

/** A refusal of the shell itself, in the form of the services' own (RFC 9457). */
function problemText(problem: { title: string; status: number; code: string }): string {
  return JSON.stringify({ type: 'about:blank', ...problem });
}

/** The same path at the service, unchanged; null for one that would leave the service's own prefix. */
function targetOf(url: string, service: string): string | null {
  const [target = ''] = url.slice('/api'.length).split('?');
  const root = `/${service}/`;
  return target.startsWith(root) && new URL(target, 'http://service').pathname.startsWith(root)
    ? target
    : null;
}

/**
 * Forwarding headers sent by the client are dropped, since rate limits count real addresses. Services use no cookies.
 */
const NOT_PASSED_ON = /^(x-forwarded-.*|x-real-ip|forwarded|cookie)$/;

function withoutClientForwarding<T extends Record<string, unknown>>(headers: T): T {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.test(name))) as T;
}
