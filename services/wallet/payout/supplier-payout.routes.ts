import { listSupplierPayouts, setSupplierAccount } from '@bazaar/contracts/wallet';
import type { Database } from '../../kit/database/database.ts';
import { forbidden } from '../../kit/http/errors.ts';
import {
  type Principal,
  type ServiceContext,
  type ServiceRoute,
  sessionRoute,
} from '../../kit/http/service.ts';
import { readSheba } from '../../kit/sheba.rules.ts';
import { requireToken } from '../../kit/step-up.ts';
import { toPayoutAccount } from '../account/account.rules.ts';
import { findSupplierAccount, setSupplierAccountRow } from '../account/account.sql.ts';
import { findSupplierBalance, findSupplierRows } from './payout.sql.ts';
import { toPayoutRow } from './payout-view.rules.ts';

/** What a supplier sees of its own money, and where it is paid. */
export function supplierPayoutRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listSupplierPayouts, async ({ user, query }) => {
      const supplierId = supplierOf(user);
      const [balance, account, { items, totalCount }] = await Promise.all([
        findSupplierBalance(db, supplierId),
        findSupplierAccount(db, supplierId),
        findSupplierRows(db, supplierId, query.paging),
      ]);
      return {
        ...balance,
        account: account && toPayoutAccount(account),
        ...{ items: items.map(toPayoutRow), totalCount, ...query.paging },
      };
    }),
    sessionRoute(setSupplierAccount, async ({ user, audit, body }) => {
      const supplierId = supplierOf(user);
      const sheba = readSheba(body.sheba);
      const change = { supplierId, sheba, token: body.stepUpToken, now: clock() };
      await db.transaction().execute(async (transaction) => {
        await changeAccount(transaction, user, change);
        await audit(transaction, { act: 'changePayoutAccount', of: { supplier: supplierId } });
      });
      const account = await findSupplierAccount(db, supplierId);
      if (account === null) {
        throw new Error(`The supplier ${supplierId} of a session is unknown.`);
      }
      return toPayoutAccount(account);
    }),
  ];
}

interface AccountChange {
  readonly supplierId: number;
  readonly sheba: string;
  readonly token: string | undefined;
  readonly now: Date;
}

/** Sets another account with a fresh code alone: a payout goes there without anybody being asked again. */
async function changeAccount(db: Database, user: Principal, change: AccountChange): Promise<void> {
  const { supplierId, sheba, token, now } = change;
  const before = await findSupplierAccount(db, supplierId);
  if (before?.sheba !== sheba) {
    await requireToken(db, {
      ...{ user, purpose: 'accountChange', purposeId: null, amountRial: null, sheba },
      ...{ reason: 'change', limitRial: null, token, now },
    });
    await setSupplierAccountRow(db, { supplierId, sheba, userId: user.userId, now });
  }
}

function supplierOf({ supplierId }: Principal): number {
  if (supplierId === null) {
    throw forbidden();
  }
  return supplierId;
}
