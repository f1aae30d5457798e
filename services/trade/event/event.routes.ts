import { listTradeRequestEvents } from '@bazaar/contracts/trade';
import { maskMobile } from '@bazaar/locale';
import { notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { countEvents, type EventRow, findEvents } from './event.sql.ts';

function masked({ actor, buyerId: _, ...event }: EventRow) {
  return { ...event, actor: actor && { ...actor, mobile: maskMobile(actor.mobile) } };
}

/** The history of the signed-in user's requests. */
export function eventRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listTradeRequestEvents, async ({ user, audit, query: { requestId = null, paging } }) => {
      const filter = { userId: user.userId, requestId };
      const totalCount = await countEvents(db, filter);
      // Every request has an event of its creation, so one without events is not the caller's.
      if (requestId !== null && totalCount === 0) {
        throw notFound(messages.request);
      }
      const events = await findEvents(db, filter, paging);
      const requests = new Map(events.map((event) => [event.requestId, event.buyerId]));
      const entries = [...requests].map(
        ([id, business]) => ({ act: 'readRequest', of: { business }, thing: ['TradeRequest', id] }) as const,
      );
      await audit(db, ...entries);
      return { items: events.map(masked), totalCount, ...paging };
    }),
  ];
}
