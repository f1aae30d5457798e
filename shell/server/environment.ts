import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism, hostname } from 'node:os';
import { join } from 'node:path';
import {
  EnvironmentProblem,
  readAll,
  readPublicDemo,
  readTrustedProxies,
  refuseHost,
  refuseOrigin,
  type SiteMode,
} from '@bazaar/contracts/deployment';
import { MAX_STREAMS } from '@bazaar/contracts/notification';
import { type FindRedirect, readRedirectRules } from './redirect-rules.ts';

/** Addresses, folders and switches of the shell's server, read once from the environment. */
export interface ShellEnvironment extends SiteMode {
  host: string;
  port: number;
  /** Origin of canonical addresses; the Host header is never trusted. */
  publicOrigin: string;
  /** Internal origin of the services. */
  servicesOrigin: string;
  dataDir: string;
  manifestFile: string;
  mirrorDir: string;
  /** What this shell alone keeps over restarts. */
  shellDir: string;
  /** Where files that visitors send are stored while they arrive. */
  spoolDir: string;
  /** The builds of the shell, each in a folder of its name: `shell.json`, `assets.json`, `web/`, `server/`. */
  shellBuildsDir: string;
  tls: { certFile: string; keyFile: string } | null;
  /** Addresses and networks whose `x-forwarded-for` is believed. */
  trustedProxies: readonly string[];
  /** The redirects of the configuration. */
  findRedirect: FindRedirect;
  /** How long a server that stops still accepts requests, for the balancer to notice. */
  drainNoticeMs: number;
  /** False only for measuring (`HTML_CACHE=off`). */
  cachesDocuments: boolean;
  /** False only for measuring and tracing (`SERVICE_READS=off`). */
  keepsServiceReads: boolean;
  /** Keeps search engines out of a host that is not the public one. */
  isPreProduction: boolean;
  /** Streams of events that are forwarded at the same time; as many as the services hold. */
  maxStreams: number;
  /** Processes that render documents; 0 renders in the server's own process, for development and profiling alone. */
  renderWorkers: number;
  /** Signs what browsers need to report; shells behind one balancer share it. */
  beaconSecret: string;
  /** Of a thousand visits with something to report, so many may. */
  beaconPermille: number;
  /** What reads `/metrics`; null lets nobody but this machine read those of a demo. */
  metricsToken: string | null;
  /** Set only by the development server: the additional origins of files and updates, and the folder of the shell's build. */
  development: { origins: readonly string[]; shellDir: string } | null;
}

/** One a core, and two at least: while one of them is replaced, the other renders. */
const DEFAULT_WORKERS = Math.max(2, availableParallelism());

const MIN_SECRET = 32;
const MIN_TOKEN = 16;

/** @throws EnvironmentProblem with a line for each value that cannot be used, and how to solve it. */
export function readEnvironment(env: NodeJS.ProcessEnv, root: string): ShellEnvironment {
  const dataDir = env.BAZAAR_DATA ?? join(root, '.data');
  const mode = readMode(env);
  return {
    ...readAll({
      isPublicDemo: () => readPublicDemo(mode.name, env),
      host: () => readHost(mode, env),
      port: () => readPort(env),
      publicOrigin: () => readPublicOrigin(mode, env),
      servicesOrigin: () => readOrigin(env.SERVICES_ORIGIN ?? 'http://127.0.0.1:4000', 'SERVICES_ORIGIN'),
      shellDir: () =>
        join(dataDir, 'shells', readName(env.SHELL_NAME || `${hostname()}-${env.PORT ?? 3000}`)),
      tls: () => readTls(env),
      trustedProxies: () => readTrustedProxies(env.TRUSTED_PROXIES ?? ''),
      findRedirect: () => readRedirects(env.REDIRECT_RULES),
      drainNoticeMs: () => 1_000 * readCount(env, 'DRAIN_SECONDS', 0),
      maxStreams: () => readCount(env, 'MAX_STREAMS', MAX_STREAMS),
      renderWorkers: () => readCount(env, 'RENDER_WORKERS', DEFAULT_WORKERS),
      beaconSecret: () => readSecret(env.BEACON_SECRET),
      metricsToken: () => readToken(env.METRICS_TOKEN),
      beaconPermille: () => readPermille(env.BEACON_PERMILLE || '1000'),
    }),
    name: mode.name,
    dataDir,
    manifestFile: join(dataDir, 'releases', 'manifest.json'),
    mirrorDir: join(dataDir, 'mirror'),
    spoolDir: join(dataDir, 'spool'),
    shellBuildsDir: env.SHELL_BUILDS ?? join(dataDir, 'releases', 'shell'),
    cachesDocuments: env.HTML_CACHE !== 'off',
    keepsServiceReads: env.SERVICE_READS !== 'off',
    // The goods of a public demonstration are nobody's, so no search engine is to show them.
    isPreProduction: env.PRE_PRODUCTION === '1' || mode.isPublicDemo,
    development: null,
  };
}

