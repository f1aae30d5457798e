import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a process needs to be asked for its memory. */
export const TELLS_MEMORY = ['--expose-gc', '--import', join(import.meta.dirname, 'tell-memory.ts')] as const;

const KILOBYTE = 1_024;

/** Memory of the shell’s server in bytes, after garbage was collected and empty pages were given back. */
export interface FrontMemory {
  /** Objects, with the buffers that belong to them. */
  readonly live: number;
  /** The process's own pages, and its part of those that it shares with others (PSS). */
  readonly proportional: number;
}

/** Asks a process that was started with {@link TELLS_MEMORY}. @throws Error when it does not respond, or has ended. */
export async function readFrontMemory(front: ChildProcess): Promise<FrontMemory> {
  const told = once(front, 'message', { signal: AbortSignal.timeout(30_000) });
  front.send('memory');
  const [{ heapUsed, external }] = (await told) as [NodeJS.MemoryUsage];
  const rollup = await readFile(`/proc/${front.pid}/smaps_rollup`, 'utf8');
  return { live: heapUsed + external, proportional: readProportional(rollup) };
}

/** The proportional memory in the text of `smaps_rollup`, in bytes. */
export function readProportional(rollup: string): number {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1];
  if (kilobytes === undefined) {
    throw new Error('The system does not tell the proportional memory of a process.');
  }
  return Number(kilobytes) * KILOBYTE;
}
