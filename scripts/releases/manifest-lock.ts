import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { SetupProblem } from '../console.ts';

/** Writing takes milliseconds; a lock of this age has lost its owner, even when its process id is in use again. */
const MAX_AGE_MS = 60_000;
const WAIT_MS = 5_000;
const POLL_MS = 20;

interface Lock {
  token: string;
  pid: number;
  host: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface HeldLock {
  /** @throws SetupProblem when another process took the lock over meanwhile. */
  confirm(): void;
  release(): void;
}

/**
 * Locks a file for one writer at a time by `<file>.lock`. The lock of a process that ended, or an old one, is taken over.
 * @throws SetupProblem when a living process holds it for five seconds.
 */
export function lockFile(file: string): HeldLock {
  const path = `${file}.lock`;
  const own: Lock = { token: randomUUID(), pid: process.pid, host: hostname(), at: Date.now() };
  const deadline = Date.now() + WAIT_MS;
  while (!tryCreate(path, own)) {
    const holder = readLock(path);
    if (holder && isAbandoned(holder)) {
      takeAway(path, holder);
    } else if (Date.now() > deadline) {
      throw new SetupProblem(
        `${file} is being written by ${holder ? `process ${holder.pid} on ${holder.host}` : 'another process'}`,
        `Try again; when no such process runs, delete ${path}`,
      );
    } else {
      pause();
    }
  }
  const isOwn = () => readLock(path)?.token === own.token;
  return {
    confirm() {
      if (!isOwn()) {
        throw new SetupProblem(`The lock of ${file} was taken over`, 'Nothing was written: try again');
      }
    },
    release() {
      if (isOwn()) {
        rmSync(path, { force: true });
      }
    },
  };
}

/** Linked into place, so that a lock is never seen without its content. */
function tryCreate(path: string, lock: Lock): boolean {
  const draft = asideOf(path);
  writeFileSync(draft, JSON.stringify(lock));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // The draft is gone when another machine took this process for one that has ended: the next attempt makes a new one.
    if (code === 'EEXIST' || code === 'ENOENT') {
      return false;
    }
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Null when it is gone, or no lock. */
function readLock(path: string): Lock | null {
  try {
    const lock: Lock = JSON.parse(readFileSync(path, 'utf8'));
    return Number.isInteger(lock.pid) && Number.isInteger(lock.at) ? lock : null;
  } catch {
    return null;
  }
}

function isAbandoned({ pid, host, at }: Lock): boolean {
  return Date.now() - at > MAX_AGE_MS || (host === hostname() && !isRunning(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process; anything else is none.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When another process was faster, the lock that it made meanwhile is put back. */
function takeAway(path: string, holder: Lock): void {
  const aside = asideOf(path);
  try {
    renameSync(path, aside);
    if (readLock(aside)?.token !== holder.token) {
      linkSync(aside, path);
    }
  } catch {
    // It is gone, or there is a new one: the next attempt sees which.
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Names its process, so that the file can be removed when that has ended. */
function asideOf(path: string): string {
  return `${path}.${process.pid}.${randomUUID()}`;
}

/** Removes what processes left that were killed while they took the lock. Only its holder may do so. */
export function removeAbandoned(file: string): void {
  const prefix = `${basename(file)}.lock.`;
  for (const name of readdirSync(dirname(file)).filter((entry) => entry.startsWith(prefix))) {
    if (!isRunning(Number(name.slice(prefix.length).split('.', 1)[0]))) {
      rmSync(join(dirname(file), name), { force: true });
    }
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
}
