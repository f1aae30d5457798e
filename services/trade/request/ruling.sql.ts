import type { TradeRuling } from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';

/** The ruling that ended a request, or null. Its event holds it, so that it is as unchangeable. */
export async function findRuling(
  db: Database,
  requestId: number,
): Promise<z.input<typeof TradeRuling> | null> {
  const { rows } = await sql<z.input<typeof TradeRuling>>`
    select case event.type when 'ruleComplete' then 'complete' else 'cancel' end as outcome,
      coalesce((event.data ->> 'releaseRial')::bigint, case event.type when 'ruleComplete' then held.rial else 0 end)
        as "releaseRial",
      coalesce((event.data ->> 'refundRial')::bigint, case event.type when 'ruleCancel' then held.rial else 0 end)
        as "refundRial",
      event.at
    from trade.event
    join trade.request on request.id = event.request_id
    cross join lateral (select (request.totals ->> 'payableRial')::bigint as rial) as held
    where event.request_id = ${requestId} and event.type in ('ruleComplete', 'ruleCancel')
    order by event.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
