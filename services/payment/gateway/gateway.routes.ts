import { links } from '@bazaar/contracts';
import { listGateways, receiveGatewayCallback } from '@bazaar/contracts/payment';
import {
  type RawResponse,
  rawResponse,
  route,
  type ServiceContext,
  type ServiceRoute,
} from '../../kit/http/service.ts';
import { type ConfirmContext, confirm, scheduleSweep } from '../online/confirm.commands.ts';
import {
  type Attempt,
  findAttempt,
  findByAuthority,
  lockPaymentOf,
  noteCallback,
} from '../online/online.sql.ts';
import { movePayment } from '../payment/payment.sql.ts';
import { nextStatus } from '../payment/payment-machine.rules.ts';
import { readPaymentSettings } from '../settings.ts';
import { offeredGateways, toGateway } from './offered-gateways.adapter.ts';

const WALLET_PAGE = links.wallet();

/** The gateways of this installation, and the callback from them. */
export function gatewayRoutes(service: ServiceContext): ServiceRoute[] {
  const gateways = offeredGateways(service);
  const context: ConfirmContext = { ...service, gateways };
  const { publicOrigin } = service.environment;
  const { chargeRial } = readPaymentSettings(service.environment);
  return [
    route(listGateways, async () => ({
      items: gateways.map(toGateway),
      chargeLimits: { minRial: chargeRial.min, maxRial: chargeRial.max },
    })),
    route(
      receiveGatewayCallback,
      async ({ params, query }) => {
        const attempt =
          query.Authority === undefined
            ? null
            : await findByAuthority(service.db, params.gatewayId, query.Authority);
        if (attempt === null) {
          return leadTo(new URL(WALLET_PAGE, publicOrigin));
        }
        await welcomeBack(context, attempt.id);
        await confirm(context, attempt.id, 'callback');
        return leadTo(returnPage(attempt, publicOrigin));
      },
      { isPrivate: true },
    ),
  ];
}

/** Stores that the browser came back, and schedules a check in case this process ends now. */
async function welcomeBack({ db, clock }: ConfirmContext, attemptId: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPaymentOf(transaction, attemptId);
    const now = clock();
    const attempt = await findAttempt(transaction, attemptId);
    if (attempt === null || attempt.verifiedAt !== null) {
      return;
    }
    await noteCallback(transaction, attemptId, now);
    if (attempt.callbackAt === null) {
      await scheduleSweep(transaction, attemptId, now);
    }
    if (attempt.isLatest && nextStatus(attempt.paymentStatus, 'return') !== null) {
      const { paymentId } = attempt;
      await movePayment(transaction, { paymentId, move: 'return', actor: 'gateway', now, attemptId });
    }
  });
}

/**
 * The page on which the payment was begun. A page of everyone also gets the reference of the outcome, for a browser
 * that has no session; a page of the profile knows its reader.
 */
function returnPage({ returnPath, paymentId, outcomeReference }: Attempt, publicOrigin: string): URL {
  const page = new URL(returnPath, publicOrigin);
  page.searchParams.set('paymentId', String(paymentId));
  if (!page.pathname.startsWith(links.profile())) {
    page.searchParams.set('outcome', outcomeReference);
  }
  return page;
}

function leadTo(page: URL): RawResponse {
  return rawResponse({ status: 303, headers: { location: page.href } });
}
