import type { ManifestStatus } from './manifest-store.ts';
import type { RenderingStatus } from './rendering.ts';
import type { UncachedRoute } from './uncached-routes.ts';

/** Rendering in Prometheus' text format. */
export function renderMetrics(status: RenderingStatus): string {
  const { workers, queued, counts, clientOnly, allClientOnly, refusedManifest } = status;
  const lines = [
    gauge('render_workers', workers.length),
    gauge('render_running', sum(workers.map(({ running }) => running))),
    gauge('render_queued', queued),
    gauge('render_rss_bytes', sum(workers.map(({ rssBytes }) => rssBytes))),
    gauge('render_all_client_only', allClientOnly === null ? 0 : 1),
    gauge('render_manifest_refused', refusedManifest === null ? 0 : 1),
    ...Object.entries(counts).map(([name, value]) => counter(`render_${snakeCase(name)}_total`, value)),
    '# TYPE shell_render_client_only gauge',
    ...clientOnly.map(
      ({ remote, version, reason }) =>
        `shell_render_client_only{remote="${remote}",version="${version}",reason="${escapeLabel(reason)}"} 1`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** The manifest in the same format. */
export function manifestMetrics({
  sequence,
  expiresAt,
  isExpired,
  isForked,
  refused,
}: ManifestStatus): string {
  const lines = [
    gauge('manifest_sequence', sequence),
    gauge('manifest_expires_seconds', Math.floor(Date.parse(expiresAt) / 1000)),
    gauge('manifest_expired', Number(isExpired)),
    gauge('manifest_forked', Number(isForked)),
    gauge('manifest_file_refused', Number(refused !== null)),
  ];
  return `${lines.join('\n')}\n`;
}

/** Routes whose documents cannot be cached, in the same format. */
export function cacheMetrics(routes: readonly UncachedRoute[]): string {
  const lines = routes.map(
    ({ pattern, reason }) =>
      `shell_uncached_route{pattern="${escapeLabel(pattern)}",reason="${escapeLabel(reason)}"} 1`,
  );
  return `${['# TYPE shell_uncached_route gauge', ...lines].join('\n')}\n`;
}

function gauge(name: string, value: number): string {
  return `# TYPE shell_${name} gauge\nshell_${name} ${value}`;
}

function counter(name: string, value: number): string {
  return `# TYPE shell_${name} counter\nshell_${name} ${value}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A label's value: a reason is a remote's text. */
function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
