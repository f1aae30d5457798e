import { getCredit, listWalletHolds, listWallets, listWalletTransactions } from '@bazaar/contracts/wallet';
import type { Note } from '../../kit/audit/audit.types.ts';
import {
  type Principal,
  type ServiceContext,
  type ServiceRoute,
  sessionRoute,
} from '../../kit/http/service.ts';
import { requireFinance } from '../access/access.commands.ts';
import { findWallets } from '../access/access.sql.ts';
import { findHolds } from './holds.sql.ts';
import { countStatement, findCredit, findStatement } from './statement.sql.ts';

interface Caller {
  readonly user: Principal;
  readonly audit: Note;
}

/** Credit, statement and holds of the signed-in user, or of a company that the user pays for. */
export function statementRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  const walletOf = async ({ user, audit }: Caller, customerUserId = user.userId): Promise<number> => {
    await requireFinance(db, customerUserId, user.userId);
    await audit(db, { act: 'readWallet', of: { business: customerUserId } });
    return customerUserId;
  };
  return [
    sessionRoute(getCredit, async ({ query, ...caller }) => {
      const userId = await walletOf(caller, query.customerUserId);
      const { availableRial, heldRial, updatedAt } = await findCredit(db, userId);
      return {
        balanceRial: availableRial + heldRial,
        availableRial,
        heldRial,
        updatedAt: updatedAt ?? clock().toISOString(),
      };
    }),
    sessionRoute(listWalletTransactions, async ({ query, ...caller }) => {
      const userId = await walletOf(caller, query.customerUserId);
      const wanted = { userId, ...query.filter, ...query.paging };
      const [items, totalCount] = await Promise.all([findStatement(db, wanted), countStatement(db, wanted)]);
      return { items, totalCount, ...query.paging };
    }),
    sessionRoute(listWalletHolds, async ({ query, ...caller }) => {
      const userId = await walletOf(caller, query.customerUserId);
      const [items, { heldRial }] = await Promise.all([findHolds(db, userId), findCredit(db, userId)]);
      const knownRial = items.reduce((sum, { amountRial }) => sum + amountRial, 0);
      return { items, heldRial, otherRial: Math.max(0, heldRial - knownRial) };
    }),
    sessionRoute(listWallets, async ({ user }) => ({
      items: await findWallets(db, user.userId),
      hasPayouts: user.supplierId !== null,
    })),
  ];
}
