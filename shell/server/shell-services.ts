import type { FastifyRequest } from 'fastify';
import type { ConfigStore } from './config-store.ts';
import type { Lifecycle } from './drain.ts';
import type { ShellEnvironment } from './environment.ts';
import type { CircuitBreakers } from './forwarding/circuit-breaker.ts';
import type { HtmlCache } from './html-cache.ts';
import type { ManifestStore } from './manifest-store.ts';
import type { ShellMetrics } from './metrics/shell-metrics.ts';
import type { FetchingMirror } from './mirror/mirror.ts';
import type { PageRenderer } from './rendered-page.ts';
import type { RenderingStatus } from './rendering.ts';
import type { ServedVersions } from './served-versions.ts';
import type { SharedRenderings } from './shared-rendering.ts';
import type { ShellBuilds } from './shell-builds.ts';
import type { UncachedRoutes } from './uncached-routes.ts';

/** Dependencies of the routes of the shell's server. */
export interface ShellServices {
  environment: ShellEnvironment;
  manifest: ManifestStore;
  config: ConfigStore;
  shellBuilds: ShellBuilds;
  mirror: FetchingMirror;
  cache: HtmlCache;
  lifecycle: Lifecycle;
  /** Which services are not asked at present, because they do not respond. */
  breakers: CircuitBreakers;
  render: PageRenderer;
  renderings: SharedRenderings;
  uncached: UncachedRoutes;
  /** What operators see of rendering. */
  renderingStatus(): RenderingStatus;
  served: ServedVersions;
  metrics: ShellMetrics;
  /** Runs `work` once, however many requests find the same document stale. */
  revalidate(key: string, work: () => Promise<void>): void;
  traceOf(request: FastifyRequest): string;
}
