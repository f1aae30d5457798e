import type { Database } from '../../kit/database/database.ts';
import { scheduleJob } from '../../kit/jobs/job.sql.ts';

/** Kind of the jobs in which the simulated bank acts. */
export const SIMULATED_BANK = 'wallet.simulated-bank';

/** A withdrawal that the simulated bank takes up by itself. */
export const withdrawalKey = (id: number) => ({ key: `wallet:withdrawal:${id}:bank`, withdrawalId: id });

/** A batch that it was given. */
export const batchKey = (id: number) => ({ key: `wallet:payout:${id}:bank`, batchId: id });

interface BankPlan {
  readonly key: ReturnType<typeof withdrawalKey> | ReturnType<typeof batchKey>;
  /** Null where a real bank acts. */
  readonly delaySeconds: number | null;
  readonly now: Date;
}

/** Schedules the next act of the simulated bank, in the caller's transaction. */
export async function planBank(
  db: Database,
  { key: { key, ...payload }, delaySeconds, now }: BankPlan,
): Promise<void> {
  if (delaySeconds !== null) {
    const runAt = new Date(now.getTime() + delaySeconds * 1_000);
    await scheduleJob(db, { kind: SIMULATED_BANK, key, runAt, payload });
  }
}
