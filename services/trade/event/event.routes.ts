import { listTradeRequestEvents } from '@bazaar/contracts/trade';
import { maskMobile } from '@bazaar/locale';
import { notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { countEvents, findEvents } from './event.sql.ts';

type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

function masked({ actor, ...event }: EventRow): EventRow {
  return { ...event, actor: actor && { ...actor, mobile: maskMobile(actor.mobile) } };
}

/** The history of the signed-in user's requests. */
export function eventRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listTradeRequestEvents, async ({ user, query: { requestId = null, paging } }) => {
      const filter = { userId: user.userId, requestId };
      const totalCount = await countEvents(db, filter);
      // Every request has an event of its creation, so one without events is not the caller's.
      if (requestId !== null && totalCount === 0) {
        throw notFound(messages.request);
      }
      const events = await findEvents(db, filter, paging);
      return { items: events.map(masked), totalCount, ...paging };
    }),
  ];
}
