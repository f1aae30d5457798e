import type { Client } from 'pg';
import { DatabaseProblem, errorCode } from './database-problem.ts';

/** How long a migration waits for a table that others use, and how often it tries. */
export interface LockWait {
  /** Those who come later wait behind it, so it is short. */
  readonly timeoutMs: number;
  readonly attempts: number;
  /** Before the next attempt, times the number of those before. */
  readonly pauseMs: number;
}

/** Half a minute altogether, of which requests wait three seconds at a time. */
export const LOCK_WAIT: LockWait = { timeoutMs: 3_000, attempts: 8, pauseMs: 250 };

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs a change that needs locks on tables which others use; when one is not to be had in time, the change is undone by
 * its own transaction and tried again after a pause, in which the requests that waited behind it are answered.
 */
export async function withLockRetries<T>(
  client: Client,
  { what, wait }: { readonly what: string; readonly wait: LockWait },
  change: () => Promise<T>,
): Promise<T> {
  await client.query(`set lock_timeout = ${wait.timeoutMs}`);
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await change();
      } catch (error) {
        if (!isLockTimeout(error)) {
          throw error;
        }
        if (attempt >= wait.attempts) {
          throw notAvailable(what, wait, error);
        }
        await new Promise((resolve) => setTimeout(resolve, attempt * wait.pauseMs));
      }
    }
  } finally {
    await client.query('reset lock_timeout').catch(() => undefined);
  }
}

function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return errorCode(cause) === LOCK_NOT_AVAILABLE;
}

function notAvailable(what: string, { attempts, timeoutMs }: LockWait, cause: unknown): DatabaseProblem {
  return new DatabaseProblem(
    `${what} got no lock on a table that others use, ${attempts} times within ${timeoutMs / 1_000} s.`,
    "End the transaction that holds it (select pid, state, query from pg_stat_activity where xact_start < now() - interval '1 min'), and start again.",
    cause,
  );
}
