import type { AuditAct } from '@bazaar/contracts';
import {
  confirmCustomer as confirmCall,
  listWaitingCompanies,
  refuseCustomer as refuseCall,
  reopenCustomer as reopenCall,
} from '@bazaar/contracts/merchant';
import { normalizeFa } from '@bazaar/locale';
import type { AuditEntry } from '../../kit/audit/audit.types.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { confirmCustomer, refuseCustomer, reopenCustomer } from './company-review.commands.ts';
import { countWaiting, selectWaiting } from './company-review.sql.ts';

/** The companies that operators confirm, or do not. */
export function companyReviewRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listWaitingCompanies, async ({ audit, query: { paging } }) => {
      const [rows, totalCount] = await Promise.all([selectWaiting(db, paging), countWaiting(db)]);
      await audit(db, ...rows.map(({ id, ownerUserId }) => noteOf('readCompany', id, ownerUserId)));
      return { items: rows.map(({ ownerUserId: _, ...row }) => row), totalCount, ...paging };
    }),
    sessionRoute(confirmCall, ({ audit, params: { id }, body }) =>
      db.transaction().execute(async (transaction) => {
        const decision = { id, now: clock(), rowVersion: body?.rowVersion };
        const { ownerUserId, at } = await confirmCustomer(transaction, decision);
        await audit(transaction, noteOf('confirmCompany', id, ownerUserId));
        return { confirmedAt: at };
      }),
    ),
    sessionRoute(refuseCall, ({ audit, params: { id }, body: { reason, rowVersion } }) =>
      db.transaction().execute(async (transaction) => {
        const decision = { id, now: clock(), rowVersion, reason: normalizeFa(reason) };
        const { ownerUserId, at } = await refuseCustomer(transaction, decision);
        await audit(transaction, noteOf('refuseCompany', id, ownerUserId));
        return { refusedAt: at };
      }),
    ),
    sessionRoute(reopenCall, ({ audit, params: { id } }) =>
      db.transaction().execute(async (transaction) => {
        const { ownerUserId } = await reopenCustomer(transaction, { id, now: clock() });
        await audit(transaction, noteOf('reopenCompany', id, ownerUserId));
        return { id };
      }),
    ),
  ];
}

function noteOf(act: AuditAct, id: number, ownerUserId: number): AuditEntry {
  return { act, of: { business: ownerUserId }, thing: ['Customer', id] };
}
