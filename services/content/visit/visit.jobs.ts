import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import { deleteOldVisits } from './visit.sql.ts';

const DAY_MS = 86_400_000;
/** Charts go back 366 days, and visits are kept a little longer. */
const VISIT_RETENTION_DAYS = 400;

/** Deletes the salts of past days, by which guests could be recognized, expired repeat guards, and old visits. */
export function visitMaintenance({ db, clock }: ServiceContext): JobHandler {
  return {
    kind: 'content.visit-maintenance',
    everySeconds: 6 * 3_600,
    run: () => {
      const now = clock().getTime();
      return deleteOldVisits(db, {
        saltsBefore: new Date(now).toISOString().slice(0, 10),
        gatesBefore: new Date(now - DAY_MS),
        visitsBefore: new Date(now - VISIT_RETENTION_DAYS * DAY_MS),
      });
    },
  };
}
