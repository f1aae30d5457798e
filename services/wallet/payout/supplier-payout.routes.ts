import { listSupplierPayouts, setSupplierAccount } from '@bazaar/contracts/wallet';
import { isSheba, normalizeFa, toLatinDigits } from '@bazaar/locale';
import { forbidden, invalid } from '../../kit/http/errors.ts';
import {
  type Principal,
  type ServiceContext,
  type ServiceRoute,
  sessionRoute,
} from '../../kit/http/service.ts';
import { toPayoutAccount } from '../account/account.rules.ts';
import { findSupplierAccount, setSupplierAccountRow } from '../account/account.sql.ts';
import { payoutMessages as messages } from './payout.messages.ts';
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
    sessionRoute(setSupplierAccount, async ({ user, body }) => {
      const supplierId = supplierOf(user);
      const sheba = toLatinDigits(normalizeFa(body.sheba)).replaceAll(/[\s-]/g, '').toUpperCase();
      if (!isSheba(sheba)) {
        throw invalid({ sheba: [messages.sheba] });
      }
      await setSupplierAccountRow(db, { supplierId, sheba, userId: user.userId, now: clock() });
      const account = await findSupplierAccount(db, supplierId);
      if (account === null) {
        throw new Error(`The supplier ${supplierId} of a session is unknown.`);
      }
      return toPayoutAccount(account);
    }),
  ];
}

function supplierOf({ supplierId }: Principal): number {
  if (supplierId === null) {
    throw forbidden();
  }
  return supplierId;
}
