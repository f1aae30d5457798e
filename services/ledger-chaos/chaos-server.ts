import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const READY_EVERY_MS = 25;
const READY_WITHIN_MS = 60_000;

export interface ChaosServer {
  readonly origin: string;
  /** How often the server was killed. */
  kills(): number;
  /** Kills the process as a power cut would, and starts another on the same port. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Runs the services in a separate process, on a database that already contains a user, so that no demo data is written.
 */
export async function startChaosServer(options: {
  readonly url: string;
  readonly port: number;
}): Promise<ChaosServer> {
  const origin = `http://127.0.0.1:${options.port}`;
  let child = await launch(options, origin);
  let kills = 0;
  return {
    origin,
    kills: () => kills,
    async killAndRestart() {
      await end(child);
      kills += 1;
      child = await launch(options, origin);
    },
    stop: () => end(child),
  };
}

async function launch(
  { url, port }: { readonly url: string; readonly port: number },
  origin: string,
): Promise<ChildProcess> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...{
          PATH: process.env.PATH,
          TZ: 'UTC',
          BAZAAR_ENV: 'demo',
          SIMULATE_SUPPLIERS: '0',
          LOG_LEVEL: 'silent',
        },
        ...{ DATABASE_URL: url, SERVICES_PORT: String(port), SERVICES: 'auth,wallet,payment' },
        // These clients pay faster than any person, so the write limit is off.
        WRITES_PER_MINUTE: '0',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (await becomesReady(child, origin, deadline)) {
      return child;
    }
    // The database may still be in recovery; the next start finds it ready.
    await end(child);
  }
  throw new Error(`The services on ${origin} did not become ready.`);
}

async function becomesReady(child: ChildProcess, origin: string, deadline: number): Promise<boolean> {
  while (child.exitCode === null && Date.now() < deadline) {
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.ok) {
      return true;
    }
    await pause(READY_EVERY_MS);
  }
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}

/** Waits. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
