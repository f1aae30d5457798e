import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import { settleSearch } from './search-maintenance.sql.ts';

/**
 * Processes changes that were too many for the transactions that made them; until then, suggestions and corrections
 * are outdated. Changes of a few documents are processed when they commit.
 */
export function searchMaintenanceJob({ db }: Pick<ServiceContext, 'db'>): JobHandler {
  return { kind: 'product.settleSearch', everySeconds: 15, run: () => settleSearch(db) };
}
