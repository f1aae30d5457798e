import type { TradeRequestEvent } from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';

type EventRow = z.input<typeof TradeRequestEvent>;

interface EventFilter {
  readonly buyerId: number;
  /** Null: events of all requests of the buyer. */
  readonly requestId: number | null;
}

interface Page {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** One page of the events of a buyer's requests: of one, oldest first; of all, newest first. */
export async function findEvents(
  db: Database,
  { buyerId, requestId }: EventFilter,
  { pageNumber, pageSize }: Page,
): Promise<EventRow[]> {
  const order = requestId === null ? sql`event.id desc` : sql`event.id`;
  const { rows } = await sql<EventRow>`
    select event.id, event.request_id as "requestId", event.at, event.actor_kind as "actorKind", event.type,
      event.from_status as "from", event.to_status as "to", event.reason, event.data
    from trade.event join trade.request on request.id = event.request_id
    where ${ownedBy('request.buyer_id', buyerId)}
      and (${requestId}::int is null or event.request_id = ${requestId})
    order by ${order}
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  return rows;
}

/** How many events there are in all. */
export async function countEvents(db: Database, { buyerId, requestId }: EventFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from trade.event join trade.request on request.id = event.request_id
    where ${ownedBy('request.buyer_id', buyerId)}
      and (${requestId}::int is null or event.request_id = ${requestId})`.execute(db);
  return rows[0]?.count ?? 0;
}
