import { join } from 'node:path';
import { REMOTE_NAMES } from '@bazaar/contracts/platform';
import type { Ports } from '../ports.ts';
import { ROOT } from '../releases/paths.ts';

/**
 * Node's own limits let young objects take 100 MB and more before it looks which of them are still needed, and old
 * ones double; the services need neither. What they hold under load is among the figures of FIGURES.md.
 *
 * Pretenuring puts what is made at a place in the code among the old objects once much of it was seen to live on. The
 * driver makes each row at one place, so all rows went there, took the texts they held along, and every request left
 * tens of kilobytes for the collector of old objects: lists were answered at two thirds of their rate.
 *
 * V8 keeps pages that it has emptied for later, and they may go on counting as the process's. Decommitted, they do not;
 * in short runs the process then held 173 to 176 MB instead of 178, and answered as quickly.
 */
export const SERVICES_NODE_OPTIONS = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
  '--no-allocation-site-pretenuring',
  '--decommit-pooled-pages',
] as const;

/**
 * The C library gives each thread a separate pool of memory, and raises by itself the size from which it returns
 * memory. With one pool and fixed sizes the same load uses 13 MB less.
 */
export const SERVICES_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '262144',
  MALLOC_MMAP_THRESHOLD_: '131072',
} as const;

/**
 * Each swap of a version has files hashed, compressed and sent to new workers, in many threads. The C library keeps what they
 * free in a pool of each thread, and takes ever larger pieces for worth keeping. With two pools and fixed sizes the process
 * grew by 1 MB in 30 swaps instead of 12 MB, and held 70 MB instead of 107 MB.
 */
export const SHELL_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
} as const;

/**
 * Where Node caches modules without their types: from the second start on, no process loads the compiler (20 MB,
 * 0.25 s).
 */
export function compileCache(data: string): { readonly NODE_COMPILE_CACHE: string } {
  return { NODE_COMPILE_CACHE: join(data, 'compile-cache') };
}

/** One process of the running site. */
export interface PlatformProcess {
  name: string;
  /** Arguments for Node. */
  script: readonly string[];
  environment: Readonly<Record<string, string>>;
  /** Working directory; by default this process's own. */
  cwd?: string;
  /** The others continue without it: while a remote's origin is down, the site still runs. */
  endsAlone?: boolean;
  /** It is started again when it ends, once it has run for so long. */
  restartsAfterMs?: number;
}

export interface PlatformOptions {
  ports: Ports;
  data: string;
  environment: NodeJS.ProcessEnv;
}

/** A shell that ends earlier has met something that a restart does not change, such as a port in use. */
const SHELL_RUNS_AFTER_MS = 5000;

/** The addresses of the database, with their passwords, reach the services alone. */
const NO_DATABASE = { DATABASE_URL: '', MIGRATION_DATABASE_URL: '' };

/** The processes of a whole site: the services (with the database), five origins, the shell. */
export function platformProcesses({ ports, data, environment }: PlatformOptions): PlatformProcess[] {
  const shared = {
    BAZAAR_ENV: environment.BAZAAR_ENV ?? 'demo',
    BAZAAR_DATA: data,
    PORT: String(ports.shell),
    NODE_ENV: 'production',
    ...compileCache(data),
  };
  return [
    {
      name: 'services',
      script: [...SERVICES_NODE_OPTIONS, join(ROOT, 'services/main.ts')],
      environment: {
        ...shared,
        ...SERVICES_ENVIRONMENT,
        SERVICES_PORT: String(ports.services),
        TRUSTED_PROXIES: '127.0.0.1',
      },
    },
    ...REMOTE_NAMES.map((remote) => ({
      name: remote,
      script: [join(ROOT, 'scripts/serve-origin.ts'), remote, String(ports.remotes[remote])],
      environment: { ...shared, ...NO_DATABASE },
      endsAlone: true,
    })),
    {
      name: 'shell',
      script: [join(ROOT, 'shell/server/main.ts')],
      environment: {
        ...shared,
        ...NO_DATABASE,
        ...SHELL_ENVIRONMENT,
        SERVICES_ORIGIN: `http://127.0.0.1:${ports.services}`,
      },
      restartsAfterMs: SHELL_RUNS_AFTER_MS,
    },
  ];
}
