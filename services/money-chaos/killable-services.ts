import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pause } from './ask.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const READY_EVERY_MS = 25;
const READY_WITHIN_MS = 120_000;

/** One instance of all services, as a process that can be killed. */
export interface KillableServices {
  /** Kills the process as a power cut would, and starts another on the same port. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

interface Start {
  readonly port: number;
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Starts an instance once and ends it in peace, which a killed one never does: then Node keeps the modules without their
 * types in the folder that NODE_COMPILE_CACHE names, and later starts take little more than half the work.
 */
export async function prepareStarts(start: Start): Promise<void> {
  const child = await launch(start);
  await end(child, 'SIGTERM');
}

/** Starts an instance on a database that holds data already, so that no demo data is written. */
export async function startKillableServices(start: Start): Promise<KillableServices> {
  let child = await launch(start);
  // The last chance when this process exits in the middle of a run.
  const atExit = () => void child.kill('SIGKILL');
  process.once('exit', atExit);
  return {
    async killAndRestart() {
      await end(child);
      child = await launch(start);
    },
    async stop() {
      process.off('exit', atExit);
      await end(child);
    },
  };
}

async function launch({ port, variables }: Start): Promise<ChildProcess> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...{ PATH: process.env.PATH, TZ: 'UTC', BAZAAR_ENV: 'demo', LOG_LEVEL: 'silent' },
        ...{ SIMULATE_SUPPLIERS: '0', SERVICES_PORT: String(port), TRUSTED_PROXIES: '127.0.0.1' },
        // These clients are faster than any person, and many sign in from one machine.
        ...{ WRITES_PER_MINUTE: '0', READ_UNITS_PER_SECOND: '0', REQUESTS_PER_HOUR: '0' },
        // Codes beyond a sum, and a bank that acts by itself, are other tests' subjects: here the operator is the bank.
        ...{ STEP_UP_LIMIT_RIAL: '1000000000000', SIMULATE_BANK: '0' },
        ...{ SMS_BUDGET_PER_HOUR: '1000000', SMS_BUDGET_PER_DAY: '1000000' },
        ...variables,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (await becomesReady(child, port, deadline)) {
      return child;
    }
    // The database may still be in recovery; the next start finds it ready.
    await end(child);
  }
  throw new Error(`The services on port ${port} did not become ready.`);
}

async function becomesReady(child: ChildProcess, port: number, deadline: number): Promise<boolean> {
  while (child.exitCode === null && performance.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    await response?.arrayBuffer().catch(() => null);
    if (response?.ok) {
      return true;
    }
    await pause(READY_EVERY_MS);
  }
  return false;
}

async function end(child: ChildProcess, how: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(how);
    await ended;
  }
}
