import { listReportedAdvertisements, resolveAdvertisementReports } from '@bazaar/contracts/content';
import { conflict, notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { withReportTimes } from '../text/report-times.rules.ts';
import { findAdvertisement } from './advertisement.sql.ts';
import {
  countReportedAdvertisements,
  findReportedAdvertisements,
  resolveReports,
} from './advertisement-report.sql.ts';

/** What visitors have reported about advertisements, and how operators answer it. */
export function advertisementReportRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listReportedAdvertisements, async ({ query }) => {
      const now = clock();
      const [items, totalCount] = await Promise.all([
        findReportedAdvertisements(db, now, query.paging),
        countReportedAdvertisements(db, now),
      ]);
      return { items: items.map(withReportTimes), totalCount, ...query.paging };
    }),
    sessionRoute(resolveAdvertisementReports, async ({ user, audit, params, body }) => {
      const { decision, lastReportId } = body;
      const resolution = { id: params.id, lastReportId, ends: decision === 'end' };
      const resolved = await db.transaction().execute(async (transaction) => {
        const count = await resolveReports(transaction, {
          ...{ ...resolution, operatorId: user.userId, now: clock() },
        });
        if (count > 0) {
          const thing = ['Advertisement', params.id] as const;
          await audit(transaction, { act: 'decideAdvertisement', of: null, thing });
        }
        return count;
      });
      if (resolved > 0) {
        return { id: params.id, resolved };
      }
      if ((await findAdvertisement(db, params.id, clock())) === null) {
        throw notFound(messages.advertisement);
      }
      throw conflict('invalid_transition', {
        title: messages.reportsClosed,
        detail: messages.reportsClosedDetail,
      });
    }),
  ];
}
