import { type ChildProcess, fork } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { SetupProblem } from '../console.ts';
import { ROOT } from '../releases/paths.ts';

const STOP_LIMIT_MS = 10_000;
const BETWEEN_QUESTIONS_MS = 150;

/** Starts a server of the site with production settings; what it prints is left out, errors are not. */
export function run(
  script: string,
  environment: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): ChildProcess {
  return fork(join(ROOT, script), [], {
    execArgv: [...nodeOptions],
    env: { ...process.env, BAZAAR_ENV: 'demo', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Ends a process, by force when it does not end by itself. */
export function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) {
      resolve();
      return;
    }
    const forced = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(forced);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Waits for an address to answer with success. @throws SetupProblem when a process ends before. */
export function answers(url: string, processes: readonly ChildProcess[]): Promise<void> {
  return until({ what: url, processes }, async () => (await fetch(url)).ok);
}

/** Waits for a port to accept connections, for an address whose certificate this process does not trust. */
export function listens(port: number, processes: readonly ChildProcess[]): Promise<void> {
  const connects = () =>
    new Promise<boolean>((resolve, reject) => {
      const socket = connect(port, 'localhost');
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
    });
  return until({ what: `port ${port}`, processes }, connects);
}

async function until(
  { what, processes }: { what: string; processes: readonly ChildProcess[] },
  isReady: () => Promise<boolean>,
): Promise<void> {
  while (processes.every((child) => child.exitCode === null)) {
    try {
      if (await isReady()) {
        return;
      }
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_QUESTIONS_MS));
  }
  throw new SetupProblem(`A process ended before ${what} answered`, 'The lines above say why');
}
