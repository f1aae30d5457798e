import type { Readable } from 'node:stream';
import { SERVICE_NAMES } from '@bazaar/contracts';
import { STREAM_HEARTBEAT_SECONDS, streamConversations } from '@bazaar/contracts/notification';
import { nameRoute } from '@bazaar/telemetry';
import replyFrom, { type FastifyReplyFromHooks } from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { receiveBodies, uploadOf } from '../forwarding/request-bodies.ts';
import { bufferResponse } from '../forwarding/response-buffer.ts';
import { createUpstreams, ServiceRefusal } from '../forwarding/upstreams.ts';
import { commonHeaders } from '../security-headers.ts';
import type { ShellServices } from '../shell-services.ts';

/** Longer than a stream of events is ever silent. */
const STREAM_TIMEOUT_MS = 3 * STREAM_HEARTBEAT_SECONDS * 1_000;
const STREAM_HEAD_TIMEOUT_MS = 15_000;
const STREAM_PATH = `/api/${streamConversations.service}${streamConversations.path}`;

const RETRY_AFTER_SECONDS = 2;
/** A stream of events is refused for longer: a place is free when another visitor leaves. */
const STREAM_RETRY_AFTER_SECONDS = 30;

const problemHeaders = { ...commonHeaders, 'content-type': 'application/problem+json' };
const OVERLOADED = { title: 'سرویس در حال حاضر بسیار شلوغ است', status: 503, code: 'overloaded' };
const RESTING = { title: 'سرویس در دسترس نیست', status: 503, code: 'service_unavailable' };
const UNREACHABLE = { title: 'سرویس در دسترس نیست', status: 502, code: 'service_unreachable' };

/** Same-origin forwarding to the services: no second handshake, no preflight. In production the proxy may do it. */
export async function apiRoutes(app: FastifyInstance, services: ShellServices): Promise<void> {
  const { servicesOrigin, spoolDir } = services.environment;
  const upstreams = createUpstreams(servicesOrigin, services.breakers);
  await app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: servicesOrigin,
      disableRequestLogging: true,
      undici: upstreams as never,
    });
    scope.addHook('onClose', () => upstreams.close());
    // Before the body: nobody sends files to an address that does not exist.
    scope.addHook('onRequest', async (request, reply) => {
      if (targetOf(request) === null) {
        return reply.code(404).headers(commonHeaders).send();
      }
      nameRoute(request, `/api/${(request.params as { service: string }).service}/*`);
    });
    receiveBodies(scope, spoolDir);
    scope.all('/api/:service/*', (request, reply) => {
      const target = targetOf(request) ?? '';
      return forward(services, { request, reply }, target);
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
      headersTimeout: STREAM_HEAD_TIMEOUT_MS,
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
    return forwardStream(services, { request, reply }, target);
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

/** Bodies pass through unchanged; the services parse and check them. */
function forward(services: ShellServices, exchange: Exchange, target: string): FastifyReply {
  const { request, reply } = exchange;
  const upload = uploadOf(request);
  if (upload) {
    reply.raw.once('close', () => upload.stream.destroy());
  }
  return reply.from(target, {
    ...optionsOf(services, exchange),
    ...(Buffer.isBuffer(request.body) && request.body.byteLength > 0
      ? { body: request.body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }
      : {}),
    onResponse: (_request, answered, response) => {
      answered.send(bufferResponse((response as unknown as { stream: Readable }).stream));
    },
  });
}

function forwardStream(services: ShellServices, exchange: Exchange, target: string): FastifyReply {
  return exchange.reply.from(target, optionsOf(services, exchange));
}

/** The library adds the query, as it was sent. */
function optionsOf({ traceOf }: ShellServices, { request }: Exchange): FastifyReplyFromHooks {
  return {
    // Retrying is the caller's task (once, for GET); the library's own rule would retry ten times on a 503.
    retryDelay: () => null,
    rewriteRequestHeaders: (_incoming, headers) => ({
      ...withoutClientForwarding(headers),
      ...lengthOf(request),
      'x-forwarded-for': request.ip,
      traceparent: traceOf(request),
    }),
    onError: (failed, { error }) => {
      request.log.error(
        { path: request.routeOptions.url, reason: reasonOf(error) },
        'a service did not answer',
      );
      const problem = isRefusal(error) ? RESTING : UNREACHABLE;
      failed
        .code(problem.status)
        .headers({ ...problemHeaders, 'retry-after': String(RETRY_AFTER_SECONDS) })
        .send(problemText(problem));
    },
  };
}

/** A GET is forwarded without the body that its client may have announced. */
function lengthOf(request: FastifyRequest): Record<string, string | undefined> {
  const upload = uploadOf(request);
  if (upload) {
    return { 'content-length': String(upload.bytes) };
  }
  return request.method === 'GET' || request.method === 'HEAD' ? { 'content-length': undefined } : {};
}

function isRefusal(error: Error): boolean {
  return error.cause instanceof ServiceRefusal;
}

function reasonOf(error: Error): string {
  return String(error.cause ?? error);
}

/** A refusal of the shell itself, in the form of the services' own (RFC 9457). */
function problemText(problem: { title: string; status: number; code: string }): string {
  return JSON.stringify({ type: 'about:blank', ...problem });
}

/** The same path at the service, unchanged; null for an unknown service and for a path that would leave its own prefix. */
function targetOf({ params, url }: FastifyRequest): string | null {
  const { service } = params as { service: string };
  const [target = ''] = url.slice('/api'.length).split('?');
  const root = `/${service}/`;
  const isInside =
    SERVICE_NAMES.some((name) => name === service) &&
    target.startsWith(root) &&
    new URL(target, 'http://service').pathname.startsWith(root);
  return isInside ? target : null;
}

/**
 * Forwarding headers sent by the client are dropped, since rate limits count real addresses. Services use no cookies.
 */
const NOT_PASSED_ON = /^(x-forwarded-.*|x-real-ip|forwarded|cookie)$/;

function withoutClientForwarding<T extends Record<string, unknown>>(headers: T): T {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.test(name))) as T;
}
