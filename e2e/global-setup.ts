import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { REMOTE_NAMES, type RemoteName } from '@bazaar/contracts/platform';
import { dataPaths } from '@bazaar/scripts/releases/paths.ts';
import { linkShellBuilds, readManifest, writeManifest } from './site/data-folder.ts';
import { RemoteOrigin } from './site/remote-origin.ts';
import { startServerProcess } from './site/server-process.ts';
import { publishSharedSite } from './site/shared-site.ts';
import { onePort, startShell } from './site/shell-process.ts';
import {
  DEMO_BUYER_NUMBER,
  DEMO_OPERATOR_NUMBER,
  DEMO_SUPPLIER_NUMBER,
  freshNumber,
  NEW_BUYER_NUMBER,
  signInByCode,
} from './site/sign-in.ts';

const SERVICES = path.resolve(import.meta.dirname, '../services/main.ts');
/** Simulated suppliers answer within this many seconds to twice as many, so that a journey need not wait long. */
const SUPPLIERS_ANSWER_AFTER_S = 1;
/** One for each test that asks for a code on an account of its own. */
const EARLY_BUYERS = [0, 1, 2, 3, 4];
/** The simulated bank sends and ends a withdrawal after as many seconds each. */
const BANK_ANSWERS_AFTER_S = 2;
/** Allows for creating, migrating and seeding a new database. */
const SERVICES_READY_WITHIN_MS = 180_000;
const MIRROR_READY_WITHIN_MS = 60_000;

/** Starts the one site that all tests share: services with their database, five origins, the shell. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const undo = new AsyncDisposableStack();
  try {
    await startSite(buildFolder(), undo);
  } catch (error) {
    await undo.disposeAsync();
    throw error;
  }
  return () => undo.disposeAsync();
}

function buildFolder(): string {
  const folder = process.env.BAZAAR_DATA;
  if (!folder) {
    throw new Error(
      'BAZAAR_DATA is not set: start the browser tests with "npm test", which builds the site first.',
    );
  }
  return path.resolve(folder);
}

async function startSite(build: string, undo: AsyncDisposableStack): Promise<void> {
  const manifest = readManifest(build);
  const runFolder = await mkdtemp(path.join(tmpdir(), 'bazaar-browser-'));
  // The account of the database's server has to enter it.
  await chmod(runFolder, 0o711);
  undo.defer(() => rm(runFolder, { recursive: true, force: true }));
  const data = path.join(runFolder, 'shared');
  await mkdir(data);
  const shellPort = await onePort();
  const [servicesOrigin, origins] = await Promise.all([
    startServices({ runFolder, shellPort }, undo),
    startOrigins(build, undo),
  ]);
  writeManifest(data, manifest, (name, remote) => ({ ...remote, origin: origins[name].origin }));
  await linkShellBuilds(dataPaths(build), dataPaths(data));
  const shell = await startShell({ data, servicesOrigin, port: shellPort });
  undo.defer(() => shell.stop());
  await untilMirrored(shell.origin);
  const people = {
    demoBuyer: await signInByCode(shell.origin, DEMO_BUYER_NUMBER),
    newBuyer: await signInByCode(shell.origin, NEW_BUYER_NUMBER),
    demoSupplier: await signInByCode(shell.origin, DEMO_SUPPLIER_NUMBER),
    demoOperator: await signInByCode(shell.origin, DEMO_OPERATOR_NUMBER),
    earlyBuyers: await Promise.all(EARLY_BUYERS.map(() => signInByCode(shell.origin, freshNumber()))),
  };
  publishSharedSite({ origin: shell.origin, servicesOrigin, build, data, runFolder, ...people });
}

interface ServicesOptions {
  runFolder: string;
  /** Tokens are issued for the shell's origin only. */
  shellPort: number;
}

async function startServices(
  { runFolder, shellPort }: ServicesOptions,
  undo: AsyncDisposableStack,
): Promise<string> {
  const port = await onePort();
  const origin = `http://127.0.0.1:${port}`;
  const services = await startServerProcess({
    name: 'The services',
    script: SERVICES,
    environment: {
      BAZAAR_ENV: 'demo',
      BAZAAR_DATA: path.join(runFolder, 'services'),
      SERVICES_PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${shellPort}`,
      LOG_LEVEL: 'warn',
      SIMULATOR_DELAY_SECONDS: String(SUPPLIERS_ANSWER_AFTER_S),
      // All browsers of this run are one network, and a fast machine signs more than sixty people in.
      SMS_PER_NETWORK: '1000',
      // They are one client too, which reads faster than people do.
      READ_UNITS_PER_SECOND: '2000',
      SIMULATED_BANK_DELAY_SECONDS: String(BANK_ANSWERS_AFTER_S),
      // Two browsers share the machine's cores with the services, which would refuse what is only late.
      MAX_EVENT_LOOP_DELAY_MS: '0',
    },
    logFile: path.join(runFolder, 'services.log'),
    readyAddress: `${origin}/readyz`,
    readyWithinMs: SERVICES_READY_WITHIN_MS,
  });
  undo.defer(() => services.stop());
  return origin;
}

async function startOrigins(
  build: string,
  undo: AsyncDisposableStack,
): Promise<Readonly<Record<RemoteName, RemoteOrigin>>> {
  const pairs = REMOTE_NAMES.map(async (name) => {
    const origin = new RemoteOrigin(dataPaths(build).remote(name));
    await origin.start();
    undo.defer(() => origin.stop());
    return [name, origin] as const;
  });
  return Object.fromEntries(await Promise.all(pairs)) as Record<RemoteName, RemoteOrigin>;
}

/** Waits until every release is mirrored, as it is for a visitor of a site that has run for a while. */
async function untilMirrored(origin: string): Promise<void> {
  const deadline = Date.now() + MIRROR_READY_WITHIN_MS;
  for (;;) {
    const health = (await (await fetch(`${origin}/healthz`)).json()) as {
      remotes: Record<string, { status: string; version: string }>;
    };
    const missing = Object.entries(health.remotes).filter(([, { status }]) => status !== 'ready');
    if (missing.length === 0) {
      return;
    }
    if (Date.now() > deadline) {
      throw new Error(
        `Not mirrored in ${MIRROR_READY_WITHIN_MS} ms: ${missing.map(([name]) => name).join(', ')}.`,
      );
    }
    // A release that a busy machine did not fetch in time is fetched again when somebody asks for a file of it.
    await Promise.all(
      missing.map(([name, { version }]) => fetch(`${origin}/_r/${name}/${version}/remoteEntry.js`)),
    );
    await wait(100);
  }
}
