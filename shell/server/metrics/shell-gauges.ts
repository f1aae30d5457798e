import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SERVICE_NAMES } from '@bazaar/contracts';
import type { Manifest } from '@bazaar/contracts/platform';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { RenderingStatus } from '../rendering.ts';
import type { ShellServices } from '../shell-services.ts';

type Labels = Readonly<Record<string, string>>;
type Reading = readonly { readonly labels?: Labels; readonly value: number }[];

type Watched = Pick<
  ShellServices,
  'manifest' | 'renderingStatus' | 'uncached' | 'breakers' | 'environment' | 'metrics'
>;

/** Adds the figures of the shell that are read whenever somebody asks for the metrics. */
export function addShellGauges(services: Watched): void {
  const { registry } = services.metrics;
  addRendering(registry, services);
  addManifest(registry, services);
  addRemotes(registry, services);
  const { tls } = services.environment;
  gauge(
    registry,
    ['bazaar_certificate_expires_timestamp_seconds', 'When the certificate of this server expires.'],
    () =>
      tls ? [{ value: Date.parse(new X509Certificate(readFileSync(tls.certFile)).validTo) / 1_000 }] : [],
  );
}

function addRendering(registry: Registry, { renderingStatus, uncached, breakers }: Watched): void {
  const one = (name: string, help: string, value: (status: RenderingStatus) => number) =>
    gauge(registry, [name, help], () => [{ value: value(renderingStatus()) }]);
  one('bazaar_render_workers', 'Worker processes that render documents.', ({ workers }) => workers.length);
  one('bazaar_render_running', 'Documents that are rendered.', ({ workers }) =>
    sum(workers.map(({ running }) => running)),
  );
  one('bazaar_render_queued', 'Documents that wait for a worker.', ({ queued }) => queued);
  one('bazaar_render_rss_bytes', 'Memory of the workers.', ({ workers }) =>
    sum(workers.map(({ rssBytes }) => rssBytes)),
  );
  one('bazaar_render_all_client_only', '1 while no server code of any remote runs.', ({ allClientOnly }) =>
    Number(allClientOnly !== null),
  );
  one('bazaar_render_manifest_refused', '1 while no worker can serve the newest manifest.', (status) =>
    Number(status.refusedManifest !== null),
  );
  for (const name of Object.keys(renderingStatus().counts) as (keyof RenderingStatus['counts'])[]) {
    counter(registry, `bazaar_render_${snakeCase(name)}_total`, () => renderingStatus().counts[name]);
  }
  gauge(registry, ['bazaar_render_client_only', 'Releases whose server code does not run.'], () =>
    renderingStatus().clientOnly.map(({ remote, version }) => ({ labels: { remote, version }, value: 1 })),
  );
  gauge(registry, ['bazaar_uncached_route', 'Routes whose documents cannot be kept.'], () =>
    uncached.list().map(({ pattern }) => ({ labels: { route: pattern }, value: 1 })),
  );
  gauge(
    registry,
    ['bazaar_breaker_open', '1 while a service is not asked, since it does not respond.'],
    () => {
      const open = new Set([...breakers.open(), ...renderingStatus().servicesAtRest]);
      return SERVICE_NAMES.map((service) => ({ labels: { service }, value: Number(open.has(service)) }));
    },
  );
}

function addManifest(registry: Registry, { manifest }: Watched): void {
  const one = (name: string, help: string, value: () => number) =>
    gauge(registry, [`bazaar_manifest_${name}`, help], () => [{ value: value() }]);
  one('sequence', 'Number of the manifest in force.', () => manifest.status().sequence);
  one('expires_timestamp_seconds', 'When it expires, in seconds since 1970.', () =>
    Math.floor(Date.parse(manifest.status().expiresAt) / 1_000),
  );
  one('expired', '1 when it has expired.', () => Number(manifest.status().isExpired));
  one('forked', '1 when another manifest has its sequence.', () => Number(manifest.status().isForked));
  one('file_refused', '1 while the file is not in force.', () => Number(manifest.status().refused !== null));
}

function addRemotes(registry: Registry, { manifest }: Watched): void {
  gauge(registry, ['bazaar_remote_version', 'Versions in use, by role.'], () => rolesIn(manifest.current()));
  gauge(
    registry,
    [
      'bazaar_remote_canary_share',
      'Share of visitors that get a canary; 0 where a cookie or a header decides.',
    ],
    () =>
      Object.entries(manifest.current().remotes).flatMap(([remote, { canary }]) =>
        canary
          ? [
              {
                labels: { remote, version: canary.version },
                value: 'percent' in canary.rule ? canary.rule.percent / 100 : 0,
              },
            ]
          : [],
      ),
  );
}

function rolesIn({ remotes, shell }: Manifest): Reading {
  const states = Object.entries({ ...(shell ? { shell } : {}), ...remotes });
  return states.flatMap(([remote, state]) => {
    const roles = {
      active: state.active,
      last_good: state.lastGood,
      canary: 'canary' in state ? (state.canary?.version ?? null) : null,
    };
    return Object.entries(roles).flatMap(([role, version]) =>
      version === null ? [] : [{ labels: { remote, version, role }, value: 1 }],
    );
  });
}

function gauge(registry: Registry, [name, help]: readonly [string, string], read: () => Reading): void {
  const figure: Gauge = new Gauge({
    name,
    help,
    labelNames: LABELS[name] ?? [],
    registers: [registry],
    collect() {
      figure.reset();
      const values = read();
      for (const { labels = {}, value } of values) {
        figure.set(labels, value);
      }
    },
  });
}

const LABELS: Readonly<Record<string, string[]>> = {
  bazaar_render_client_only: ['remote', 'version'],
  bazaar_uncached_route: ['route'],
  bazaar_breaker_open: ['service'],
  bazaar_remote_version: ['remote', 'version', 'role'],
  bazaar_remote_canary_share: ['remote', 'version'],
};

function counter(registry: Registry, name: string, read: () => number): void {
  const figure = new Counter({
    name,
    help: 'Since the start of the server, of the pool of render workers.',
    registers: [registry],
    collect() {
      figure.reset();
      figure.inc(read());
    },
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
