import { listDataAccess } from '@bazaar/contracts/auth';
import { AUDIT_ACT_TITLES, AUDIT_ROLE_TITLES } from '../../kit/audit/audit.messages.ts';
import { countAuditEvents, type DataAccessRow, findAuditEvents } from '../../kit/audit/audit.sql.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';

/** What others did with the data of the signed-in user. */
export function dataAccessRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listDataAccess, async ({ user: { userId, supplierId }, query: { paging } }) => {
      const reader = { userId, supplierId };
      const [rows, totalCount] = await Promise.all([
        findAuditEvents(db, reader, paging),
        countAuditEvents(db, reader),
      ]);
      return { items: rows.map(toDataAccess), totalCount, ...paging };
    }),
  ];
}

function toDataAccess({ id, at, actorRole, actorName, act, thingKind, thingId }: DataAccessRow) {
  return {
    ...{ id, at, actorName },
    actorTitle: AUDIT_ROLE_TITLES[actorRole],
    actTitle: AUDIT_ACT_TITLES[act],
    requestId: thingKind === 'TradeRequest' ? Number(thingId) : null,
  };
}
