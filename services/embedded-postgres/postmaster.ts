import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseProblem, errorCode } from '../kit/database/database-problem.ts';
import type { Binaries } from './binaries.ts';
import { asAccount } from './cluster.ts';
import { processCommand, processGone, processIdentity } from './process-table.ts';
import type { ServerAccount } from './server-account.ts';

const START_LIMIT_MS = 60_000;
const LOG_LIMIT_BYTES = 5_000_000;

/** Fast shutdown first (clients are disconnected, data is written), then the harder ways. */
const WAYS_TO_STOP = [
  { signal: 'SIGINT', waitMs: 20_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const;

export interface ServerStart {
  readonly binaries: Binaries;
  readonly account: ServerAccount;
  readonly cluster: string;
  readonly logFile: string;
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  /** How long it may take until it accepts connections. */
  readonly startLimitMs?: number | undefined;
}

/** Starts the server and waits until it accepts connections. */
export async function launch(start: ServerStart): Promise<ChildProcess> {
  const log = openSync(start.logFile, tooLong(start.logFile) ? 'w' : 'a', 0o600);
  const logStart = statSync(start.logFile).size;
  const settings = Object.entries(start.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    path.join(start.binaries.folder, 'bin', 'postgres'),
    ['-D', start.cluster, '-p', String(start.port), ...settings],
    // Its own process group: a Ctrl-C in the terminal must not reach it before the services have ended.
    { ...asAccount(start.account), detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  child.unref();
  try {
    await untilReady(child, start);
  } catch (error) {
    await stopProcess(child.pid);
    throw startProblem(error, start, logStart);
  }
  return child;
}

/** Stops the server that a killed process left behind, and removes a lock file whose server no longer runs. */
export async function stopLeftover(cluster: string): Promise<void> {
  const lockFile = path.join(cluster, 'postmaster.pid');
  if (!existsSync(lockFile)) {
    return;
  }
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n', 1)[0]);
  if (processIdentity(pid) !== undefined && processCommand(pid)?.includes(cluster)) {
    await stopProcess(pid);
  }
  rmSync(lockFile, { force: true });
}

/** Stops a server, with the gentlest way first. */
export async function stopProcess(pid: number | undefined): Promise<void> {
  for (const { signal, waitMs } of WAYS_TO_STOP) {
    if (pid === undefined || !sent(pid, signal) || (await processGone(pid, waitMs))) {
      return;
    }
  }
  throw new DatabaseProblem(`PostgreSQL (process ${pid}) does not end.`, 'End it by hand, then start again.');
}

function sent(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ESRCH') {
      return false;
    }
    throw error;
  }
}

async function untilReady(child: ChildProcess, start: ServerStart): Promise<void> {
  const ended = once(child, 'exit').then(() => 'ended' as const);
  const lockFile = path.join(start.cluster, 'postmaster.pid');
  const { startLimitMs = START_LIMIT_MS } = start;
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    // The server writes its state to the eighth line; pg_ctl reads the same.
    const lines = existsSync(lockFile) ? readFileSync(lockFile, 'utf8').split('\n') : [];
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') {
      return;
    }
    if ((await Promise.race([ended, delay(20)])) === 'ended') {
      throw new Error('it ended at once');
    }
  }
  throw new Error(`it was not ready after ${startLimitMs / 1000} seconds`);
}

function startProblem(error: unknown, start: ServerStart, logStart: number): DatabaseProblem {
  const news = readFileSync(start.logFile).subarray(logStart).toString('utf8');
  const fatal = /(?:FATAL|PANIC): +(.+)|(error while loading shared libraries.+)/.exec(news);
  const reason = fatal?.[1] ?? fatal?.[2] ?? (error instanceof Error ? error.message : String(error));
  return new DatabaseProblem(
    `The embedded PostgreSQL did not start: ${reason}.`,
    `Its log is ${start.logFile}; wait when a port is busy, install a library that is missing, or set DATABASE_URL.`,
    error,
  );
}

function tooLong(file: string): boolean {
  return existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES;
}
