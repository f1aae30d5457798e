import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import { refreshOutdatedPrices } from './base-product.sql.ts';

/** More than the longest pause of the jobs, so that no day is missed. */
const DAYS = 7;

/** Takes prices that became outdated out of the lowest prices; the first run after midnight finds new ones. */
export function outdatedPricesJob({ db }: Pick<ServiceContext, 'db'>): JobHandler {
  return {
    kind: 'product.refreshOutdatedPrices',
    everySeconds: 3_600,
    run: () => refreshOutdatedPrices(db, DAYS),
  };
}
