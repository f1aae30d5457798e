import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseProblem } from '../kit/database/database-problem.ts';

/** Beside the cluster, so that it is read before a server is started. */
const FILE = 'database-mode';

/**
 * Refuses to start a server in another mode than the one that was noted. A demo archives no log: the server would take what
 * waits for the archive of a production database as done.
 */
export async function refuseOtherNote(home: string, wanted: string): Promise<void> {
  const file = path.join(home, FILE);
  const noted = existsSync(file) ? (await readFile(file, 'utf8')).trim() : wanted;
  if (noted !== wanted) {
    throw new DatabaseProblem(
      `BAZAAR_ENV asks for ${wanted}, but the database in ${home} is one of BAZAAR_ENV=${noted}.`,
      `Set BAZAAR_ENV=${noted}, or point BAZAAR_DATA to another folder.`,
    );
  }
}

/** Notes the mode that the database itself has. */
export async function noteMode(home: string, mode: string): Promise<void> {
  await writeFile(path.join(home, FILE), `${mode}\n`, { mode: 0o600, flush: true });
}
