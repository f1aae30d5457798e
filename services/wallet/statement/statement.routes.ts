import { getCredit, listWalletTransactions } from '@bazaar/contracts/wallet';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { countStatement, findCredit, findStatement } from './statement.sql.ts';

/** The signed-in user's credit and statement. */
export function statementRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(getCredit, async ({ user }) => {
      const { availableRial, heldRial, updatedAt } = await findCredit(db, user.userId);
      return {
        balanceRial: availableRial + heldRial,
        availableRial,
        heldRial,
        updatedAt: updatedAt ?? clock().toISOString(),
      };
    }),
    sessionRoute(listWalletTransactions, async ({ user, query }) => {
      const wanted = { userId: user.userId, ...query.filter, ...query.paging };
      const [items, totalCount] = await Promise.all([findStatement(db, wanted), countStatement(db, wanted)]);
      return { items, totalCount, ...query.paging };
    }),
  ];
}
