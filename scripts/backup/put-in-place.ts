import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { claimFolder } from '../../services/embedded-postgres/owner-claim.ts';
import { stopLeftover } from '../../services/embedded-postgres/postmaster.ts';

/** What a restore writes; logs and caches of the data folder stay. */
const PARTS = ['postgres', 'files', 'releases', 'shells'];

/**
 * Claims the present database for a restore, so that no site starts on it meanwhile. Returns the undo.
 * @throws DatabaseProblem when a site runs on it.
 */
export async function claimPresent(data: string): Promise<() => void> {
  const home = join(data, 'postgres');
  if (!existsSync(home)) {
    return () => undefined;
  }
  const release = claimFolder(home);
  await stopLeftover(join(home, 'cluster', 'pgdata'));
  return release;
}

/** Moves the present parts of a data folder aside, and the restored ones to their place; all of them or none. */
export async function putInPlace(data: string, restored: string, aside: string): Promise<void> {
  await mkdir(aside, { recursive: true });
  const moves: { from: string; to: string }[] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    moves.push({ from, to });
  };
  try {
    for (const part of PARTS.filter((name) => existsSync(join(restored, name)))) {
      if (existsSync(join(data, part))) {
        await move(join(data, part), join(aside, part));
      }
      await move(join(restored, part), join(data, part));
    }
  } catch (error) {
    // A part that is a disk of its own cannot be moved: a restored database must not stand beside the files of another time.
    for (const { from, to } of moves.reverse()) {
      await rename(to, from);
    }
    throw error;
  }
  await rm(restored, { recursive: true });
}
