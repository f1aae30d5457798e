import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;
const STOP_TIMEOUT_MS = 15_000;
const LAST_LINES = 15;

export interface ServerProcessOptions {
  /** For messages: `the shell`. */
  name: string;
  script: string;
  environment: Readonly<Record<string, string>>;
  logFile: string;
  /** Responds with a success once the server is ready. */
  readyAddress: string;
  readyWithinMs: number;
}

/** A server in a separate process. */
export interface ServerProcess {
  /** Its whole output so far. */
  log(): string;
  /** Ids of the processes that it has started, and that run now. */
  children(): number[];
  /** Ends it gracefully, or by force when it does not exit. */
  stop(): Promise<void>;
}

/** Starts a script with Node and resolves when it responds. @throws Error with its last output when it does not. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { script, environment, logFile } = options;
  const output = await open(logFile, 'w');
  const child = spawn(process.execPath, [script], {
    env: { ...outerEnvironment(), ...environment },
    stdio: ['ignore', output.fd, output.fd],
  });
  await output.close();
  const log = () => readFileSync(logFile, 'utf8');
  const exited = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    if (isRunning()) {
      child.kill('SIGTERM');
      await Promise.race([exited, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    }
    if (isRunning()) {
      child.kill('SIGKILL');
      await exited;
    }
  };
  try {
    await untilReady(options, isRunning);
  } catch (error) {
    await stop();
    const words = log().trim().split('\n').slice(-LAST_LINES).join('\n');
    throw new Error(`${options.name} did not start: ${(error as Error).message}\n${words}`);
  }
  return { log, stop, children: () => childrenOf(child.pid) };
}

/** The tests use their own database and folders, so the developer's variables for those are removed. */
function outerEnvironment(): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _database,
    MIGRATION_DATABASE_URL: _owner,
    PORT: _port,
    PUBLIC_ORIGIN: _origin,
    SERVICES: _services,
    ...rest
  } = process.env;
  return rest;
}

async function untilReady(options: ServerProcessOptions, isRunning: () => boolean): Promise<void> {
  const deadline = Date.now() + options.readyWithinMs;
  while (!(await hasResponded(options.readyAddress))) {
    if (!isRunning()) {
      throw new Error('it ended.');
    }
    if (Date.now() > deadline) {
      throw new Error(`${options.readyAddress} gave no answer in ${options.readyWithinMs} ms.`);
    }
    await wait(POLL_MS);
  }
}

async function hasResponded(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

/** Linux alone tells of them. */
function childrenOf(pid: number | undefined): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}
