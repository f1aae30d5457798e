import { readdirSync, readFileSync } from 'node:fs';
import { readProportional } from '../bench-swaps/front-memory.ts';

/** Proportional memory in bytes of some processes and all that they started, the database's backends included. */
export function readSiteMemory(roots: readonly number[]): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]),
  );
  return [...parents.keys()]
    .filter((pid) => isBelow(pid, roots, parents))
    .reduce((sum, pid) => sum + memoryOf(pid), 0);
}

function isBelow(pid: number, roots: readonly number[], parents: ReadonlyMap<number, number>): boolean {
  for (let at = pid; at > 1; at = parents.get(at) ?? 0) {
    if (roots.includes(at)) {
      return true;
    }
  }
  return false;
}

/** 0 for a process that has ended meanwhile. */
function parentOf(pid: number): number {
  const stat = textOf(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

function memoryOf(pid: number): number {
  const rollup = textOf(`/proc/${pid}/smaps_rollup`);
  return rollup === '' ? 0 : readProportional(rollup);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
