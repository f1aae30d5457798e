import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;
const STOP_TIMEOUT_MS = 15_000;
const LAST_LINES = 15;

export interface ServerProcessOptions {
  /** For messages: «the shell». */
  name: string;
  script: string;
  environment: Readonly<Record<string, string>>;
  logFile: string;
  /** Answers with a success once the server can be used. */
  readyAddress: string;
  readyWithinMs: number;
}

/** A server that runs as a process of its own. */
export interface ServerProcess {
  /** Everything it has written so far. */
  log(): string;
  /** Ends it gracefully; by force when it does not go. */
  stop(): Promise<void>;
}

/** Starts a script with Node and resolves when it answers. @throws Error with its last words when it does not. */
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
  return { log, stop };
}

/** The tests bring their own database and places; what the developer's shell says of them is left out. */
function outerEnvironment(): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _database,
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
