import { readFileSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
/** What the tests' databases and browsers need at most, several times over; a container's usual 64 MB are too little. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** What is known about the folder; tests give another. */
export interface Machine {
  /** The text of `/proc/mounts`; throws where there is none. */
  mounts(): string;
  /** Bytes that the folder may still take. */
  freeBytes(folder: string): number;
  /** Bytes of memory that are not in use. */
  readonly memoryBytes: number;
}

const THIS_MACHINE: Machine = {
  mounts: () => readFileSync('/proc/mounts', 'utf8'),
  freeBytes: (folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
  memoryBytes: process.availableMemory(),
};

/**
 * The folder that this machine keeps in memory; null when it has none, when that has too little room, or when programs
 * may not run from it, as the tests' PostgreSQL may.
 */
export function memoryFolder(machine: Machine = THIS_MACHINE): string | null {
  try {
    const mount = machine
      .mounts()
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, place]) => place === FOLDER);
    const [, , kind, options = ''] = mount ?? [];
    const isUsable = kind === 'tmpfs' && options.startsWith('rw') && !options.split(',').includes('noexec');
    return isUsable && Math.min(machine.memoryBytes, machine.freeBytes(FOLDER)) >= ROOM_BYTES ? FOLDER : null;
  } catch {
    return null;
  }
}

/**
 * Has this process and those it starts write their temporary files in memory, where they can: the services' tests copy
 * a database for each file, and each copy is more than a thousand files, which took a second on a slow disk and 60 ms in
 * memory. A `TMPDIR` that is set stays.
 */
export function writeTemporaryFilesInMemory(): void {
  const folder = memoryFolder();
  if (folder !== null) {
    process.env.TMPDIR ??= folder;
  }
}
