import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseProblem, errorCode } from '../kit/database/database-problem.ts';
import { processIdentity } from './process-table.ts';

interface Owner {
  pid: number;
  identity: string;
}

/** What tells that another process has the folder. */
type Refusal = (folder: string, pid: number) => DatabaseProblem;

const databaseInUse: Refusal = (folder, pid) =>
  new DatabaseProblem(
    `The database in ${folder} is in use by process ${pid}.`,
    'Stop that one first, or set BAZAAR_DATA to another folder.',
  );

/**
 * Marks the folder as used by this process, so that a second start never stops the first one's server.
 * A mark left by a process that no longer runs is replaced. Returns the undo.
 */
export function claimFolder(folder: string, refusal: Refusal = databaseInUse): () => void {
  const file = path.join(folder, 'owner.json');
  const mine = JSON.stringify({
    pid: process.pid,
    identity: processIdentity(process.pid) ?? '',
  } satisfies Owner);
  while (!writeNew(file, mine)) {
    const owner = readOwner(file);
    if (owner !== undefined && processIdentity(owner.pid) === owner.identity) {
      throw refusal(folder, owner.pid);
    }
    rmSync(file, { force: true });
  }
  return () => rmSync(file, { force: true });
}

function writeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Cut short by a kill, or just removed by its owner: in both cases the folder has no owner.
    return undefined;
  }
}
