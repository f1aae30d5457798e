import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { routeOf } from './route-name.ts';

/** Seconds; the latency goals of the endpoints lie between the first and the third. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A registry with the figures of the process itself, under the names that Prometheus' libraries share. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Counts responses by route pattern, method and class of status, and measures how long they took. */
export function measureHttp(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const duration = new Histogram({
    name: 'bazaar_http_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'bazaar_http_requests_in_flight',
    help: 'Requests whose response has not ended.',
    registers,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    inFlight.inc();
    reply.raw.once('close', () => inFlight.dec());
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    duration.observe({ method: request.method, route: routeOf(request), status }, reply.elapsedTime / 1_000);
    done();
  });
}

/** Who may read the metrics: a client with the token or, where none is set, one that `isLocal` lets in. */
export interface MetricsAccess {
  readonly token: string | null;
  isLocal(request: FastifyRequest): boolean;
  /** Of every response. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Serves the registry as `/metrics`; to everybody else the address does not exist. */
export function serveRegistry(app: FastifyInstance, registry: Registry, access: MetricsAccess): void {
  app.get('/metrics', async (request: FastifyRequest, reply: FastifyReply) => {
    const mayRead =
      access.token === null ? access.isLocal(request) : bears(request.headers.authorization, access.token);
    reply.headers({ ...access.headers, 'cache-control': 'no-store' });
    return mayRead ? reply.type(registry.contentType).send(await registry.metrics()) : reply.code(404).send();
  });
}

function bears(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