function readMode({ BAZAAR_ENV, BAZAAR_DEMO_PUBLIC }: NodeJS.ProcessEnv): SiteMode {
  const name = BAZAAR_ENV === 'demo' ? 'demo' : 'production';
  return { name, isPublicDemo: name === 'demo' && BAZAAR_DEMO_PUBLIC === '1' };
}

function readHost(mode: SiteMode, { HOST = '127.0.0.1' }: NodeJS.ProcessEnv): string {
  refuseHost(mode, HOST);
  return HOST;
}

function readPublicOrigin(mode: SiteMode, env: NodeJS.ProcessEnv): string {
  if (env.PUBLIC_ORIGIN === undefined) {
    return `${env.TLS_CERT ? 'https' : 'http'}://localhost:${env.PORT ?? 3000}`;
  }
  const origin = readOrigin(env.PUBLIC_ORIGIN, 'PUBLIC_ORIGIN');
  refuseOrigin(mode, origin);
  return origin;
}

/** Without one, each process has its own, and its visitors' tokens end with it. */
function readSecret(text: string | undefined): string {
  if (!text) {
    return randomBytes(32).toString('hex');
  }
  if (text.length < MIN_SECRET) {
    throw new EnvironmentProblem(`BEACON_SECRET has ${text.length} characters: give at least ${MIN_SECRET}.`);
  }
  return text;
}

function readToken(text: string | undefined): string | null {
  if (text && text.length < MIN_TOKEN) {
    throw new EnvironmentProblem(`METRICS_TOKEN has ${text.length} characters: give at least ${MIN_TOKEN}.`);
  }
  return text || null;
}

function readPermille(text: string): number {
  const permille = Number(text);
  if (!/^\d{1,4}$/.test(text) || permille < 1 || permille > 1_000) {
    throw new EnvironmentProblem(`BEACON_PERMILLE is "${text}": give a whole number from 1 to 1000.`);
  }
  return permille;
}

/** The name of a folder. */
function readName(text: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(text)) {
    throw new EnvironmentProblem(`SHELL_NAME is "${text}": give letters, digits, dots and dashes.`);
  }
  return text;
}

function readRedirects(file: string | undefined): FindRedirect {
  if (!file) {
    return () => null;
  }
  try {
    return readRedirectRules(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new EnvironmentProblem(`REDIRECT_RULES is "${file}": ${(error as Error).message}`);
  }
}

function readPort({ PORT = '3000' }: NodeJS.ProcessEnv): number {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new EnvironmentProblem(`PORT is "${PORT}": give a number from 0 to 65535.`);
  }
  return port;
}

function readCount(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  if (!/^\d{1,9}$/.test(text)) {
    throw new EnvironmentProblem(`${name} is "${text}": give a whole number.`);
  }
  return Number(text);
}

function readOrigin(text: string, name: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new EnvironmentProblem(`${name} is "${text}": give an address such as https://bazaar.example.`);
  }
  return new URL(text).origin;
}

function readTls({ TLS_CERT: certFile, TLS_KEY: keyFile }: NodeJS.ProcessEnv): ShellEnvironment['tls'] {
  if (Boolean(certFile) !== Boolean(keyFile)) {
    throw new EnvironmentProblem('TLS_CERT and TLS_KEY go together: give both files, or neither.');
  }
  return certFile && keyFile ? { certFile, keyFile } : null;
}
