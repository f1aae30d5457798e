import {
  getMembershipAndPrice,
  getSupplierTradeRequest,
  getTradeRequest,
  listOperatorTradeRequests,
  listSupplierTradeRequests,
  listTradedSuppliers,
  listTradeRequests,
  TRADE_STATUSES,
  type TradeSort,
} from '@bazaar/contracts/trade';
import type { Database } from '../../kit/database/database.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { requireBuyer } from './buyer.commands.ts';
import { viewMembershipAndPrice } from './membership-and-price.view.ts';
import { asBuyer, asOperator, asSupplier, type Party } from './reader.sql.ts';
import { viewRequest, viewSummary } from './request.view.ts';
import { countByStatus, findRequests, findTradedSuppliers, type ListFilter } from './request-list.sql.ts';

/** Endpoints that return requests to buyers, suppliers and operators; each query limits them to that party. */
export function readingRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listTradeRequests, async ({ user, query: { filter, ...query } }) => {
      const { customerId, ...narrowing } = filter;
      const buyer = asBuyer(user);
      const buyerId =
        customerId === undefined
          ? undefined
          : await requireBuyer(db, buyer, { customerId, needed: 'viewer' });
      return listFor({ db, now: clock() }, buyer, { ...query, filter: { ...narrowing, buyerId } });
    }),
    sessionRoute(getTradeRequest, ({ user, params }) =>
      viewRequest({ db, now: clock() }, asBuyer(user), params.id),
    ),
    sessionRoute(listTradedSuppliers, async ({ user, query: { paging } }) => {
      const { rows, totalCount } = await findTradedSuppliers(db, user.userId, paging);
      return { items: rows.map(viewTraded), totalCount, ...paging };
    }),
    sessionRoute(getMembershipAndPrice, ({ user, params }) =>
      viewMembershipAndPrice({ db, now: clock() }, asBuyer(user), params.id),
    ),
    sessionRoute(listSupplierTradeRequests, ({ user, query }) =>
      listFor({ db, now: clock() }, asSupplier(user), query),
    ),
    sessionRoute(getSupplierTradeRequest, ({ user, params }) =>
      viewRequest({ db, now: clock() }, asSupplier(user), params.id),
    ),
    sessionRoute(listOperatorTradeRequests, ({ user, query }) =>
      listFor({ db, now: clock() }, asOperator(user), query),
    ),
  ];
}

interface ListQuery {
  /** Only the buyer's list has an order to choose. */
  readonly sort?: { readonly field: TradeSort };
  readonly filter: ListFilter;
  readonly paging: { readonly pageNumber: number; readonly pageSize: number };
}

async function listFor(
  { db, now }: { db: Database; now: Date },
  party: Party,
  { filter, sort, paging }: ListQuery,
) {
  const [rows, counts] = await Promise.all([
    findRequests(db, party, { ...filter, ...(sort && { sort: sort.field }), ...paging }),
    countByStatus(db, party, filter),
  ]);
  const statusCounts = TRADE_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
  const chosen = filter.statuses ?? TRADE_STATUSES;
  const totalCount = statusCounts
    .filter(({ status }) => chosen.includes(status))
    .reduce((sum, { count }) => sum + count, 0);
  return { items: rows.map((row) => viewSummary(party, now, row)), totalCount, ...paging, statusCounts };
}

type TradedRow = Awaited<ReturnType<typeof findTradedSuppliers>>['rows'][number];

function viewTraded({ supplierId, name, slug, id, number, status, createdAt, ...sums }: TradedRow) {
  return {
    ...sums,
    supplier: { id: supplierId, name, slug },
    lastRequest: { id, number, status, createdAt },
  };
}
