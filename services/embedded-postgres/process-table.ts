import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Distinguishes a process from a later one with the same id: boot and start time. `undefined` when no such process
 * runs (a zombie does not run).
 */
export function processIdentity(pid: number): string | undefined {
  return process.platform === 'linux' ? linuxIdentity(pid) : askPs(pid, 'lstart=');
}

/** The command line of a running process. */
export function processCommand(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    return askPs(pid, 'command=');
  }
  return readOrUndefined(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ');
}

/** Waits until the process has ended; false when it still runs after the given time. */
export async function processGone(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (processIdentity(pid) !== undefined) {
    if (Date.now() > deadline) {
      return false;
    }
    await delay(20);
  }
  return true;
}

function linuxIdentity(pid: number): string | undefined {
  const stat = readOrUndefined(`/proc/${pid}/stat`);
  // The program's name is in brackets and may contain spaces, so fields are counted after it.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, startTicks] = [fields?.[0], fields?.[19]];
  if (state === undefined || startTicks === undefined || 'ZX'.includes(state)) {
    return undefined;
  }
  return `${readOrUndefined('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}:${startTicks}`;
}

function askPs(pid: number, column: string): string | undefined {
  try {
    const words = ['-o', column, '-p', String(pid)];
    return (
      execFileSync('ps', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined
    );
  } catch {
    // ps exits with 1 when there is no such process.
    return undefined;
  }
}

function readOrUndefined(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
