import type { AuditAct } from '@bazaar/contracts';
import {
  quoteTradeRequest,
  rejectTradeRequest,
  requestTradeRevision,
  returnTradeRequest,
  ruleOnTradeRequest,
  shipTradeRequest,
} from '@bazaar/contracts/trade';
import type { Note } from '../../kit/audit/audit.types.ts';
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

interface Step {
  readonly party: Party;
  readonly act: AuditAct;
  readonly audit: Note;
  readonly move: (work: TradeWork) => Promise<RequestRow>;
}

/** The request after a move, which is noted for its buyer, as this party sees it. */
async function shown(work: TradeWork, { party, act, audit, move }: Step) {
  const { id, buyerId } = await move(work);
  await audit(work.db, { act, of: { business: buyerId }, thing: ['TradeRequest', id] });
  return viewRequest(work, party, id);
}

function supplierRoutes(workOf: WorkOf): ServiceRoute[] {
  return [
    sessionRoute(quoteTradeRequest, ({ user, db, audit, params: { id }, body: quote }) => {
      const supplier = asSupplier(user);
      return shown(workOf(db), {
        ...{ party: supplier, act: 'quoteRequest', audit },
        move: (work) => quoteRequest(work, supplier, { id, quote }),
      });
    }),
    sessionRoute(rejectTradeRequest, ({ user, db, audit, params: { id }, body: { reason } }) => {
      const supplier = asSupplier(user);
      return shown(workOf(db), {
        ...{ party: supplier, act: 'rejectRequest', audit },
        move: (work) => rejectRequest(work, supplier, { id, reason }),
      });
    }),
    sessionRoute(requestTradeRevision, ({ user, db, audit, params: { id }, body: { reason } }) => {
      const supplier = asSupplier(user);
      return shown(workOf(db), {
        ...{ party: supplier, act: 'returnRequest', audit },
        move: (work) => returnRequest(work, supplier, { id, reason }),
      });
    }),
    sessionRoute(
      shipTradeRequest,
      ({ user, db, audit, params: { id }, body: { deliveryNote, fileId = null } }) => {
        const supplier = asSupplier(user);
        return shown(workOf(db), {
          ...{ party: supplier, act: 'shipRequest', audit },
          move: (work) => shipRequest(work, supplier, { id, deliveryNote, fileId }),
        });
      },
    ),
  ];
}

function operatorRoutes(workOf: WorkOf): ServiceRoute[] {
  return [
    sessionRoute(ruleOnTradeRequest, ({ user, db, audit, params: { id }, body }) => {
      const operator = asOperator(user);
      return shown(workOf(db), {
        ...{ party: operator, act: 'ruleOnRequest', audit },
        move: (work) => ruleOnRequest(work, operator, { id, ...body }),
      });
    }),
    sessionRoute(returnTradeRequest, ({ user, db, audit, params: { id }, body: { reason } }) => {
      const operator = asOperator(user);
      return shown(workOf(db), {
        ...{ party: operator, act: 'returnRequest', audit },
        move: (work) => returnRequest(work, operator, { id, reason }),
      });
    }),
  ];
}
