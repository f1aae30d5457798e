import type { ServiceContext } from '../http/service.ts';
import { deleteOldKeys } from '../idempotency/idempotency.sql.ts';
import { deleteLapsedCounters } from '../rate-limit.ts';
import type { JobHandler } from './job.ts';

/** An answer is kept for its key this long. */
const KEY_LIFETIME_MS = 24 * 3_600_000;

/** Removes, once an hour, answers whose keys are past their promise and counters of limits that lapsed. */
export function kitUpkeep({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): JobHandler {
  return {
    kind: 'kit.upkeep',
    everySeconds: 3_600,
    async run() {
      const now = clock();
      await deleteOldKeys(db, new Date(now.getTime() - KEY_LIFETIME_MS));
      await deleteLapsedCounters(db, now);
    },
  };
}
