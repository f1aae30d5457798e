import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Manifest,
  REMOTE_NAMES,
  type RemoteDescriptor,
  type RemoteName,
} from '@bazaar/contracts/platform';
import { answers, end, run } from '../bench/bench-processes.ts';
import type { BenchSiteOptions } from '../bench/bench-site.ts';
import { startOrigins } from '../bench/bench-site.ts';
import { buildAll } from '../build.ts';
import { SetupProblem } from '../console.ts';
import { freePorts } from '../ports.ts';
import { firstRelease } from '../releases/manifest.rules.ts';
import { changeManifest, readManifestFile } from '../releases/manifest-file.ts';
import { type DataPaths, dataPaths } from '../releases/paths.ts';
import { firstBuild } from '../releases/shell.rules.ts';
import { compileCache, SHELL_ENVIRONMENT } from '../site/platform-processes.ts';
import { TELLS_MEMORY } from './front-memory.ts';
import { makeReleases } from './swap-releases.ts';

/** A running site whose remotes have several releases each. */
export interface SwapSite {
  origin: string;
  servicesOrigin: string;
  paths: DataPaths;
  releases: ReadonlyMap<RemoteName, readonly RemoteDescriptor[]>;
  /** The process that takes the requests. */
  front: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts the services, the origins of the remotes and the shell as `npm start` does, on free ports and in a folder of their
 * own, which begins without a history. @throws SetupProblem when there is no build, or a process ends.
 */
export async function startSwapSite({ data, builds, say }: BenchSiteOptions): Promise<SwapSite> {
  const built = dataPaths(data);
  if (builds) {
    await buildAll(built, say);
  }
  const manifest = readManifestFile(built.manifest);
  if (!manifest?.shell) {
    throw new SetupProblem('There is no build to measure', 'Leave --no-build out');
  }
  const own = join(data, 'swaps');
  const paths = dataPaths(own);
  rmSync(own, { recursive: true, force: true });
  mkdirSync(paths.releases, { recursive: true });
  cpSync(built.shellBuild(manifest.shell.active), paths.shellBuild(manifest.shell.active), {
    recursive: true,
  });
  const releases = new Map(REMOTE_NAMES.map((name) => [name, releasesOf(name, { manifest, built, paths })]));
  const origins = await startOrigins(paths);
  writeFirst({ paths, origins, releases, shell: manifest.shell.active });
  const processes: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all([...processes.map(end), ...origins.map(({ app }) => app.close())]);
  };
  try {
    return { ...(await startServers({ data, own, processes })), paths, releases, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Sources {
  manifest: Manifest;
  built: DataPaths;
  paths: DataPaths;
}

/** The active release of a remote, copied, and further ones that are made from it. */
function releasesOf(name: RemoteName, { manifest, built, paths }: Sources): RemoteDescriptor[] {
  const remote = manifest.remotes[name];
  const active = remote?.retained.find(({ descriptor }) => descriptor.version === remote.active)?.descriptor;
  if (!active) {
    throw new SetupProblem(`There is no build of ${name}`, 'Leave --no-build out');
  }
  cpSync(built.release(name, active.version), paths.release(name, active.version), { recursive: true });
  return makeReleases(paths, active);
}

interface FirstManifest extends Pick<SwapSite, 'paths' | 'releases'> {
  origins: readonly { name: RemoteName; origin: string }[];
  shell: string;
}

function writeFirst({ paths, origins, releases, shell }: FirstManifest): void {
  const now = new Date();
  const entries = origins.flatMap(({ name, origin }) =>
    (releases.get(name) ?? []).slice(0, 1).map((release) => [name, firstRelease(origin, release, now)]),
  );
  changeManifest(paths, () => Object.fromEntries(entries), {
    now,
    changeShell: () => firstBuild(shell, now),
    // Each swap leads on to a version that replaces the next one where that fails.
    soak: { minutes: 0, visits: 0 },
  });
}

interface ServerOptions {
  data: string;
  own: string;
  /** Gets each process as it starts. */
  processes: ChildProcess[];
}

async function startServers({ data, own, processes }: ServerOptions) {
  const [services = 0, shell = 0] = await freePorts(2);
  const servicesOrigin = `http://127.0.0.1:${services}`;
  const origin = `http://127.0.0.1:${shell}`;
  processes.push(
    run('services/main.ts', {
      SERVICES_PORT: String(services),
      PUBLIC_ORIGIN: origin,
      BAZAAR_DATA: data,
      LOG_LEVEL: 'error',
    }),
  );
  await answers(`${servicesOrigin}/readyz`, processes);
  const environment = {
    ...{ PORT: String(shell), PUBLIC_ORIGIN: origin, BAZAAR_DATA: own, SERVICES_ORIGIN: servicesOrigin },
    ...{ ...SHELL_ENVIRONMENT, ...compileCache(own), LOG_LEVEL: 'error' },
  };
  const front = run('shell/server/main.ts', environment, TELLS_MEMORY);
  processes.push(front);
  await answers(`${origin}/healthz`, processes);
  return { origin, servicesOrigin, front };
}
