import type { Database } from '../database/database.ts';
import { findFailedJobs, type JobState, retryJob } from './job.sql.ts';

interface Operating {
  readonly db: Database;
  readonly now: Date;
}

/** What the operator asked for cannot be done; the message is one line. */
export class JobProblem extends Error {
  override readonly name = 'JobProblem';
}

/**
 * `list` describes the jobs that failed; `retry <key>` makes one that was set aside due again. Returns lines to print.
 * @throws JobProblem
 */
export async function operateJobs(
  { db, now }: Operating,
  [command = 'list', key]: readonly string[],
): Promise<string[]> {
  if (command === 'list' && key === undefined) {
    const jobs = await findFailedJobs(db);
    return jobs.length === 0 ? ['No job has failed.'] : jobs.map(describe);
  }
  if (command !== 'retry' || key === undefined) {
    throw new JobProblem('Give one of: list, retry <key>.');
  }
  if (!(await retryJob(db, key, now))) {
    throw new JobProblem(`No job with the key ${key} is set aside.`);
  }
  return [`${key} is due again.`];
}

function describe({ kind, key, runAt, attempts, setAsideAt, lastError }: JobState): string {
  const state = setAsideAt === null ? `next attempt ${runAt}` : `set aside ${setAsideAt}`;
  return [key, kind, state, `${attempts} attempts`, lastError ?? ''].join('  ');
}
