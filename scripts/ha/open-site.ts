import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type KillableServices,
  startKillableServices,
} from '../../services/money-chaos/killable-services.ts';
import { answers, end, run } from '../bench/bench-processes.ts';
import { startOrigins } from '../bench/bench-site.ts';
import { makeCertificate } from '../bench/certificate.ts';
import { SetupProblem } from '../console.ts';
import { freePorts } from '../ports.ts';
import { startProxy } from '../proxy/start-proxy.ts';
import { readManifestFile } from '../releases/manifest-file.ts';
import { type DataPaths, dataPaths } from '../releases/paths.ts';
import { compileCache, SHELL_ENVIRONMENT } from '../site/platform-processes.ts';
import type { Cluster } from './cluster.ts';

/** Two shells and two instances of the services behind nginx. */
export interface HaSite {
  readonly port: number;
  readonly certificate: string;
  readonly publicOrigin: string;
  /** The balancer before the services. */
  readonly servicesOrigin: string;
  readonly instances: readonly KillableServices[];
  readonly shells: readonly ShellProcess[];
}

/** A shell that can be killed. */
export interface ShellProcess {
  readonly origin: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

interface SiteOptions {
  readonly folder: string;
  /** Where the build is. */
  readonly paths: DataPaths;
  readonly cluster: Cluster;
}

/** Starts them, each shell with a data folder of its own, as on machines of their own. */
export async function openHaSite(options: SiteOptions, undo: AsyncDisposableStack): Promise<HaSite> {
  const { folder, cluster } = options;
  const [plain = 0, site = 0, inner = 0, health = 0, ...more] = await freePorts(8);
  const [firstServices = 0, secondServices = 0, firstShell = 0, secondShell = 0] = more;
  const publicOrigin = `https://localhost:${site}`;
  const certificate = await makeCertificate(join(folder, 'tls'));
  const proxy = await startProxy({
    folder: join(folder, 'proxy'),
    ports: { plain, site, services: inner, health },
    certificate,
    shells: [firstShell, secondShell],
    services: [firstServices, secondServices],
  });
  undo.defer(() => proxy.stop());
  const instances: KillableServices[] = [];
  for (const port of [firstServices, secondServices]) {
    const data = join(folder, `services-${port}`);
    mkdirSync(data);
    instances.push(
      await startKillableServices({
        port,
        variables: {
          ...{ MIGRATION_DATABASE_URL: cluster.ownerUrl, DATABASE_URL: cluster.runningUrl },
          ...{ PUBLIC_ORIGIN: publicOrigin, BAZAAR_DATA: data, SMS_PER_NETWORK: '1000' },
          ...compileCache(folder),
        },
      }),
    );
  }
  for (const instance of instances) {
    undo.defer(() => instance.stop());
  }
  const servicesOrigin = `http://127.0.0.1:${inner}`;
  const origins = await startOrigins(options.paths);
  undo.defer(async () => void (await Promise.all(origins.map(({ app }) => app.close()))));
  const shells = await Promise.all(
    [firstShell, secondShell].map((port) =>
      openShell({ ...options, port, origins, publicOrigin, servicesOrigin }, undo),
    ),
  );
  return { port: site, certificate: certificate.cert, publicOrigin, servicesOrigin, instances, shells };
}

interface ShellOptions extends SiteOptions {
  readonly port: number;
  readonly origins: readonly { name: string; origin: string }[];
  readonly publicOrigin: string;
  readonly servicesOrigin: string;
}

async function openShell(options: ShellOptions, undo: AsyncDisposableStack): Promise<ShellProcess> {
  const { folder, paths, port, publicOrigin, servicesOrigin } = options;
  const data = join(folder, `shell-${port}`);
  writeManifest(options, dataPaths(data));
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const start = async () => {
    child = run('shell/server/main.ts', {
      ...{ PORT: String(port), PUBLIC_ORIGIN: publicOrigin, SERVICES_ORIGIN: servicesOrigin },
      ...{ BAZAAR_DATA: data, SHELL_BUILDS: paths.shellBuilds, TRUSTED_PROXIES: '127.0.0.1' },
      // The machine has two cores, for everything.
      ...{ RENDER_WORKERS: '1', LOG_LEVEL: 'fatal', ...SHELL_ENVIRONMENT, ...compileCache(folder) },
    });
    await answers(`${origin}/readyz`, [child]);
    await answers(`${origin}/`, [child]);
  };
  const kill = async () => {
    if (child?.exitCode === null) {
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    }
  };
  await start();
  undo.defer(async () => child && end(child));
  return { origin, start, kill };
}

function writeManifest({ paths, origins }: ShellOptions, target: DataPaths): void {
  const manifest = structuredClone(readManifestFile(paths.manifest));
  if (manifest === null) {
    throw new SetupProblem('There is no build to run', 'Leave --no-build out');
  }
  for (const { name, origin } of origins) {
    Object.assign(manifest.remotes[name as keyof typeof manifest.remotes] ?? {}, { origin });
  }
  mkdirSync(target.releases, { recursive: true });
  writeFileSync(target.manifest, JSON.stringify(manifest));
}
