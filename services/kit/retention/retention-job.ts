import type { Database } from '../database/database.ts';
import type { ServiceContext } from '../http/service.ts';
import type { JobHandler } from '../jobs/job.ts';
import { endRows } from './retention.sql.ts';
import { isTimed, type RetentionRule } from './retention.ts';

/** Rows of one statement: few enough that it ends in a moment, beside everything else that uses the table. */
const BATCH_ROWS = 2_000;

/** Ends, once an hour, what a service has held long enough, table by table in the order of its rules. */
export function retentionJob(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  owner: string,
  rules: readonly RetentionRule[],
): JobHandler {
  return {
    kind: `${owner}.retention`,
    everySeconds: 3_600,
    run: ({ signal }) => applyRetention(db, rules, { now: clock(), signal }),
  };
}

interface Application {
  readonly now: Date;
  /** What is left when it is aborted is ended by the next run. */
  readonly signal?: AbortSignal;
}

/** Ends all rows whose time is over, in batches. */
export async function applyRetention(
  db: Database,
  rules: readonly RetentionRule[],
  { now, signal }: Application,
): Promise<void> {
  for (const rule of rules.filter(isTimed)) {
    while ((await endRows(db, rule, { now, limit: BATCH_ROWS })) === BATCH_ROWS) {
      signal?.throwIfAborted();
    }
  }
}
