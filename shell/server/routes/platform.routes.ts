import type { RemoteDescriptor } from '@bazaar/contracts/platform';
import { serveRegistry } from '@bazaar/telemetry/metrics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ResolvedComposition, resolveComposition } from '../composition.rules.ts';
import { addShellGauges } from '../metrics/shell-gauges.ts';
import type { FetchingMirror } from '../mirror/mirror.ts';
import { commonHeaders } from '../security-headers.ts';
import type { ShellServices } from '../shell-services.ts';
import { readVisitor } from '../visitor.ts';

const RETRY_AFTER_S = 2;
const noStore = { ...commonHeaders, 'cache-control': 'no-store' };

/** Health, and the specification's platform endpoints: the current composition and its versions. */
export function platformRoutes(app: FastifyInstance, services: ShellServices): void {
  const { manifest, shellBuilds, mirror } = services;
  const { publicOrigin } = services.environment;

  app.get('/healthz', (_request, reply) => {
    const composition = resolveComposition(manifest.current(), {
      cookies: {},
      headers: {},
      bucket: 'none',
    });
    const remotes = composition.remotes.map(({ descriptor }) => [
      descriptor.name,
      { version: descriptor.version, ...stateOf(mirror, descriptor) },
    ]);
    return reply.headers(noStore).send({
      status: 'ok',
      compositionId: composition.id,
      shell: { version: composition.shell, ...stateOfShell(shellBuilds.failureOf(composition.shell)) },
      remotes: Object.fromEntries(remotes),
      manifest: manifest.status(),
      rendering: services.renderingStatus(),
      uncachedRoutes: services.uncached.list(),
    });
  });

  // Services that do not respond leave the shell ready: it answers with what it knows, and no other shell has more.
  app.get('/readyz', async (_request, reply) => {
    const hasConfig = await services.config.get().then(
      () => true,
      () => false,
    );
    const servicesAtRest = [
      ...new Set([...services.breakers.open(), ...services.renderingStatus().servicesAtRest]),
    ];
    const isReady = hasConfig && !services.lifecycle.isDraining && !manifest.status().isExpired;
    return reply
      .code(isReady ? 200 : 503)
      .headers(isReady ? noStore : { ...noStore, 'retry-after': String(RETRY_AFTER_S) })
      .send({ status: isReady ? 'ready' : 'not ready', servicesAtRest });
  });

  addShellGauges(services);
  const { metricsToken, name, isPublicDemo } = services.environment;
  serveRegistry(app, services.metrics.registry, {
    token: metricsToken,
    isLocal: (request) => name === 'demo' && !isPublicDemo && isFromThisMachine(request),
    headers: commonHeaders,
  });

  app.get('/builds/latest.json', (request, reply) => {
    const { visitor, setCookie } = readVisitor(request.headers, publicOrigin);
    const { id } = resolveComposition(manifest.current(), visitor);
    if (setCookie) {
      reply.header('set-cookie', setCookie);
    }
    return reply.headers(noStore).send({ id, timestamp: Date.parse(manifest.current().issuedAt) });
  });

  app.get('/builds/meta/:id.json', (request, reply) => {
    const { id } = request.params as { id: string };
    const { visitor } = readVisitor(request.headers, publicOrigin);
    const composition = resolveComposition(manifest.current(), visitor);
    return composition.id === id
      ? reply.headers(noStore).send(describe(composition, manifest.current().issuedAt))
      : reply.code(404).headers(noStore).send();
  });
}

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Without a proxy between: what comes through one may be anybody's. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return (
    /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
    FORWARDED.every((header) => headers[header] === undefined)
  );
}

/** `damaged`: files that were changed or are missing could not be fetched again; the others serve. */
function stateOf(mirror: FetchingMirror, descriptor: RemoteDescriptor) {
  const reason = mirror.failureOf(descriptor);
  if (!mirror.has(descriptor)) {
    return { status: 'unfetched', reason };
  }
  return reason === null ? { status: 'ready' } : { status: 'damaged', reason };
}

function stateOfShell(reason: string | null) {
  return reason === null ? { status: 'ready' } : { status: 'damaged', reason };
}

function describe({ id, shell, remotes: resolved }: ResolvedComposition, issuedAt: string) {
  const remotes = resolved.map(({ descriptor: { name, version } }) => [name, version]);
  return { id, timestamp: Date.parse(issuedAt), shell, remotes: Object.fromEntries(remotes) };
}
