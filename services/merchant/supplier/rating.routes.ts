import { listSupplierRatings } from '@bazaar/contracts/merchant';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { selectRatingSummary, selectRatings } from './rating.sql.ts';

/** What buyers say of a supplier. */
export function ratingRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    route(listSupplierRatings, async ({ params: { id }, query: { paging } }) => {
      const summary = await selectRatingSummary(db, id);
      if (summary === undefined) {
        throw notFound(messages.supplier);
      }
      const starCounts = [...summary.starCounts];
      return { ...summary, starCounts, items: await selectRatings(db, id, paging), ...paging };
    }),
  ];
}
