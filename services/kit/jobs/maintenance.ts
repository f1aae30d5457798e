import type { ServiceContext } from '../http/service.ts';
import { deleteOldKeys } from '../idempotency/idempotency.sql.ts';
import { deleteLapsedCounters } from '../rate-limit.ts';
import type { JobHandler } from './job.ts';

/** How long a response is stored under its key. */
const KEY_LIFETIME_MS = 24 * 3_600_000;

/** Removes, once an hour, responses whose keys have expired and counters whose window is over. */
export function kitMaintenance({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): JobHandler {
  return {
    kind: 'kit.maintenance',
    everySeconds: 3_600,
    async run() {
      const now = clock();
      await deleteOldKeys(db, new Date(now.getTime() - KEY_LIFETIME_MS));
      await deleteLapsedCounters(db, now);
    },
  };
}
