import {
  quoteTradeRequest,
  rejectTradeRequest,
  requestTradeRevision,
  returnTradeRequest,
  ruleOnTradeRequest,
  shipTradeRequest,
} from '@bazaar/contracts/trade';
import { type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import type { WorkOf } from '../simulator/create-work.commands.ts';
import { returnRequest, ruleOnRequest } from './operator-moves.commands.ts';
import { asOperator, asSupplier, type Party } from './reader.sql.ts';
import type { RequestRow } from './request.sql.ts';
import { viewRequest } from './request.view.ts';
import { quoteRequest, rejectRequest, shipRequest } from './supplier-moves.commands.ts';
import type { TradeWork } from './trade-work.commands.ts';

/** Endpoints for suppliers, who respond to the requests addressed to them, and for operators, who rule. */
export function panelRoutes(workOf: WorkOf): ServiceRoute[] {
  return [...supplierRoutes(workOf), ...operatorRoutes(workOf)];
}

/** The request after a move, as this party sees it. */
async function shown(work: TradeWork, party: Party, move: (work: TradeWork) => Promise<RequestRow>) {
  const { id } = await move(work);
  return viewRequest(work, party, id);
}

function supplierRoutes(workOf: WorkOf): ServiceRoute[] {
  return [
    sessionRoute(quoteTradeRequest, ({ user, db, params: { id }, body: quote }) => {
      const supplier = asSupplier(user);
      return shown(workOf(db), supplier, (work) => quoteRequest(work, supplier, { id, quote }));
    }),
    sessionRoute(rejectTradeRequest, ({ user, db, params: { id }, body: { reason } }) => {
      const supplier = asSupplier(user);
      return shown(workOf(db), supplier, (work) => rejectRequest(work, supplier, { id, reason }));
    }),
    sessionRoute(requestTradeRevision, ({ user, db, params: { id }, body: { reason } }) => {
      const supplier = asSupplier(user);
      return shown(workOf(db), supplier, (work) => returnRequest(work, supplier, { id, reason }));
    }),
    sessionRoute(shipTradeRequest, ({ user, db, params: { id }, body: { deliveryNote, fileId = null } }) => {
      const supplier = asSupplier(user);
      return shown(workOf(db), supplier, (work) => shipRequest(work, supplier, { id, deliveryNote, fileId }));
    }),
  ];
}

function operatorRoutes(workOf: WorkOf): ServiceRoute[] {
  return [
    sessionRoute(ruleOnTradeRequest, ({ user, db, params: { id }, body }) => {
      const operator = asOperator(user);
      return shown(workOf(db), operator, (work) => ruleOnRequest(work, operator, { id, ...body }));
    }),
    sessionRoute(returnTradeRequest, ({ user, db, params: { id }, body: { reason } }) => {
      const operator = asOperator(user);
      return shown(workOf(db), operator, (work) => returnRequest(work, operator, { id, reason }));
    }),
  ];
}
