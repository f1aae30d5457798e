import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseProblem } from '../kit/database/database-problem.ts';
import { addressOf } from './start-postgres.ts';

/** The line of `postmaster.pid` that holds the port. */
const PORT_LINE = 3;

/** Address of the embedded PostgreSQL that runs on a folder; a `DatabaseProblem` when none does. */
export async function runningAddress(dataDir: string): Promise<string> {
  try {
    const lock = await readFile(path.join(dataDir, 'cluster', 'pgdata', 'postmaster.pid'), 'utf8');
    const password = await readFile(path.join(dataDir, 'password'), 'utf8');
    return addressOf(Number(lock.split('\n')[PORT_LINE]), password.trim());
  } catch (error) {
    throw new DatabaseProblem(
      `No embedded PostgreSQL runs in ${dataDir}.`,
      'Start the site first, or set DATABASE_URL to the database that it uses.',
      error,
    );
  }
}
