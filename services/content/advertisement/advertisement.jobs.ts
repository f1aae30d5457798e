import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import { forgetExpired } from './advertisement.sql.ts';

/** Takes advertisements that have expired out of the search and out of the counts of categories. */
export function advertisementMaintenance({ db, clock }: ServiceContext): JobHandler {
  return {
    kind: 'content.advertisement-maintenance',
    everySeconds: 3_600,
    run: () => forgetExpired(db, clock()),
  };
}
