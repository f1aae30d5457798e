import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import { settleSearch } from './search-maintenance.sql.ts';

/**
 * Settles changes that were too many for the transactions that made them: until then suggestions and corrections are
 * those of before. Changes of a few documents are settled when they commit.
 */
export function searchUpkeepJob({ db }: Pick<ServiceContext, 'db'>): JobHandler {
  return { kind: 'product.settleSearch', everySeconds: 15, run: () => settleSearch(db) };
}
