import { requestOnlinePayment, retryOnlinePayment } from '@bazaar/contracts/payment';
import { chargeWallet, chargeWalletByUser } from '@bazaar/contracts/wallet';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { forbidden, invalid, notFound } from '../../kit/http/errors.ts';
import {
  type RequestLimit,
  type ServiceContext,
  type ServiceRoute,
  sessionRoute,
} from '../../kit/http/service.ts';
import { offeredGateways } from '../gateway/offered-gateways.adapter.ts';
import { messages } from '../messages.ts';
import { invalidTransition } from '../payment/payment.problems.ts';
import {
  findAgentRole,
  findPayment,
  insertCharge,
  lockPayable,
  lockPayment,
} from '../payment/payment.sql.ts';
import { nextStatus } from '../payment/payment-machine.rules.ts';
import { type PaymentSettings, readPaymentSettings } from '../settings.ts';
import { confirm } from './confirm.commands.ts';
import { createSendToGateway, type SendToGateway, type VisitContext } from './gateway-redirect.commands.ts';
import { chosenGateway, type Intent, onceByKey, writeIntent } from './intent.commands.ts';
import { findLatestAttempt } from './online.sql.ts';

/** Each begins a session at a gateway, which others count too. */
const LIMIT: RequestLimit = { count: 300, windowSeconds: 600, by: 'user' };
/** The gateway is asked in the middle, so the key is kept here, not around the whole call. */
const OPTIONS = { ownTransaction: true, limit: LIMIT } as const;
const FINANCE = ['owner', 'finance'];

/** What the calls of this file share. */
interface RouteContext {
  readonly service: ServiceContext;
  readonly context: VisitContext;
  readonly send: SendToGateway;
  readonly chargeRial: PaymentSettings['chargeRial'];
}

/**
 * Paying at a gateway. The two charges of the wallet service stand here too: they are payments, and answered the same.
 */
export function onlinePaymentRoutes(service: ServiceContext): ServiceRoute[] {
  const { environment } = service;
  const gateways = offeredGateways(service);
  const context: VisitContext = { ...service, gateways, publicOrigin: environment.publicOrigin };
  const { chargeRial } = readPaymentSettings(environment);
  const routeContext: RouteContext = { service, context, send: createSendToGateway(context), chargeRial };
  return [...chargeRoutes(routeContext), requestRoute(routeContext), retryRoute(routeContext)];
}

function chargeRoutes(routeContext: RouteContext): ServiceRoute[] {
  const { service, send } = routeContext;
  return [
    sessionRoute(
      chargeWallet,
      async ({ user, body, idempotencyKey }) => {
        const call = { endpoint: chargeWallet, user, body, idempotencyKey };
        return send(await onceByKey(service, call, writeCharge(routeContext, body, ownWallet(user.userId))));
      },
      OPTIONS,
    ),
    sessionRoute(
      chargeWalletByUser,
      async ({ user, body, idempotencyKey }) => {
        await requireFinance(service.db, body.customerUserId, user.userId);
        const call = { endpoint: chargeWalletByUser, user, body, idempotencyKey };
        const parties = { userId: user.userId, walletUserId: body.customerUserId };
        return send(await onceByKey(service, call, writeCharge(routeContext, body, parties)));
      },
      OPTIONS,
    ),
  ];
}

function requestRoute(routeContext: RouteContext): ServiceRoute {
  const { service, context, send } = routeContext;
  return sessionRoute(
    requestOnlinePayment,
    async ({ user, body, idempotencyKey }) => {
      const call = { endpoint: requestOnlinePayment, user, body, idempotencyKey };
      const write =
        body.paymentPurpose === 'walletCharge'
          ? writeCharge(routeContext, asCharge(body, user.userId), ownWallet(user.userId))
          : async (transaction: Database) => {
              const intent = await payableIntent(transaction, body, user.userId);
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
    async ({ user, body, idempotencyKey }) => {
      await checkLastAttempt(context, body.paymentId, user.userId);
      const call = { endpoint: retryOnlinePayment, user, body, idempotencyKey };
      const write = async (transaction: Database) => {
        const payment = await lockPayment(transaction, body.paymentId, user.userId);
        if (payment === null) {
          throw notFound(messages.payment);
        }
        if (nextStatus(payment.status, 'retry') === null) {
          throw invalidTransition(payment.status, payment.id);
        }
        const { walletPartRial = 0, returnPath } = body;
        const gateway = chosenGateway(context.gateways, body.gatewayId);
        return writeIntent(service, transaction, {
          ...{ payment, gateway, walletPartRial, returnPath, userId: user.userId },
        });
      };
      return send(await onceByKey(service, call, write));
    },
    OPTIONS,
  );
}

/** Who pays, and whose wallet is charged. */
interface Parties {
  readonly userId: number;
  readonly walletUserId: number;
}

function ownWallet(userId: number): Parties {
  return { userId, walletUserId: userId };
}

function writeCharge({ service, context, chargeRial }: RouteContext, body: ChargeBody, parties: Parties) {
  const { amountRial, gatewayId, returnPath } = body;
  return async (transaction: Database): Promise<number> => {
    checkCharge(amountRial, chargeRial);
    const gateway = chosenGateway(context.gateways, gatewayId);
    const id = await insertCharge(transaction, { ...parties, amountRial }, service.clock());
    return writeIntent(service, transaction, {
      ...{ payment: { id, amountRial, purpose: 'walletCharge' }, gateway, walletPartRial: 0, returnPath },
      userId: parties.userId,
    });
  };
}

interface ChargeBody {
  readonly amountRial: number;
  readonly gatewayId: string;
  readonly returnPath?: string | undefined;
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

/** What is to be paid, as the server knows it; the caller's amount may only agree. */
async function payableIntent(
  transaction: Database,
  body: RequestBody,
  userId: number,
): Promise<Omit<Intent, 'gateway'>> {
  const { paymentPurpose: purpose, purposeId, amountRial, walletPartRial = 0, returnPath } = body;
  if (purposeId === undefined) {
    throw invalid({ purposeId: [messages.purposeId] });
  }
  const payment = await lockPayable(transaction, { purpose, purposeId }, userId);
  if (payment === null) {
    throw notFound(messages.payable);
  }
  if (amountRial !== undefined && amountRial !== payment.amountRial) {
    throw invalid({ amountRial: [messages.amountDiffers] });
  }
  return { payment, walletPartRial, returnPath, userId };
}

function checkCharge(amountRial: number, { min, max }: { readonly min: number; readonly max: number }): void {
  if (amountRial < min || amountRial > max) {
    throw invalid({ amountRial: [messages.chargeRange(min, max)] });
  }
}

async function requireFinance(db: Database, customerUserId: number, userId: number): Promise<void> {
  const role = await findAgentRole(db, customerUserId, userId);
  if (role === null || !FINANCE.includes(role)) {
    throw forbidden(messages.notFinance);
  }
}

/** Before anybody pays twice: a try that lapsed or was cancelled may have been paid after all. */
async function checkLastAttempt(context: VisitContext, paymentId: number, userId: number): Promise<void> {
  const payment = await findPayment(context.db, paymentId, userId);
  if (payment !== null && nextStatus(payment.status, 'retry') !== null && payment.failure !== 'not_paid') {
    const latest = await findLatestAttempt(context.db, paymentId);
    if (latest !== null) {
      await confirm(context, latest.id, 'expiry');
    }
  }
}
