import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, globSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serverAccount } from '../../services/embedded-postgres/server-account.ts';
import { SetupProblem } from '../console.ts';
import { isNginxInstalled } from '../proxy/start-proxy.ts';
import { newestInstalled } from '../test-external-database.ts';

const PROGRAMS = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  patronictl: '/usr/bin/patronictl',
  haproxy: '/usr/sbin/haproxy',
};
const PACKAGES =
  'apt-get install --no-install-recommends postgresql patroni etcd-server haproxy nginx-light libnginx-mod-http-brotli-filter';
const ENDS_WITHIN_MS = 15_000;

/** The programs that a highly available database needs, and the folder of PostgreSQL's own. @throws SetupProblem */
export function findPrograms(): typeof PROGRAMS & { readonly postgres: string } {
  const postgres = newestInstalled(globSync('/usr/lib/postgresql/*/bin/postgres'));
  const missing = Object.values(PROGRAMS).filter((program) => !existsSync(program));
  if (postgres === undefined || missing.length > 0 || !isNginxInstalled()) {
    throw new SetupProblem('The programs of a highly available database are not all installed', PACKAGES);
  }
  return { ...PROGRAMS, postgres: dirname(postgres) };
}

/** A folder that belongs to the account of the servers. */
export function serverFolder(...parts: string[]): string {
  const folder = join(...parts);
  const { uid, gid } = serverAccount();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, uid, gid);
  return folder;
}

interface Run {
  readonly words: readonly string[];
  /** What it prints goes there. */
  readonly log: string;
  readonly variables?: Readonly<Record<string, string>>;
}

/** Starts a program as the account of the servers, which is not root. */
export function runAsServer(program: string, { words, log, variables }: Run): ChildProcess {
  const { uid, gid, switched } = serverAccount();
  const file = openSync(log, 'a');
  const child = spawn(program, words, {
    ...(switched ? { uid, gid } : {}),
    cwd: '/',
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: dirname(log), TZ: 'UTC', ...variables },
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  // The last chance when this process exits in the middle of a run.
  process.once('exit', () => void child.kill('SIGKILL'));
  return child;
}

/** Ends a program; by force when it does not end by itself. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const forced = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
  await ended;
  clearTimeout(forced);
}

/** Waits until a question is answered with true. @throws SetupProblem when that takes too long. */
export async function until(
  what: string,
  withinMs: number,
  isSo: () => Promise<boolean> | boolean,
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (await attempt(isSo)) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new SetupProblem(`${what} was not so within ${withinMs / 1_000} s`, 'The logs of the run say why');
}

async function attempt(isSo: () => Promise<boolean> | boolean): Promise<boolean> {
  try {
    return await isSo();
  } catch {
    return false;
  }
}
