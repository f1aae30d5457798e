import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES } from '@bazaar/contracts/platform';
import { buildAll } from '../build.ts';
import { SetupProblem } from '../console.ts';
import { freePorts } from '../ports.ts';
import { readManifestFile } from '../releases/manifest-file.ts';
import { type DataPaths, dataPaths, ROOT } from '../releases/paths.ts';
import { runRsbuild } from '../releases/run-rsbuild.ts';
import { buildOrigin } from '../serve-origin.ts';
import { answers, end, listens, run } from './bench-processes.ts';
import { type Certificate, makeCertificate } from './certificate.ts';

/** Every server that the bench measures, on free ports. */
export interface BenchSite {
  certificate: Certificate;
  servicesOrigin: string;
  /** The site over HTTP/2, and the same with server rendering switched off. */
  site: string;
  clientOnly: string;
  /** The site over plain HTTP for throughput, with and without the cache of documents. */
  cached: string;
  uncached: string;
  paths: DataPaths;
  stop(): Promise<void>;
}

export interface BenchSiteOptions {
  /** The folder of all files of the bench. */
  data: string;
  /** False: the previous build is measured. */
  builds: boolean;
  say(line: string): void;
}

/**
 * Starts the site on free ports, with its own database.
 * @throws SetupProblem when there is no build, or a process ends.
 */
export async function startBenchSite({ data, builds, say }: BenchSiteOptions): Promise<BenchSite> {
  const paths = dataPaths(data);
  if (builds) {
    await buildAll(paths, say);
  } else if (!existsSync(paths.manifest)) {
    throw new SetupProblem('There is no build to measure', 'Leave --no-build out');
  }
  const certificate = await makeCertificate(join(data, 'tls'));
  const ports = await freePorts(5);
  const [services = 0, site = 0, clientOnly = 0, cached = 0, uncached = 0] = ports;
  const origins = await startOrigins(paths);
  const withOrigins = (folder: string, isClientOnly: boolean) =>
    writeManifest({ paths, origins, folder, isClientOnly });
  withOrigins(join(data, 'served'), false);
  withOrigins(join(data, 'client-only'), true);
  const servicesOrigin = `http://127.0.0.1:${services}`;
  const tls = { TLS_CERT: certificate.certFile, TLS_KEY: certificate.keyFile };
  const shell = (port: number, folder: string, more: Record<string, string> = {}) =>
    run('shell/server/main.ts', {
      PORT: String(port),
      BAZAAR_DATA: join(data, folder),
      SHELL_BUILDS: paths.shellBuilds,
      SERVICES_ORIGIN: servicesOrigin,
      LOG_LEVEL: 'error',
      ...more,
    });
  const processes = [
    run('services/main.ts', {
      SERVICES_PORT: String(services),
      // The site at which the bench signs in.
      PUBLIC_ORIGIN: `https://localhost:${site}`,
      BAZAAR_DATA: data,
      LOG_LEVEL: 'error',
    }),
  ];
  await answers(`${servicesOrigin}/readyz`, processes);
  processes.push(shell(site, 'served', tls), shell(clientOnly, 'client-only', tls), shell(cached, 'served'));
  processes.push(shell(uncached, 'served', { HTML_CACHE: 'off' }));
  await Promise.all([cached, uncached].map((port) => answers(`http://127.0.0.1:${port}/healthz`, processes)));
  await Promise.all([site, clientOnly].map((port) => listens(port, processes)));
  return {
    certificate,
    servicesOrigin,
    site: `https://localhost:${site}`,
    clientOnly: `https://localhost:${clientOnly}`,
    cached: `http://127.0.0.1:${cached}`,
    uncached: `http://127.0.0.1:${uncached}`,
    paths,
    async stop() {
      await Promise.all([...processes.map(end), ...origins.map(({ app }) => app.close())]);
    },
  };
}

/** The same pages as one plain application: returns its folder, built unless the previous build is used. */
export async function buildMonolith({ data, builds }: BenchSiteOptions): Promise<string> {
  const files = join(data, 'plain');
  if (builds || !existsSync(files)) {
    await runRsbuild(join(ROOT, 'scripts/bench/plain'), { BAZAAR_OUT: files });
  }
  return files;
}

/** Serves the releases of a data folder, each remote's from an origin of its own. */
export async function startOrigins(paths: DataPaths) {
  return Promise.all(
    REMOTE_NAMES.map(async (name) => {
      const app = await buildOrigin(paths.remote(name));
      const address = await app.listen({ host: '127.0.0.1', port: 0 });
      return { name, app, origin: new URL(address).origin };
    }),
  );
}

interface ManifestOptions {
  paths: DataPaths;
  origins: readonly { name: string; origin: string }[];
  folder: string;
  isClientOnly: boolean;
}

function writeManifest({ paths, origins, folder, isClientOnly }: ManifestOptions): void {
  const manifest = structuredClone(readManifestFile(paths.manifest));
  for (const { name, origin } of origins) {
    Object.assign(manifest?.remotes[name as keyof typeof manifest.remotes] ?? {}, {
      origin,
      clientOnly: isClientOnly,
    });
  }
  const target = dataPaths(folder);
  mkdirSync(target.releases, { recursive: true });
  // A shell of an earlier run kept other bytes under the same sequence, and would refuse these.
  rmSync(target.shells, { recursive: true, force: true });
  writeFileSync(target.manifest, JSON.stringify(manifest));
}
