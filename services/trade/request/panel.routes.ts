import {
  quoteTradeRequest,
  rejectTradeRequest,
  requestTradeRevision,
  returnTradeRequest,
  ruleOnTradeRequest,
  shipTradeRequest,
} from '@bazaar/contracts/trade';
import type { Database } from '../../kit/database/database.ts';
import { type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import type { WorkOf } from '../simulator/create-work.commands.ts';
import { returnRequest, ruleOnRequest } from './operator-moves.commands.ts';
import { asOperator, asSupplier, type Party } from './reader.sql.ts';
import type { RequestRow } from './request.sql.ts';
import { viewRequest } from './request.view.ts';
import { quoteRequest, rejectRequest, shipRequest } from './supplier-moves.commands.ts';

/** Endpoints for suppliers, who respond to the requests addressed to them, and for operators, who rule. */
export function panelRoutes(workOf: WorkOf): ServiceRoute[] {
  return [...supplierRoutes(workOf), ...operatorRoutes(workOf)];
}

/** The request after a move, as this party sees it. */
async function shown(db: Database, party: Party, moved: Promise<RequestRow>) {
  const { id } = await moved;
  return viewRequest(db, party, id);
}

function supplierRoutes(workOf: WorkOf): ServiceRoute[] {
  return [
    sessionRoute(quoteTradeRequest, ({ user, db, params: { id }, body: quote }) => {
      const supplier = asSupplier(user);
      return shown(db, supplier, quoteRequest(workOf(db), supplier, { id, quote }));
    }),
    sessionRoute(rejectTradeRequest, ({ user, db, params: { id }, body: { reason } }) => {
      const supplier = asSupplier(user);
      return shown(db, supplier, rejectRequest(workOf(db), supplier, { id, reason }));
    }),
    sessionRoute(requestTradeRevision, ({ user, db, params: { id }, body: { reason } }) => {
      const supplier = asSupplier(user);
      return shown(db, supplier, returnRequest(workOf(db), supplier, { id, reason }));
    }),
    sessionRoute(shipTradeRequest, ({ user, db, params: { id }, body: { deliveryNote, fileId = null } }) => {
      const supplier = asSupplier(user);
      return shown(db, supplier, shipRequest(workOf(db), supplier, { id, deliveryNote, fileId }));
    }),
  ];
}

function operatorRoutes(workOf: WorkOf): ServiceRoute[] {
  return [
    sessionRoute(ruleOnTradeRequest, ({ user, db, params: { id }, body }) => {
      const operator = asOperator(user);
      return shown(db, operator, ruleOnRequest(workOf(db), operator, { id, ...body }));
    }),
    sessionRoute(returnTradeRequest, ({ user, db, params: { id }, body: { reason } }) => {
      const operator = asOperator(user);
      return shown(db, operator, returnRequest(workOf(db), operator, { id, reason }));
    }),
  ];
}
