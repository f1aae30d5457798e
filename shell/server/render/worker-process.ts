import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex, Readable } from 'node:stream';

const SCRIPT = join(import.meta.dirname, 'worker', 'main.ts');
/** A busy worker's heap holds some 60 MB; at twice that it is replaced, long before this limit ends it. */
export const HEAP_LIMIT_MB = 192;
/** Variables that a worker gets. Everything else, such as an operator's secrets, is none of a remote's business. */
const PASSED_ON = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'NODE_OPTIONS', 'TZ', 'LANG', 'LC_ALL'];
const TICK_MS = 10;

/** One process of a render worker. */
export interface WorkerProcess {
  pid: number | undefined;
  /** Carries the frames of the protocol. */
  socket: Duplex;
  /** Carries lines of the worker's watch thread. */
  watch: Readable;
  /** The process has ended; `how` is its exit code or the signal. */
  onEnd(listener: (how: string) => void): void;
  kill(): void;
  /** Processor time that it has used, null where the system does not tell. */
  cpuMs(): number | null;
}

/**
 * Starts a worker. What it prints goes to this process's own output; `cacheDir` keeps compiled code, which halves the
 * start of the next one.
 */
export function startWorkerProcess(cacheDir: string): WorkerProcess {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_LIMIT_MB}`, SCRIPT], {
    env: { NODE_COMPILE_CACHE: cacheDir, ...Object.fromEntries(PASSED_ON.flatMap(pairOf)) },
    stdio: ['ignore', 'inherit', 'inherit', 'pipe', 'pipe'],
  });
  const socket = child.stdio[3] as Duplex;
  const watch = child.stdio[4] as Readable;
  // A worker that ends while something is written to it is reported by its exit.
  socket.on('error', () => undefined);
  watch.on('error', () => undefined);
  return {
    pid: child.pid,
    socket,
    watch,
    onEnd: (listener) => listenForEnd(child, listener),
    kill: () => void child.kill('SIGKILL'),
    cpuMs: () => readCpuMs(child.pid),
  };
}

function pairOf(name: string): [string, string][] {
  const value = process.env[name];
  return value === undefined ? [] : [[name, value]];
}

function listenForEnd(child: ChildProcess, listener: (how: string) => void): void {
  child.once('error', (error) => listener(String(error)));
  child.once('exit', (code, signal) => listener(signal ?? `exit code ${code}`));
}

function readCpuMs(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}
