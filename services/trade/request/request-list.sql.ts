import type { TradeSort, TradeStatus } from '@bazaar/contracts/trade';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { startOfDay } from '../../kit/database/tehran-day.sql.ts';
import { onBehalfOf } from '../../kit/ownership.ts';
import { mandateOf, type Party, visibleTo } from './reader.sql.ts';
import { type RequestRow, SHIP_BY, standingFor } from './request.sql.ts';

/** A request as a list shows it. */
export type SummaryRow = Pick<
  RequestRow,
  | 'id'
  | 'number'
  | 'status'
  | 'supplierId'
  | 'supplierName'
  | 'supplierSlug'
  | 'buyerId'
  | 'buyerName'
  | 'buyerStanding'
  | 'needId'
  | 'deadlineAt'
  | 'escalatedAt'
  | 'shipBy'
  | 'ratingStars'
  | 'createdAt'
  | 'updatedAt'
  | 'role'
  | 'approvalLimitRial'
> & {
  readonly title: string | null;
  readonly lineCount: number;
  readonly payableRial: number | null;
};

export interface ListFilter {
  readonly statuses?: readonly TradeStatus[] | undefined;
  readonly term?: string | undefined;
  readonly supplierId?: number | undefined;
  readonly needId?: string | undefined;
  /** Only of this one of the buyers for whom the party acts. */
  readonly buyerId?: number | undefined;
  /** First and last day in Tehran of the request's beginning, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The order of each sort; a request without a deadline or a price comes last. */
const ORDERS: Readonly<Record<TradeSort, RawBuilder<unknown>>> = {
  updated: sql`request.updated_at desc, request.id desc`,
  created: sql`request.created_at desc, request.id desc`,
  deadline: sql`request.deadline_at asc nulls last, request.updated_at desc, request.id desc`,
  payable: sql`(request.totals ->> 'payableRial')::bigint desc nulls last, request.id desc`,
};

interface Page {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** What a list is narrowed by besides the states, which its counts leave out of account. */
function matches({ term, supplierId, needId, buyerId, from, to }: ListFilter): RawBuilder<boolean> {
  const conditions = [
    ...(term === undefined || term.trim() === '' ? [] : [matchesTerm(term)]),
    ...(supplierId === undefined ? [] : [sql<boolean>`request.supplier_id = ${supplierId}`]),
    ...(needId === undefined ? [] : [sql<boolean>`request.need_id = ${needId}`]),
    ...(buyerId === undefined ? [] : [sql<boolean>`request.buyer_id = ${buyerId}`]),
    ...(from === undefined ? [] : [sql<boolean>`request.created_at >= ${startOfDay(from)}`]),
    ...(to === undefined ? [] : [sql<boolean>`request.created_at < ${startOfDay(to)} + interval '1 day'`]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Requires every word of a term, the last one as a prefix; a term without any word matches everything. */
function matchesTerm(term: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(request.search_key @@ kit.search_query(${term}), true)`;
}

/** One page of the requests that this party may see; last changed first unless another order is asked for. */
export async function findRequests(
  db: Database,
  party: Party,
  {
    statuses,
    sort = 'updated',
    pageNumber,
    pageSize,
    ...narrowing
  }: ListFilter & Page & { readonly sort?: TradeSort },
): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    select request.id, request.number, request.status, request.supplier_id as "supplierId",
      request.supplier_name as "supplierName", request.supplier_slug as "supplierSlug",
      request.buyer_id as "buyerId", request.buyer_name as "buyerName", request.need_id as "needId",
      request.deadline_at as "deadlineAt", request.escalated_at as "escalatedAt", ${SHIP_BY} as "shipBy", request.rating_stars as "ratingStars",
      request.created_at as "createdAt", request.updated_at as "updatedAt", first.title,
      coalesce(first.count, 0) as "lineCount", (request.totals ->> 'payableRial')::bigint as "payableRial",
      ${standingFor(party)}, ${mandateOf(party)}
    from trade.request
    left join lateral (
      select (array_agg(line.title order by line.ordinal))[1] as title, count(*)::int as count
      from trade.line where line.request_id = request.id
    ) as first on true
    where ${visibleTo(party)} and ${matches(narrowing)}
      and (${statuses ?? null}::text[] is null or request.status = any(${statuses ?? null}::text[]))
    order by ${ORDERS[sort]}
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  return rows;
}

/** How many requests this party may see, by state; states without any are missing. */
export async function countByStatus(
  db: Database,
  party: Party,
  narrowing: ListFilter,
): Promise<Map<TradeStatus, number>> {
  const { rows } = await sql<{ status: TradeStatus; count: number }>`
    select request.status, count(*)::int as count from trade.request
    where ${visibleTo(party)} and ${matches(narrowing)}
    group by request.status`.execute(db);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

interface TradedRow {
  readonly supplierId: number;
  readonly name: string;
  readonly slug: string;
  readonly requestCount: number;
  readonly openCount: number;
  readonly completedCount: number;
  readonly totalRial: number;
  readonly id: number;
  readonly number: string;
  readonly status: TradeStatus;
  readonly createdAt: string;
}

/** What a ruling gave back of the price of a completed request. */
const REFUNDED = sql`coalesce((
  select (event.data ->> 'refundRial')::bigint from trade.event
  where event.request_id = request.id and event.type = 'ruleComplete'), 0)`;

/** Suppliers of the requests that a user may see as a buyer, the latest first, with their number. */
export async function findTradedSuppliers(
  db: Database,
  userId: number,
  { pageNumber, pageSize }: Page,
): Promise<{ rows: TradedRow[]; totalCount: number }> {
  const { rows } = await sql<TradedRow & { totalCount: number }>`
    select distinct on (request.supplier_id) request.supplier_id as "supplierId", request.supplier_name as name,
      request.supplier_slug as slug, request.id, request.number, request.status, request.created_at as "createdAt",
      count(*) over every::int as "requestCount",
      (count(*) filter (where request.status not in ('Completed', 'Rejected', 'Cancelled', 'Expired')) over every)::int
        as "openCount",
      (count(*) filter (where request.status = 'Completed') over every)::int as "completedCount",
      coalesce(sum((request.totals ->> 'payableRial')::bigint - ${REFUNDED}) filter (
        where request.status in ('Paid', 'InFulfillment', 'Delivered', 'Completed', 'Disputed')) over every, 0)::bigint
        as "totalRial"
    from trade.request
    where ${onBehalfOf('request.buyer_id', userId, 'viewer')}
    window every as (partition by request.supplier_id)
    order by request.supplier_id, request.created_at desc, request.id desc`.execute(db);
  const sorted = rows.toSorted(
    (one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id,
  );
  const from = (pageNumber - 1) * pageSize;
  return { rows: sorted.slice(from, from + pageSize), totalCount: rows.length };
}
