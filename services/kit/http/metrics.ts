import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; the latency goals of the endpoints lie between the first and the third. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A figure that is read whenever somebody asks for the metrics. */
export interface GaugeSource {
  readonly name: string;
  readonly help: string;
  /** Name of its one label, if it has any. */
  readonly label?: string;
  /** One value for each value of the label; a single one without a label. */
  read(): Promise<readonly GaugeValue[]>;
}

interface GaugeValue {
  readonly of?: string;
  readonly value: number;
}

/** Figures of the rest of the process. */
export interface Metrics {
  countJob(kind: string, outcome: 'done' | 'failed'): void;
  addGauge(source: GaugeSource): void;
}

/**
 * Serves `/metrics` in Prometheus' text format: requests by route, method and status, requests in flight, jobs, what
 * services count, and the process's own figures. Routes are patterns, so that no visitor's address becomes a label.
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
  return {
    countJob: (kind, outcome) => jobs.inc({ kind, outcome }),
    addGauge: (source) => addGauge(registry, source),
  };
}

/** A figure that cannot be read is not a number, so that the others are still served. */
function addGauge(registry: Registry, { name, help, label, read }: GaugeSource): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    async collect() {
      gauge.reset();
      const unread: readonly GaugeValue[] = label === undefined ? [{ value: Number.NaN }] : [];
      const values = await read().catch(() => unread);
      for (const { of = '', value } of values) {
        gauge.set(label === undefined ? {} : { [label]: of }, value);
      }
    },
  });
}
