import { existsSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { claimFolder } from './owner-claim.ts';
import { stopLeftover } from './postmaster.ts';

/**
 * Removes an embedded database with all its data, including files outside of its folder. Refuses one in use; a
 * server left behind by a killed process is stopped first.
 */
export async function discardDatabase(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) {
    return;
  }
  claimFolder(dataDir);
  const room = path.join(dataDir, 'cluster');
  if (existsSync(room)) {
    const real = realpathSync(room);
    await stopLeftover(path.join(real, 'pgdata'));
    await rm(real, { recursive: true, force: true });
  }
  await rm(dataDir, { recursive: true, force: true });
}
