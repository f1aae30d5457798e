import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idsOf } from './request-ids.ts';
import { routeOf } from './route-name.ts';
import { inSpan, isTracing, type Span, startSpan } from './tracing.ts';

const spans = new WeakMap<object, Span>();

export interface TracedRequests {
  /** True where visitors come in: their trace is continued, but whether it is recorded is decided here. */
  readonly isEntrance: boolean;
  /** Requests that are not worth a trace. */
  isLeftOut(request: FastifyRequest): boolean;
}

/** Records a span for each request, in which its handler runs; adds nothing to a server that is not traced. */
export function traceRequests(app: FastifyInstance, { isEntrance, isLeftOut }: TracedRequests): void {
  if (!isTracing()) {
    return;
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (isLeftOut(request)) {
      done();
      return;
    }
    const { traceId, spanId } = idsOf(request.raw);
    const given = request.headers.traceparent;
    const parent = isEntrance || typeof given !== 'string' ? null : given;
    const span = startSpan({ name: request.method, kind: 'server', parent, traceId, spanId });
    if (span) {
      spans.set(request, span);
      let isWhole = false;
      reply.raw.once('finish', () => {
        isWhole = true;
      });
      reply.raw.once('close', () => {
        const route = routeOf(request);
        const { statusCode } = reply.raw;
        span.rename(`${request.method} ${route}`);
        span.set({
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': statusCode,
        });
        span.end({ isFailed: statusCode >= 500 || !isWhole });
      });
    }
    inSpan(span, done);
  });
  // A body that arrives in pieces leaves the span in which its request began.
  app.addHook('preValidation', (request, _reply, done) => inSpan(spans.get(request), done));
}

/** The span of a request; undefined when it is not traced. */
export function spanOf(request: FastifyRequest): Span | undefined {
  return spans.get(request);
}
