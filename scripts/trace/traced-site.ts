import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@bazaar/contracts/platform';
import { countCalls } from '../../services/bench/function-calls.sql.ts';
import { startPostgres } from '../../services/embedded-postgres/start-postgres.ts';
import { createDatabase, type Database } from '../../services/kit/database/database.ts';
import { end } from '../bench/bench-processes.ts';
import { buildAll } from '../build.ts';
import { freePorts } from '../ports.ts';
import { changeManifest } from '../releases/manifest-file.ts';
import { type DataPaths, dataPaths } from '../releases/paths.ts';
import { buildOrigin } from '../serve-origin.ts';
import { waitForSuccess } from '../site/wait-until-ready.ts';
import { inEveryRun } from './coverage.rules.ts';
import { sourceFiles } from './source-files.ts';
import { startTraced, type TracedProcess } from './traced-process.ts';

/** So often the action runs before it counts, and while it does. */
export const WARM_RUNS = 3;
export const TRACED_RUNS = 5;

/** A site of its own whose shell and services run under the profiler, without the cache of documents. */
export interface TracedSite {
  readonly data: string;
  readonly paths: DataPaths;
  readonly shellOrigin: string;
  readonly servicesOrigin: string;
  /** The database of the services, which counts the calls of SQL functions. */
  readonly db: Database;
  readonly shell: TracedProcess;
  readonly services: TracedProcess;
  stop(): Promise<void>;
}

/** Builds the site with maps of its server bundles, and starts it on free ports. */
export async function startTracedSite(data: string, say: (line: string) => void): Promise<TracedSite> {
  const paths = dataPaths(data);
  process.env.BAZAAR_SERVER_MAPS = '1';
  await buildAll(paths, say);
  const closing = new AsyncDisposableStack();
  const postgres = await startPostgres({ dataDir: join(data, 'postgres'), log: say });
  closing.defer(() => postgres.stop());
  const db = createDatabase(postgres.url, { connections: 1 });
  closing.defer(() => db.destroy());
  await countCalls(db);
  const [shellPort = 0, servicesPort = 0] = await freePorts(2);
  const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
  const shared = { BAZAAR_ENV: 'demo', BAZAAR_DATA: data, NODE_ENV: 'production', LOG_LEVEL: 'error' };
  const services = startTraced('services/main.ts', data, {
    ...{ ...shared, PORT: String(shellPort), SERVICES_PORT: String(servicesPort) },
    // The services make the role that runs them, and migrate as this one, its owner.
    DATABASE_URL: postgres.url,
  });
  closing.defer(() => end(services.child));
  for (const remote of REMOTE_NAMES) {
    closing.defer(await serveOrigin(paths, remote));
  }
  await waitForSuccess(`${servicesOrigin}/readyz`);
  const shell = startTraced('shell/server/main.ts', data, {
    ...{
      ...shared,
      PORT: String(shellPort),
      SERVICES_ORIGIN: servicesOrigin,
      HTML_CACHE: 'off',
      SERVICE_READS: 'off',
    },
    // In one process the profiler sees the request and the rendering.
    RENDER_WORKERS: '0',
  });
  closing.defer(() => end(shell.child));
  const shellOrigin = `http://localhost:${shellPort}`;
  await waitForSuccess(shellOrigin);
  return {
    ...{ data, paths, db, shell, services, shellOrigin, servicesOrigin },
    stop: () => closing.disposeAsync(),
  };
}

/** Serves the releases of one remote on a free port, which the manifest is told; returns how to stop. */
async function serveOrigin(paths: DataPaths, remote: RemoteName): Promise<() => Promise<void>> {
  const server = await buildOrigin(paths.remote(remote));
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  changeManifest(paths, (remotes) => {
    const entry = remotes[remote];
    return entry ? { ...remotes, [remote]: { ...entry, origin: new URL(address).origin } } : remotes;
  });
  return () => server.close();
}

/** The files whose functions run whenever a warm process does `action`. */
export async function filesOfAction(
  { paths }: TracedSite,
  processes: readonly TracedProcess[],
  action: () => Promise<void>,
): Promise<Set<string>> {
  for (let run = 0; run < WARM_RUNS; run++) {
    await action();
  }
  const runs: Set<string>[] = [];
  for (let run = 0; run < TRACED_RUNS; run++) {
    await takeAll(processes);
    await action();
    runs.push(sourceFiles(await takeAll(processes), paths));
  }
  return inEveryRun(runs);
}

async function takeAll(processes: readonly TracedProcess[]) {
  return (await Promise.all(processes.map((traced) => traced.takeRan()))).flat();
}
