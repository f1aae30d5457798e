import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { commonHeaders } from '../security-headers.ts';
import type { ShellServices } from '../shell-services.ts';

const SERVICES = [
  'setting',
  'auth',
  'product',
  'content',
  'merchant',
  'trade',
  'file',
  'notification',
  'wallet',
  'payment',
];
const TIMEOUT_MS = 15_000;

/** Same-origin forwarding to the services: no second handshake, no preflight. In production the proxy may do it. */
export async function apiRoutes(
  app: FastifyInstance,
  { environment, traceOf }: ShellServices,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: environment.servicesOrigin,
      undici: { connections: 64, bodyTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS },
    });
    // Bodies pass through as they are; the services read and check them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.all('/api/:service/*', (request, reply) => {
      const { service, '*': rest } = request.params as { service: string; '*': string };
      if (!SERVICES.includes(service)) {
        return reply.code(404).headers(commonHeaders).send();
      }
      const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
      return reply.from(`/${service}/${rest}${query}`, {
        rewriteRequestHeaders: (_incoming, headers) => ({
          ...withoutClientForwarding(headers),
          'x-forwarded-for': request.ip,
          traceparent: traceOf(request),
        }),
        onError: (failed, { error }) => {
          request.log.error({ service, reason: String(error) }, 'a service did not answer');
          failed
            .code(502)
            .headers(commonHeaders)
            .type('application/problem+json')
            .send(
              JSON.stringify({
                type: 'about:blank',
                title: 'سرویس در دسترس نیست',
                status: 502,
                code: 'service_unreachable',
              }),
            );
        },
      });
    });
  });
}

/** What a visitor says of the way it came is not passed on: limits count real addresses. */
function withoutClientForwarding<T extends Record<string, unknown>>(headers: T): T {
  const {
    forwarded: _forwarded,
    'x-forwarded-for': _for,
    'x-forwarded-host': _host,
    'x-forwarded-proto': _proto,
    cookie: _cookie,
    ...rest
  } = headers;
  return rest as unknown as T;
}
