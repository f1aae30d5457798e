import { createRegistry, measureHttp, serveRegistry } from '@bazaar/telemetry/metrics';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Variables } from '../environment.ts';

/** A figure that is read whenever somebody asks for the metrics. */
export interface GaugeSource {
  readonly name: `bazaar_${string}`;
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
  /** A sum since the start, by one label, that is kept elsewhere. */
  addCounter(source: CounterSource): void;
}

interface CounterSource {
  readonly name: `bazaar_${string}_total`;
  readonly help: string;
  readonly label: string;
  read(): ReadonlyMap<string, number>;
}

/**
 * Serves `/metrics` in Prometheus' text format: requests by route, method and class of status, requests in flight, jobs,
 * what services count, and the process's own figures. Visitors never reach it: the shell forwards addresses of endpoints
 * alone, and the services listen on this machine. With `METRICS_TOKEN` it needs that as well.
 */
export function serveMetrics(app: FastifyInstance, variables: Variables = {}): Metrics {
  const registry = createRegistry();
  const registers = [registry];
  measureHttp(app, registry);
  const jobs = new Counter({
    name: 'bazaar_jobs_total',
    help: 'Jobs that were tried, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  serveRegistry(app, registry, { token: variables.METRICS_TOKEN || null, isLocal: () => true });
  return {
    countJob: (kind, outcome) => jobs.inc({ kind, outcome }),
    addGauge: (source) => addGauge(registry, source),
    addCounter: (source) => addCounter(registry, source),
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

function addCounter(registry: Registry, { name, help, label, read }: CounterSource): void {
  const counter = new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      counter.reset();
      for (const [of, value] of read()) {
        counter.inc({ [label]: of }, value);
      }
    },
  });
}
