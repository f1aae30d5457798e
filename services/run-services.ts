import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVICES_SECRETS, withSecretFiles } from '@bazaar/contracts/deployment';
import { startTracing } from '@bazaar/telemetry';
import { type OpenServices, openServices } from './app.ts';
import { noteMode, refuseOtherNote } from './embedded-postgres/mode-note.ts';
import { startPostgres } from './embedded-postgres/start-postgres.ts';
import { openFileStorage } from './file/seed.ts';
import { formatStartupError } from './format-startup-error.ts';
import { readBackupFolder } from './kit/backup/backup-folder.ts';
import { createDatabase } from './kit/database/database.ts';
import { DatabaseProblem } from './kit/database/database-problem.ts';
import { migrate } from './kit/database/migrate.ts';
import { readRole } from './kit/database/running-role.ts';
import { requireMigrated, requireRunningRole, siteAddresses } from './kit/database/site-addresses.ts';
import { withStartLock } from './kit/database/start-lock.ts';
import { type Environment, readEnvironment, readServices, type Variables } from './kit/environment.ts';
import { readPort } from './kit/settings.ts';
import { renewDaily } from './renew-daily.ts';
import { lastReset } from './seed/daily-reset.ts';
import { requireMode, stampMode } from './seed/database-mode.ts';
import { seedWhenEmpty } from './seed/seed.ts';
import { dataFolder, refuseFaultyStart } from './start-checks.ts';

const STOP_LIMIT_MS = 10_000;
const SERVICES_FOLDER = fileURLToPath(new URL('.', import.meta.url));

const clock = () => new Date();
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Receives the services before they listen. */
type Extend = (opened: OpenServices) => void;

/**
 * Runs the services in this process until it receives SIGINT or SIGTERM; requests in progress are completed first.
 * A failed start prints one line for each problem on stderr and exits with code 1.
 */
export function runServices(variables: Variables, extend?: Extend): void {
  /** Cleanup steps, run in the opposite order in every case. */
  const undo: (() => Promise<unknown>)[] = [];
  let stopping: Promise<never> | undefined;
  // Ctrl-C in a terminal reaches a process more than once: the first signal starts the stop, the others change nothing.
  const stop = (code: number) => {
    stopping ??= undoAll(undo, code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => stop(0));
  }
  const onFailure = (error: unknown) => {
    // A stop was requested during the start, so an error of the start is not reported.
    if (stopping === undefined) {
      process.stderr.write(`${formatStartupError(error)}\n`);
      stop(1);
    }
  };
  start({ variables, undo, extend, onFailure }).catch(onFailure);
}

interface Start {
  readonly variables: Variables;
  readonly undo: Undo;
  readonly extend: Extend | undefined;
  /** Ends the process when something fails after the start. */
  onFailure(error: unknown): void;
}

type Undo = (() => Promise<unknown>)[];

async function start({ variables: given, undo, extend, onFailure }: Start): Promise<void> {
  const variables = withSecretFiles(given, SERVICES_SECRETS, (file) => readFileSync(file, 'utf8'));
  // Before anything is created or changed: a wrong variable must not cost a database.
  await refuseFaultyStart(variables);
  const environment = readEnvironment(variables);
  const port = readPort(variables, 'SERVICES_PORT', 4_000);
  const services = readServices(variables);
  // Added first, so that it is undone last and sends what the stop itself did.
  undo.push(await startTracing('bazaar-services', variables));
  const isProduction = environment.name === 'production';
  let isEmbedded = false;
  const { owner, running } = await siteAddresses({
    ...{ variables, isProduction, log: say },
    startEmbedded: () => {
      isEmbedded = true;
      return startEmbedded(environment, undo);
    },
  });
  if (owner === null) {
    await requireMigrated(running);
  }
  // Before anything is written: the demo's data and its migrations do not belong into another database.
  await requireMode(owner ?? running, environment.name);
  const prepare = async (freshSince?: Date) => {
    if (owner !== null) {
      await prepareDatabase({ owner, running, environment, freshSince });
    } else if (environment.isPublicDemo) {
      throw new DatabaseProblem(
        'BAZAAR_DEMO_PUBLIC is 1, and DATABASE_URL names a role that may not make the data anew every day.',
        'Set MIGRATION_DATABASE_URL to the address of the owner.',
      );
    }
  };
  await prepare(environment.isPublicDemo ? lastReset(clock()) : undefined);
  if (isEmbedded) {
    await noteMode(homeOf(environment), environment.name);
  }
  if (isProduction) {
    await requireRunningRole(running);
  }
  const open = () => openSite({ running, environment, services, port, extend });
  let close = await open();
  undo.push(() => close());
  if (environment.isPublicDemo) {
    const renewal = renewDaily({
      clock,
      onFailure,
      async renew(freshSince) {
        await close();
        await prepare(freshSince);
        close = await open();
      },
    });
    undo.push(() => renewal.stop());
    process.on('SIGUSR2', () => renewal.renewNow());
  }
}

interface SiteOptions {
  readonly running: string;
  readonly environment: Environment;
  readonly services: readonly string[] | undefined;
  readonly port: number;
  readonly extend: Extend | undefined;
}

/** Opens the services and listens; returns what closes them. */
async function openSite({ running, environment, services, port, extend }: SiteOptions) {
  const db = createDatabase(running);
  const closing = new AsyncDisposableStack();
  closing.defer(() => db.destroy());
  try {
    const opened = await openServices({ db, clock, environment, ...(services ? { services } : {}) });
    closing.defer(() => opened.app.close());
    extend?.(opened);
    // A hook can only be added before the app listens.
    opened.startJobs();
    await opened.app.listen({ host: environment.host, port });
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
  say(`services ready on http://${environment.host}:${port}`);
  return () => closing.disposeAsync();
}

const homeOf = ({ variables }: Environment) => path.join(dataFolder(variables), 'postgres');

async function startEmbedded(environment: Environment, undo: Undo): Promise<string> {
  const dataDir = homeOf(environment);
  await refuseOtherNote(dataDir, environment.name);
  const archive = readBackupFolder(environment);
  const postgres = await startPostgres({ dataDir, log: say, archive });
  undo.push(() => postgres.stop());
  return postgres.url;
}

interface Preparation {
  readonly owner: string;
  readonly running: string;
  readonly environment: Environment;
  /** Older data of a demo are made anew. */
  readonly freshSince?: Date | undefined;
}

/** Applies the migrations and writes the demo's data, both as the owner. */
async function prepareDatabase({ owner, running, environment, freshSince }: Preparation): Promise<void> {
  const runningRole = owner === running ? undefined : (await readRole(running)).name;
  await migrate({ url: owner, servicesFolder: SERVICES_FOLDER, runningRole, log: say });
  await stampMode(owner, environment.name);
  if (environment.name !== 'demo') {
    return;
  }
  const files = await openFileStorage(environment.variables);
  const db = createDatabase(owner, { connections: 4 });
  try {
    await withStartLock(owner, () => seedWhenEmpty(db, { clock, files, freshSince, log: say }));
  } finally {
    await db.destroy();
  }
}

async function undoAll(undo: Undo, code: number): Promise<never> {
  // A hanging step must not keep the process running; the database recovers from any kind of end.
  setTimeout(() => process.exit(code || 1), STOP_LIMIT_MS).unref();
  for (const step of undo.splice(0).reverse()) {
    await step().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  }
  process.exit(code);
}
