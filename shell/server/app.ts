import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '@bazaar/contracts/platform';
import { idsOf, logOptions, logResponses, requestLogging, spanOf, traceRequests } from '@bazaar/telemetry';
import { measureHttp } from '@bazaar/telemetry/metrics';
import { writeTraceparent } from '@bazaar/telemetry/traceparent';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { createConfigStore } from './config-store.ts';
import { endConnectionsWhileDraining, type Lifecycle } from './drain.ts';
import type { ShellEnvironment } from './environment.ts';
import { respondToBadAddress, respondWithFailure } from './failure-page.ts';
import { forgetGivenUpReleases } from './forget-releases.ts';
import { createCircuitBreakers } from './forwarding/circuit-breaker.ts';
import { createHtmlCache, createNoHtmlCache } from './html-cache.ts';
import { openManifest } from './manifest-store.ts';
import { createShellMetrics } from './metrics/shell-metrics.ts';
import { createMirror } from './mirror/mirror.ts';
import { createMissingReleases } from './mirror/missing-releases.ts';
import { pruneMirror } from './mirror/prune-mirror.ts';
import { requireReleases } from './mirror/require-releases.ts';
import { openRendering } from './open-rendering.ts';
import { apiRoutes } from './routes/api.routes.ts';
import { assetRoutes } from './routes/assets.routes.ts';
import { beaconRoutes } from './routes/beacon.routes.ts';
import { crawlerRoutes } from './routes/crawlers.routes.ts';
import { documentRoutes } from './routes/documents.routes.ts';
import { platformRoutes } from './routes/platform.routes.ts';
import { forbidFraming, requireSecureTransport } from './security-headers.ts';
import { createServedVersions } from './served-versions.ts';
import { createSeparateRenderings, createSharedRenderings } from './shared-rendering.ts';
import { createDevelopmentBuilds, createShellBuilds, type ShellBuilds } from './shell-builds.ts';
import type { ShellServices } from './shell-services.ts';
import { createUncachedRoutes } from './uncached-routes.ts';

/** Builds the shell's server, which is not listening yet. */
export async function buildShellServer(
  environment: ShellEnvironment,
  lifecycle: Lifecycle = { isDraining: false },
): Promise<FastifyInstance> {
  const app = createFastify(environment);
  app.setErrorHandler(respondWithFailure);
  endConnectionsWhileDraining(app, lifecycle);
  requireSecureTransport(app, environment);
  forbidFraming(app);
  traceRequests(app, { isEntrance: true, isLeftOut: isFileOrOperations });
  logResponses(app, (request) => (isFileOrOperations(request) ? 'debug' : 'info'));
  const services = { ...(await createServices(environment, app)), lifecycle };
  measureHttp(app, services.metrics.registry);
  forgetGivenUpReleases(services);
  assetRoutes(app, services);
  await apiRoutes(app, services);
  await beaconRoutes(app, services);
  platformRoutes(app, services);
  crawlerRoutes(app, services);
  documentRoutes(app, services);
  return app;
}

/** The empty server, with its limits. */
export function createFastify({ tls, trustedProxies }: ShellEnvironment): FastifyInstance {
  const options = {
    logger: logOptions(process.env.LOG_LEVEL ?? 'info', { service: 'bazaar-shell' }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    ...requestLogging,
    // Uploads from a phone on a slow connection take over a minute; the services limit all other requests to less.
    requestTimeout: 120_000,
    connectionTimeout: 60_000,
    bodyLimit: 1024 * 1024,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { maxParamLength: 2048, ignoreDuplicateSlashes: false },
    forceCloseConnections: 'idle' as const,
    // One function for HTTP/1 and HTTP/2, whose reply types differ.
    frameworkErrors: respondToBadAddress as never,
  };
  if (!tls) {
    // A client that sends its headers byte by byte holds a socket this long.
    return Fastify({ ...options, http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 } });
  }
  const files = { cert: readFileSync(tls.certFile), key: readFileSync(tls.keyFile) };
  const https = { allowHTTP1: true, minVersion: 'TLSv1.2' as const, ...files };
  return Fastify({ ...options, http2: true, https }) as unknown as FastifyInstance;
}

