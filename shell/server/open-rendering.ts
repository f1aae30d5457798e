import { join } from 'node:path';
import type { Manifest, RemoteName } from '@bazaar/contracts/platform';
import { shellOf } from './composition.rules.ts';
import type { ConfigStore } from './config-store.ts';
import type { ShellEnvironment } from './environment.ts';
import type { CircuitBreakers } from './forwarding/circuit-breaker.ts';
import type { FetchingMirror } from './mirror/mirror.ts';
import { warmReleases } from './mirror/warm-releases.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { RemoteVersion } from './render/remote-version.rules.ts';
import { startWorkerProcess } from './render/worker-process.ts';
import { WorkerRendering } from './render/worker-rendering.ts';
import type { StaffOptions } from './render/worker-staff.ts';
import type { PageRenderer } from './rendered-page.ts';
import { createOwnRendering, type Rendering } from './rendering.ts';
import { createServerBundles, type ServerBundles } from './server-bundles.ts';
import { createServiceReads } from './service-reads.ts';
import type { ShellBuilds } from './shell-builds.ts';
import { loadShellBuild } from './shell-bundle.ts';

export interface OpenRenderingOptions {
  environment: ShellEnvironment;
  mirror: FetchingMirror;
  shellBuilds: ShellBuilds;
  config: ConfigStore;
  /** Those of this process; each worker has its own. */
  breakers: CircuitBreakers;
  log: StaffOptions['log'];
}

/** Rendering as the environment wants it: in worker processes, or in this one. */
export function openRendering(options: OpenRenderingOptions): Promise<Rendering> {
  return options.environment.renderWorkers > 0 ? openWorkers(options) : openOwn(options);
}

async function openWorkers(options: OpenRenderingOptions): Promise<Rendering> {
  const { environment, mirror, shellBuilds, config, log } = options;
  const { dataDir, mirrorDir, servicesOrigin, publicOrigin, isPublicDemo } = environment;
  const keepsServiceReads = keepsReads(environment);
  let fetchRelease: StaffOptions['fetchRelease'] = () => undefined;
  const rendering = new WorkerRendering({
    size: environment.renderWorkers,
    start: { mirrorDir, servicesOrigin, publicOrigin, isPublicDemo, keepsServiceReads },
    startProcess: () => startWorkerProcess(join(dataDir, 'compile-cache')),
    placeOfShell: shellBuilds.place,
    config: () => config.get().catch(() => null),
    fetchRelease: (release) => fetchRelease(release),
    now: () => performance.now(),
    log,
  });
  const { render, status, close } = rendering;
  return {
    ...{ render, status, close },
    async prepare(manifest) {
      fetchRelease = (release) => fetchMissing(release, manifest, { mirror, log });
      await rendering.prepare(manifest, warmReleases(manifest, { mirror, log }));
    },
  };
}

/**
 * A worker found a release missing or damaged. The mirror itself remembers for a moment what it could not fetch, however
 * many documents ask for it.
 */
function fetchMissing(
  { remote, version }: RemoteVersion,
  { remotes }: Manifest,
  { mirror, log }: Pick<OpenRenderingOptions, 'mirror' | 'log'>,
): void {
  const { origin, retained = [] } = remotes[remote as RemoteName] ?? {};
  const release = retained.find(({ descriptor }) => descriptor.version === version);
  if (release && origin !== undefined) {
    mirror
      .repair(release.descriptor, origin)
      .catch((error) => log.error({ remote, version, reason: String(error) }, 'a release is not there yet'));
  }
}

/** Each build of the shell has its own instance of the shared libraries, and with it of every server bundle. */
interface LoadedShell {
  render: PageRenderer;
  bundles: ServerBundles;
}

async function openOwn(options: OpenRenderingOptions): Promise<Rendering> {
  const { environment, mirror, shellBuilds, breakers, log } = options;
  const { servicesOrigin, publicOrigin, isPublicDemo } = environment;
  const serviceReads = createServiceReads({ breakers, keepsResponses: keepsReads(environment) });
  const loaded = new Map<string, LoadedShell>();

  async function load(id: string): Promise<LoadedShell> {
    const shell = await loadShellBuild(shellBuilds.place(id));
    const bundles = createServerBundles({ mirror, shared: shell.shared });
    const site = { servicesOrigin, publicOrigin, isPublicDemo };
    const render = createPageRenderer({ shell, bundles, ...site, serviceReads });
    return { render, bundles };
  }

  async function get(id: string): Promise<LoadedShell> {
    const known = loaded.get(id) ?? (await load(id));
    loaded.set(id, known);
    return known;
  }

  return createOwnRendering(
    async (request) => (await get(request.composition.shell)).render(request),
    async (manifest) => {
      const { bundles } = await get(shellOf(manifest));
      await warmReleases(manifest, { mirror, bundles, log });
    },
  );
}

/** A developer of a service sees each of its responses. */
function keepsReads({ keepsServiceReads, development }: ShellEnvironment): boolean {
  return keepsServiceReads && development === null;
}
