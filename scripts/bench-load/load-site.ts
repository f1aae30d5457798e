import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers, end, run } from '../bench/bench-processes.ts';
import { type BenchSiteOptions, startOrigins } from '../bench/bench-site.ts';
import { buildAll } from '../build.ts';
import { SetupProblem } from '../console.ts';
import { freePorts } from '../ports.ts';
import { readManifestFile } from '../releases/manifest-file.ts';
import { dataPaths } from '../releases/paths.ts';
import {
  compileCache,
  SERVICES_ENVIRONMENT,
  SERVICES_NODE_OPTIONS,
  SHELL_ENVIRONMENT,
} from '../site/platform-processes.ts';

/** A running site as `npm start` runs it, behind a proxy that names its visitors. */
export interface LoadSite {
  readonly origin: string;
  readonly servicesOrigin: string;
  /** The processes whose memory counts, with all that they started. */
  readonly processes: readonly ChildProcess[];
  stop(): Promise<void>;
}

/** Every request comes from this machine, and says for whom. */
const BEHIND_A_PROXY = { TRUSTED_PROXIES: '127.0.0.1' };
/** Eight people write what thousands would. */
const MANY_IN_ONE = { WRITES_PER_MINUTE: '0', SEARCHES_PER_MINUTE: '0' };

/**
 * Starts services and shell on free ports, with the demo's data in a database of their own.
 * @throws SetupProblem when there is no build, or a process ends.
 */
export async function startLoadSite({ data, builds, say }: BenchSiteOptions): Promise<LoadSite> {
  const built = dataPaths(data);
  if (builds) {
    await buildAll(built, say);
  }
  const manifest = readManifestFile(built.manifest);
  if (!manifest?.shell) {
    throw new SetupProblem('There is no build to load', 'Leave --no-build out');
  }
  const own = dataPaths(join(data, 'served'));
  rmSync(join(data, 'served'), { recursive: true, force: true });
  mkdirSync(own.releases, { recursive: true });
  cpSync(built.shellBuilds, own.shellBuilds, { recursive: true });
  const origins = await startOrigins(built);
  for (const { name, origin } of origins) {
    Object.assign(manifest.remotes[name] ?? {}, { origin });
  }
  writeFileSync(own.manifest, JSON.stringify(manifest));
  const processes: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all([...processes.map(end), ...origins.map(({ app }) => app.close())]);
  };
  try {
    return { ...(await startServers(data, processes)), processes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startServers(data: string, processes: ChildProcess[]) {
  const [services = 0, shell = 0] = await freePorts(2);
  const servicesOrigin = `http://127.0.0.1:${services}`;
  const origin = `http://127.0.0.1:${shell}`;
  const served = join(data, 'served');
  const both = { PUBLIC_ORIGIN: origin, LOG_LEVEL: 'error', ...BEHIND_A_PROXY };
  processes.push(
    run(
      'services/main.ts',
      {
        ...both,
        ...{ SERVICES_PORT: String(services), BAZAAR_DATA: data },
        ...{ ...SERVICES_ENVIRONMENT, ...compileCache(data), ...MANY_IN_ONE },
      },
      SERVICES_NODE_OPTIONS,
    ),
  );
  await answers(`${servicesOrigin}/readyz`, processes);
  processes.push(
    run('shell/server/main.ts', {
      ...both,
      ...{ PORT: String(shell), BAZAAR_DATA: served, SERVICES_ORIGIN: servicesOrigin },
      ...{ ...SHELL_ENVIRONMENT, ...compileCache(served) },
    }),
  );
  await answers(`${origin}/readyz`, processes);
  return { origin, servicesOrigin };
}
