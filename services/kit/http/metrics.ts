import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; the latency goals of the endpoints lie between the first and the third. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counters for the rest of the process. */
export interface Metrics {
  countJob(kind: string, outcome: 'done' | 'failed'): void;
}

/**
 * Serves `/metrics` in Prometheus' text format: requests by route, method and status, requests in flight, jobs, and
 * the process's own figures. Routes are patterns, so that no visitor's address becomes a label.
 */
export function serveMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests not yet answered.',
    registers,
  });
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs that were tried, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  app.addHook('onRequest', async (_request, reply) => {
    inFlight.inc();
    reply.raw.once('close', () => inFlight.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    duration.observe(labels, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics()),
  );
  return { countJob: (kind, outcome) => jobs.inc({ kind, outcome }) };
}
