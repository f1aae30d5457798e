import { cancelPayment, getPaymentById, getPaymentForRetry, payFromWallet } from '@bazaar/contracts/payment';
import type { Database } from '../../kit/database/database.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { readStepUpSettings, requireStepUp } from '../../kit/step-up.ts';
import { offeredGateways, toGateway } from '../gateway/offered-gateways.adapter.ts';
import { messages } from '../messages.ts';
import { refuseOwnTrade } from './own-trade.commands.ts';
import { explainRefusal, insufficientCredit, requirePayer } from './payment.problems.ts';
import {
  findAvailable,
  findPayment,
  lockPayable,
  lockPayment,
  movePayment,
  notePayer,
  type PaymentRow,
  payByWallet,
} from './payment.sql.ts';
import { noteOfPayment } from './payment-note.rules.ts';
import { toPayment } from './payment-view.rules.ts';

/** A user's payments: paying from the wallet, reading, cancelling. */
export function paymentRoutes(context: ServiceContext): ServiceRoute[] {
  const { db, clock } = context;
  const settings = readStepUpSettings(context.environment.variables);
  const gateways = offeredGateways(context).map(toGateway);
  return [
    sessionRoute(payFromWallet, async ({ user, audit, body, db: transaction }) => {
      const payable = requirePayer(await lockPayable(transaction, body, user.userId), messages.payable);
      await refuseOwnTrade(transaction, payable, user.userId);
      await notePayer(transaction, payable.id, user.userId);
      await audit(transaction, noteOfPayment('pay', payable));
      const shortfallRial = await payByWallet(transaction, payable.id, clock()).catch((error: unknown) => {
        throw explainRefusal(error, payable.id);
      });
      if (shortfallRial > 0) {
        throw insufficientCredit(shortfallRial, payable.id);
      }
      // After what cannot be paid was refused: nobody enters a code for nothing. A refusal here undoes the payment.
      await requireStepUp(transaction, {
        ...{ user, walletUserId: payable.walletUserId, purpose: 'walletPay', purposeId: payable.id },
        ...{ spendingId: payable.id, amountRial: payable.amountRial, token: body.stepUpToken },
        ...{ settings, now: clock() },
      });
      const row = await existing(transaction, payable.id, user.userId);
      return { payment: toPayment(row), availableRial: await findAvailable(transaction, row.walletUserId) };
    }),
    sessionRoute(getPaymentForRetry, async ({ user, audit, query }) => {
      const row = await existing(db, query.paymentId, user.userId);
      await audit(db, noteOfPayment('readPayment', row));
      const walletAvailableRial = await findAvailable(db, row.walletUserId);
      return { payment: toPayment(row), gateways, walletAvailableRial };
    }),
    sessionRoute(getPaymentById, async ({ user, audit, query }) => {
      const row = await existing(db, query.paymentId, user.userId);
      await audit(db, noteOfPayment('readPayment', row));
      return toPayment(row);
    }),
    sessionRoute(cancelPayment, ({ user, audit, params }) =>
      db.transaction().execute(async (transaction) => {
        requirePayer(await lockPayment(transaction, params.id, user.userId), messages.payment);
        const before = await existing(transaction, params.id, user.userId);
        await audit(transaction, noteOfPayment('cancelPayment', before));
        await movePayment(transaction, {
          ...{ paymentId: params.id, move: 'cancel', actor: 'buyer', now: clock() },
          // An attempt that failed or expired keeps its status.
          attemptId: before.status === 'RedirectedToGateway' ? (before.attempts.at(-1)?.id ?? null) : null,
        }).catch((error: unknown) => {
          throw explainRefusal(error, params.id);
        });
        return toPayment(await existing(transaction, params.id, user.userId));
      }),
    ),
  ];
}

async function existing(db: Database, id: number, userId: number): Promise<PaymentRow> {
  const { mayPay: _, ...row } = requirePayer(await findPayment(db, id, userId), messages.payment);
  return row;
}
