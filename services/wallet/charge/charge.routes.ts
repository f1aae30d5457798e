import { chargeWallet, chargeWalletByUser } from '@bazaar/contracts/wallet';
import {
  type RequestLimit,
  type ServiceContext,
  type ServiceRoute,
  sessionRoute,
} from '../../kit/http/service.ts';
import { requireFinance } from '../access/access.commands.ts';
import type { StartCharge } from './charge.types.ts';

/** Each begins a session at a gateway, which limits them too. */
const LIMIT: RequestLimit = { count: 300, windowSeconds: 600, by: 'user' };
/** The gateway is asked before the response, so the command keeps the idempotency key in a transaction of its own. */
const OPTIONS = { ownTransaction: true, limit: LIMIT } as const;

/** Charging a wallet at a gateway: one's own, or that of an organisation. */
export function chargeRoutes({ db }: ServiceContext, startCharge: StartCharge): ServiceRoute[] {
  return [
    sessionRoute(
      chargeWallet,
      ({ user, body, idempotencyKey }) =>
        startCharge({ endpoint: chargeWallet, user, walletUserId: user.userId, body, idempotencyKey }),
      OPTIONS,
    ),
    sessionRoute(
      chargeWalletByUser,
      async ({ user, audit, body, idempotencyKey }) => {
        const walletUserId = body.customerUserId;
        await requireFinance(db, walletUserId, user.userId);
        await audit(db, { act: 'chargeWallet', of: { business: walletUserId } });
        return startCharge({ endpoint: chargeWalletByUser, user, walletUserId, body, idempotencyKey });
      },
      OPTIONS,
    ),
  ];
}
