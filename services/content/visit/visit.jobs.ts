import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import { deleteOldVisits } from './visit.sql.ts';

const DAY_MS = 86_400_000;
/** Charts go back 366 days; a visit is kept a little longer. */
const VISIT_RETENTION_DAYS = 400;

/** Forgets salts of past days, with which guests could be told again, gates that are open, and old visits. */
export function visitUpkeep({ db, clock }: ServiceContext): JobHandler {
  return {
    kind: 'content.visit-upkeep',
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
