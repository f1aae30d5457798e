import { getPaymentOutcome, listPayments } from '@bazaar/contracts/payment';
import { forbidden, notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { findOutcome, findPayments, mayPayFrom } from './payment.sql.ts';
import { toOutcome, toPayment } from './payment-view.rules.ts';

/** How long the reference of a return tells an outcome. */
const OUTCOME_SHOWN_MS = 24 * 60 * 60_000;

/** The payments of a wallet, and the outcome that a browser without a session may read. */
export function paymentListRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listPayments, async ({ user, audit, query }) => {
      const walletUserId = query.customerUserId ?? user.userId;
      if (!(await mayPayFrom(db, walletUserId, user.userId))) {
        throw forbidden(messages.notFinance);
      }
      await audit(db, { act: 'readPayment', of: { business: walletUserId } });
      const { rows, totalCount } = await findPayments(db, { walletUserId, ...query.paging });
      return { items: rows.map(toPayment), totalCount, ...query.paging };
    }),
    route(
      getPaymentOutcome,
      async ({ params }) => {
        const since = new Date(clock().getTime() - OUTCOME_SHOWN_MS);
        const row = await findOutcome(db, params.reference, since);
        if (row === null) {
          throw notFound(messages.outcome);
        }
        return toOutcome(row);
      },
      { isPrivate: true },
    ),
  ];
}
