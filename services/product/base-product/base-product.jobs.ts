import { sql } from 'kysely';
import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';

/** More than the longest pause of the jobs, so that no day is missed. */
const DAYS = 7;

/** Takes prices that became outdated out of the lowest prices; the first run after midnight finds new ones. */
export function outdatedPricesJob({ db }: Pick<ServiceContext, 'db'>): JobHandler {
  return {
    kind: 'product.refreshOutdatedPrices',
    everySeconds: 3_600,
    run: async () => {
      await sql`select product.refresh_outdated_prices(${DAYS})`.execute(db);
    },
  };
}
