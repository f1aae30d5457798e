import { requestOnlinePayment, retryOnlinePayment } from '@bazaar/contracts/payment';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { invalid, notFound } from '../../kit/http/errors.ts';
import {
  type Principal,
  type RequestLimit,
  type ServiceContext,
  type ServiceRoute,
  sessionRoute,
} from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { invalidTransition, requirePayer } from '../payment/payment.problems.ts';
import { findPayment, lockPayable, lockPayment } from '../payment/payment.sql.ts';
import { nextStatus } from '../payment/payment-machine.rules.ts';
import { noteOfPayment } from '../payment/payment-note.rules.ts';
import { type ChargeBody, createWriteCharge, type WriteCharge } from './charge.commands.ts';
import { confirm } from './confirm.commands.ts';
import {
  createSendToGateway,
  type RedirectContext,
  redirectContextOf,
  type SendToGateway,
} from './gateway-redirect.commands.ts';
import { chosenGateway, type Intent, onceByKey, writeIntent } from './intent.commands.ts';
import { findLatestAttempt } from './online.sql.ts';

/** Each request begins a session at a gateway, which limits them too. */
const LIMIT: RequestLimit = { count: 300, windowSeconds: 600, by: 'user' };
/** The gateway is requested in the middle, so the idempotency key is handled here, not around the whole request. */
const OPTIONS = { ownTransaction: true, limit: LIMIT } as const;

/** What the routes of this file share. */
interface RouteContext {
  readonly service: ServiceContext;
  readonly context: RedirectContext;
  readonly send: SendToGateway;
  readonly writeCharge: WriteCharge;
}

/** Paying at a gateway: a first try and further ones. */
export function onlinePaymentRoutes(service: ServiceContext): ServiceRoute[] {
  const context = redirectContextOf(service);
  const writeCharge = createWriteCharge(service, context.gateways);
  const routeContext: RouteContext = { service, context, send: createSendToGateway(context), writeCharge };
  return [requestRoute(routeContext), retryRoute(routeContext)];
}

function requestRoute({ service, context, send, writeCharge }: RouteContext): ServiceRoute {
  return sessionRoute(
    requestOnlinePayment,
    async ({ user, audit, body, idempotencyKey }) => {
      const call = { endpoint: requestOnlinePayment, user, body, idempotencyKey };
      const write =
        body.paymentPurpose === 'walletCharge'
          ? writeCharge(asCharge(body, user.userId), { user, walletUserId: user.userId })
          : async (transaction: Database) => {
              const intent = await payableIntent(transaction, body, user);
              await audit(transaction, noteOfPayment('pay', intent.payment));
              const gateway = chosenGateway(context.gateways, body.gatewayId);
              return writeIntent(service, transaction, { ...intent, gateway });
            };
      return send(await onceByKey(service, call, write));
    },
    OPTIONS,
  );
}

function retryRoute({ service, context, send }: RouteContext): ServiceRoute {
  return sessionRoute(
    retryOnlinePayment,
    async ({ user, audit, body, idempotencyKey }) => {
      await checkLastAttempt(context, body.paymentId, user.userId);
      const call = { endpoint: retryOnlinePayment, user, body, idempotencyKey };
      const write = async (transaction: Database) => {
        const locked = await lockPayment(transaction, body.paymentId, user.userId);
        const payment = requirePayer(locked, messages.payment);
        if (nextStatus(payment.status, 'retry') === null) {
          throw invalidTransition(payment.status, payment.id);
        }
        await audit(transaction, noteOfPayment('pay', payment));
        const { walletPartRial = 0, returnPath, stepUpToken } = body;
        const gateway = chosenGateway(context.gateways, body.gatewayId);
        return writeIntent(service, transaction, {
          ...{ payment, gateway, walletPartRial, returnPath, user, stepUpToken },
        });
      };
      return send(await onceByKey(service, call, write));
    },
    OPTIONS,
  );
}

type RequestBody = z.output<NonNullable<typeof requestOnlinePayment.body>>;

function asCharge(body: RequestBody, userId: number): ChargeBody {
  const { amountRial, purposeId, gatewayId, returnPath, walletPartRial = 0 } = body;
  if (purposeId !== undefined && purposeId !== userId) {
    throw notFound(messages.payable);
  }
  if (amountRial === undefined) {
    throw invalid({ amountRial: [messages.amountNeeded] });
  }
  if (walletPartRial > 0) {
    throw invalid({ walletPartRial: [messages.walletPart] });
  }
  return { amountRial, gatewayId, returnPath };
}

/** What is to be paid, as the server knows it; an amount in the request must be the same. */
async function payableIntent(
  transaction: Database,
  body: RequestBody,
  user: Principal,
): Promise<Omit<Intent, 'gateway'>> {
  const { paymentPurpose: purpose, purposeId, amountRial } = body;
  const { walletPartRial = 0, returnPath, stepUpToken } = body;
  if (purposeId === undefined) {
    throw invalid({ purposeId: [messages.purposeId] });
  }
  const payable = await lockPayable(transaction, { purpose, purposeId }, user.userId);
  const payment = requirePayer(payable, messages.payable);
  if (amountRial !== undefined && amountRial !== payment.amountRial) {
    throw invalid({ amountRial: [messages.amountDiffers] });
  }
  return { payment, walletPartRial, returnPath, user, stepUpToken };
}

/** Prevents a second payment: an attempt that expired or was cancelled may have been paid after all. */
async function checkLastAttempt(context: RedirectContext, paymentId: number, userId: number): Promise<void> {
  const payment = await findPayment(context.db, paymentId, userId);
  if (payment?.mayPay && nextStatus(payment.status, 'retry') !== null && payment.failure !== 'not_paid') {
    const latest = await findLatestAttempt(context.db, paymentId);
    if (latest !== null) {
      await confirm(context, latest.id, 'expiry');
    }
  }
}
