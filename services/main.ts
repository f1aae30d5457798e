import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openServices } from './app.ts';
import { createDatabase } from './kit/database.ts';
import { EnvironmentProblem, readEnvironment } from './kit/environment.ts';
import { databaseFromEnvironment } from './kit/postgres/database-from-environment.ts';
import { DatabaseProblem } from './kit/postgres/database-problem.ts';
import { migrate } from './kit/postgres/migrate.ts';
import { startPostgres } from './kit/postgres/start-postgres.ts';
import { readPort } from './kit/settings.ts';
import { seedWhenEmpty } from './seed/seed.ts';

const HOST = '127.0.0.1';
const STOP_LIMIT_MS = 10_000;

/** Undone in the opposite order, whatever happens. */
const undo: (() => Promise<unknown>)[] = [];
const clock = () => new Date();
const say = (line: string) => process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const port = readPort(process.env, 'PORT_SERVICES', 4_000);
  const url = await openDatabase();
  await migrate({ url, servicesFolder: fileURLToPath(new URL('.', import.meta.url)), log: say });
  const db = createDatabase(url);
  undo.push(() => db.destroy());
  if (environment.name === 'demo') {
    await seedWhenEmpty(db, { clock, log: say });
  }
  const services = process.env.SERVICES?.split(',').filter((name) => name !== '');
  const opened = await openServices({ db, clock, environment, ...(services ? { services } : {}) });
  undo.push(() => opened.app.close());
  // A hook can only be added before the app listens.
  opened.startJobs();
  await opened.app.listen({ host: HOST, port });
  say(`services ready on http://${HOST}:${port}`);
}

async function openDatabase(): Promise<string> {
  const given = await databaseFromEnvironment(process.env);
  if (given !== undefined) {
    return given;
  }
  const data = process.env.BAZAAR_DATA ?? fileURLToPath(new URL('../.data', import.meta.url));
  const postgres = await startPostgres({ dataDir: path.join(data, 'postgres'), log: say });
  undo.push(() => postgres.stop());
  return postgres.url;
}

let stopping: Promise<never> | undefined;

/** Ctrl-C in a terminal reaches a process more than once: the first asks to stop, the others change nothing. */
function stop(code: number): Promise<never> {
  stopping ??= undoAll(code);
  return stopping;
}

async function undoAll(code: number): Promise<never> {
  // What hangs may not keep the process: the database recovers from any end.
  setTimeout(() => process.exit(code || 1), STOP_LIMIT_MS).unref();
  for (const step of undo.splice(0).reverse()) {
    await step().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  }
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stop(0));
}

start().catch((error: unknown) => {
  process.stderr.write(`${plainLine(error)}\n`);
  void stop(1);
});

/** One line on what is in the way and what to do; the whole trace only for a fault of the code. */
function plainLine(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const isPlain = error instanceof DatabaseProblem || error instanceof EnvironmentProblem;
  return isPlain ? error.message : (knownFault(error) ?? error.stack ?? error.message);
}

const FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port of PORT_SERVICES is in use. Stop what uses it, or set PORT_SERVICES to another one.',
  EACCES: 'A file or port is not allowed to this user. Check PORT_SERVICES and the rights of BAZAAR_DATA.',
  ENOSPC: 'The disk is full. Free some room where BAZAAR_DATA lies, and start again.',
  '53100': 'The disk of the database is full. Free some room there, and start again.',
};

/** Faults of the machine, by the codes of Node and PostgreSQL; wrapped ones too. */
function knownFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) {
    return undefined;
  }
  const code = 'code' in error ? String(error.code) : '';
  return FAULTS[code] ?? knownFault(error.cause);
}
