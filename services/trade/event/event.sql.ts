import type { TradeRequestEvent } from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { onBehalfOf } from '../../kit/ownership.ts';

/** An event with the whole number of the person who acted for the buyer. */
export interface EventRow extends z.input<typeof TradeRequestEvent> {
  readonly buyerId: number;
}

interface EventFilter {
  /** The reader, who is the buyer or acts for the buyer's company. */
  readonly userId: number;
  /** Null: events of all their requests. */
  readonly requestId: number | null;
}

interface Page {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** One page of the events of the requests that a person reads as their buyer: of one, oldest first; of all, newest first. */
export async function findEvents(
  db: Database,
  { userId, requestId }: EventFilter,
  { pageNumber, pageSize }: Page,
): Promise<EventRow[]> {
  const order = requestId === null ? sql`event.id desc` : sql`event.id`;
  const { rows } = await sql<EventRow>`
    select event.id, request.buyer_id as "buyerId", event.request_id as "requestId", event.at, event.actor_kind as "actorKind", event.type,
      case when person.mobile is not null then json_build_object(
        'name', person.name, 'mobile', person.mobile, 'isReader', person.id = ${userId}::int) end as actor,
      event.from_status as "from", event.to_status as "to", event.reason, event.data
    from trade.event join trade.request on request.id = event.request_id
    left join lateral auth.user_cards(array[event.actor_user_id]) as person
      on event.actor_kind in ('buyer', 'system')
    where ${onBehalfOf('request.buyer_id', userId, 'viewer')}
      and (${requestId}::int is null or event.request_id = ${requestId})
    order by ${order}
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  return rows;
}

/** How many events there are in all. */
export async function countEvents(db: Database, { userId, requestId }: EventFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from trade.event join trade.request on request.id = event.request_id
    where ${onBehalfOf('request.buyer_id', userId, 'viewer')}
      and (${requestId}::int is null or event.request_id = ${requestId})`.execute(db);
  return rows[0]?.count ?? 0;
}
