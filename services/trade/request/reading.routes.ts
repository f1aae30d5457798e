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
import type { Note } from '../../kit/audit/audit.types.ts';
import type { Database } from '../../kit/database/database.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { requireBuyer } from './buyer.commands.ts';
import { viewMembershipAndPrice } from './membership-and-price.view.ts';
import { asBuyer, asOperator, asSupplier, type Party } from './reader.sql.ts';
import { readRequest, viewSummary } from './request.view.ts';
import { countByStatus, findRequests, findTradedSuppliers, type ListFilter } from './request-list.sql.ts';

/** Endpoints that return requests to buyers, suppliers and operators; each query limits them to that party. */
export function readingRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listTradeRequests, async ({ user, audit, query: { filter, ...query } }) => {
      const { customerId, ...narrowing } = filter;
      const buyer = asBuyer(user);
      const buyerId =
        customerId === undefined
          ? undefined
          : await requireBuyer(db, buyer, { customerId, needed: 'viewer' });
      return listFor({ db, now: clock(), audit }, buyer, { ...query, filter: { ...narrowing, buyerId } });
    }),
    sessionRoute(getTradeRequest, ({ user, audit, params }) =>
      showTo({ db, now: clock(), audit }, asBuyer(user), params.id),
    ),
    sessionRoute(listTradedSuppliers, async ({ user, query: { paging } }) => {
      const { rows, totalCount } = await findTradedSuppliers(db, user.userId, paging);
      return { items: rows.map(viewTraded), totalCount, ...paging };
    }),
    sessionRoute(getMembershipAndPrice, async ({ user, audit, params }) => {
      const reading = { db, now: clock() };
      const { buyerId, ...view } = await viewMembershipAndPrice(reading, asBuyer(user), params.id);
      await audit(db, { act: 'readRequest', of: { business: buyerId }, thing: ['TradeRequest', params.id] });
      return view;
    }),
    sessionRoute(listSupplierTradeRequests, ({ user, audit, query }) =>
      listFor({ db, now: clock(), audit }, asSupplier(user), query),
    ),
    sessionRoute(getSupplierTradeRequest, ({ user, audit, params }) =>
      showTo({ db, now: clock(), audit }, asSupplier(user), params.id),
    ),
    sessionRoute(listOperatorTradeRequests, ({ user, audit, query }) =>
      listFor({ db, now: clock(), audit }, asOperator(user), query),
    ),
  ];
}

interface Reading {
  readonly db: Database;
  readonly now: Date;
  readonly audit: Note;
}

/** One request, noted for its buyer unless it is the buyer who reads it. */
async function showTo({ audit, ...reading }: Reading, party: Party, id: number) {
  const { buyerId, view } = await readRequest(reading, party, id);
  await audit(reading.db, { act: 'readRequest', of: { business: buyerId }, thing: ['TradeRequest', id] });
  return view;
}

interface ListQuery {
  /** Only the buyer's list has an order to choose. */
  readonly sort?: { readonly field: TradeSort };
  readonly filter: ListFilter;
  readonly paging: { readonly pageNumber: number; readonly pageSize: number };
}

async function listFor({ db, now, audit }: Reading, party: Party, { filter, sort, paging }: ListQuery) {
  const [rows, counts] = await Promise.all([
    findRequests(db, party, { ...filter, ...(sort && { sort: sort.field }), ...paging }),
    countByStatus(db, party, filter),
  ]);
  const buyers = [...new Set(rows.map(({ buyerId }) => buyerId))];
  await audit(db, ...buyers.map((business) => ({ act: 'readRequests', of: { business } }) as const));
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