async function createServices(
  environment: ShellEnvironment,
  app: FastifyInstance,
): Promise<Omit<ShellServices, 'lifecycle'>> {
  const shellBuilds = openBuilds(environment, app);
  const mirror = createMirror(environment.mirrorDir, {
    onFault: (fault) =>
      app.log.error(fault, 'ALARM: a mirrored release is not as it was released; it is fetched again'),
  });
  const config = createConfigStore({
    servicesOrigin: environment.servicesOrigin,
    file: join(environment.dataDir, 'shell-config.json'),
    log: app.log,
  });
  const breakers = createCircuitBreakers();
  const rendering = await openRendering({
    ...{ environment, mirror, shellBuilds, config, breakers },
    log: app.log,
  });
  // Workers end before the server has closed, whatever a route still waits for.
  app.addHook('onClose', async () => rendering.close());
  const manifest = await openManifest({
    file: environment.manifestFile,
    keptFile: join(environment.shellDir, 'manifest.json'),
    log: app.log,
    async prepare(next, current) {
      await shellBuilds.require(next);
      if (current) {
        await requireReleases(next, current, mirror);
      }
      await rendering.prepare(next);
    },
  });
  app.addHook('onClose', async () => manifest.close());
  const missing = createMissingReleases(mirror, app.log);
  const prune = (current: Manifest) =>
    pruneMirror(environment.mirrorDir, current).catch((error) =>
      app.log.error({ reason: String(error) }, 'releases of former manifests could not be removed'),
    );
  // The mirror of development is the folder of the builds.
  for (const act of environment.development ? [missing.follow] : [missing.follow, prune]) {
    void act(manifest.current());
    manifest.onChange(act);
  }
  app.addHook('onClose', async () => missing.close());
  const served = createServedVersions({
    file: join(environment.shellDir, 'served.json'),
    manifest: manifest.current,
    blocked: () => rendering.status().clientOnly,
    log: app.log,
  });
  app.addHook('onClose', async () => served.close());
  const metrics = createShellMetrics(manifest.current);
  const uncached = createUncachedRoutes(app.log);
  manifest.onChange(uncached.forget);
  // The files of a version change only in development.
  const cachesDocuments = environment.cachesDocuments && environment.development === null;
  return {
    environment,
    manifest,
    shellBuilds,
    mirror,
    cache: cachesDocuments ? createHtmlCache() : createNoHtmlCache(),
    renderings: cachesDocuments ? createSharedRenderings() : createSeparateRenderings(),
    breakers,
    config,
    uncached,
    render: metrics.timed(rendering.render),
    renderingStatus: rendering.status,
    served,
    metrics,
    revalidate: createRevalidation(app),
    traceOf,
  };
}

function createRevalidation({ log }: FastifyInstance): ShellServices['revalidate'] {
  const running = new Set<string>();
  return (key, work) => {
    if (!running.has(key)) {
      running.add(key);
      work()
        .catch((error) => log.error({ reason: String(error) }, 'a stale document could not be rendered anew'))
        .finally(() => running.delete(key));
    }
  };
}

function openBuilds({ development, shellBuildsDir }: ShellEnvironment, app: FastifyInstance): ShellBuilds {
  return development
    ? createDevelopmentBuilds(development.shellDir)
    : createShellBuilds({
        dir: shellBuildsDir,
        onFault: (fault) => app.log.error(fault, 'ALARM: a build of the shell is not as it was built'),
      });
}

/** Files of releases and what operators ask: their figures are enough, a line and a trace of each would hide the pages. */
function isFileOrOperations({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return /^\/(?:_s|_r|_beacon|builds)\/|^\/(?:healthz|readyz|metrics|favicon\.svg)$/.test(url);
}

/** The caller's trace (W3C Trace Context §3.2) or a new one, with the request's own step in it. */
function traceOf(request: FastifyRequest): string {
  return spanOf(request)?.traceparent ?? writeTraceparent(idsOf(request.raw));
}
