import type { GatewayRedirect } from '@bazaar/contracts/payment';
import type * as z from 'zod/mini';
import { HttpError, notFound } from '../../kit/http/errors.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { type GatewayAuthorization, type GatewayOrder, GatewayProblem } from '../gateway/gateway.types.ts';
import { offeredGateways } from '../gateway/offered-gateways.adapter.ts';
import { messages } from '../messages.ts';
import { invalidTransition } from '../payment/payment.problems.ts';
import { movePayment } from '../payment/payment.sql.ts';
import { nextStatus } from '../payment/payment-machine.rules.ts';
import type { ConfirmContext } from './confirm.commands.ts';
import { type Attempt, findAttempt, lockPaymentOf, nameAttempt } from './online.sql.ts';

export interface RedirectContext extends ConfirmContext {
  readonly publicOrigin: string;
}

/** What begins payments at the gateways of this installation. */
export function redirectContextOf(service: ServiceContext): RedirectContext {
  const { publicOrigin } = service.environment;
  return { ...service, gateways: offeredGateways(service), publicOrigin };
}

export type Redirect = z.input<typeof GatewayRedirect>;
export type SendToGateway = (attemptId: number) => Promise<Redirect>;

/**
 * Creates the function that begins a stored attempt at its gateway and returns where the browser goes next. An
 * attempt is begun once: simultaneous callers share the request, later ones get its result. Throws 503
 * `gateway_unavailable`; the payment is then Failed and may be retried.
 */
export function createSendToGateway(context: RedirectContext): SendToGateway {
  const underWay = new Map<number, Promise<Redirect>>();
  return (attemptId) => {
    const shared =
      underWay.get(attemptId) ?? begin(context, attemptId).finally(() => underWay.delete(attemptId));
    underWay.set(attemptId, shared);
    return shared;
  };
}

async function begin(context: RedirectContext, attemptId: number): Promise<Redirect> {
  const attempt = await findAttempt(context.db, attemptId);
  if (attempt === null) {
    throw notFound(messages.payment);
  }
  if (attempt.redirectUrl !== null) {
    return redirectOf(attempt, attempt.redirectUrl);
  }
  if (attempt.failure !== null) {
    throw gatewayUnavailable(attempt.paymentId);
  }
  const authorization = await requestAuthorization(context, attempt);
  if (authorization === null) {
    await refuse(context, attempt);
    throw gatewayUnavailable(attempt.paymentId);
  }
  return storeAuthorization(context, attempt, authorization);
}

async function requestAuthorization(
  context: RedirectContext,
  attempt: Attempt,
): Promise<GatewayAuthorization | null> {
  const gateway = context.gateways.find(({ id }) => id === attempt.gatewayId);
  const order: GatewayOrder = {
    amountRial: attempt.amountRial,
    description: `${messages.describe[attempt.purpose]}، شماره ${messages.orderNumber(attempt.paymentId)}`,
    callbackUrl: `${context.publicOrigin}/api/payment/gateways/${attempt.gatewayId}/callback`,
    orderId: attempt.id,
  };
  try {
    return (await gateway?.request(order)) ?? null;
  } catch (error) {
    if (!(error instanceof GatewayProblem)) {
      throw error;
    }
    const { paymentId: payment, gatewayId } = attempt;
    context.log.warn({ payment, gateway: gatewayId, reason: error.message }, 'gateway did not begin');
    return null;
  }
}

function storeAuthorization(
  { db, clock }: RedirectContext,
  { id }: Attempt,
  authorization: GatewayAuthorization,
): Promise<Redirect> {
  return db.transaction().execute(async (transaction) => {
    await lockPaymentOf(transaction, id);
    const isNamed = await nameAttempt(transaction, id, authorization);
    const current = await findAttempt(transaction, id);
    if (current === null || current.redirectUrl === null) {
      throw notFound(messages.payment);
    }
    const { paymentId, paymentStatus } = current;
    if (isNamed) {
      if (!current.isLatest || nextStatus(paymentStatus, 'redirect') === null) {
        throw invalidTransition(paymentStatus, paymentId);
      }
      await movePayment(transaction, {
        paymentId,
        move: 'redirect',
        actor: 'system',
        now: clock(),
        attemptId: id,
      });
    }
    return redirectOf(current, current.redirectUrl);
  });
}

async function refuse({ db, clock }: RedirectContext, { id, paymentId }: Attempt): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPaymentOf(transaction, id);
    const current = await findAttempt(transaction, id);
    if (
      current?.isLatest &&
      current.authority === null &&
      nextStatus(current.paymentStatus, 'refuse') !== null
    ) {
      await movePayment(transaction, {
        ...{ paymentId, move: 'refuse', actor: 'gateway', attemptId: id },
        ...{ now: clock(), reason: 'gateway_unavailable' },
      });
    }
  });
}

function redirectOf({ id, paymentId }: Attempt, redirectUrl: string): Redirect {
  return { paymentId, onlinePaymentId: id, redirectUrl };
}

function gatewayUnavailable(paymentId: number): HttpError {
  return new HttpError({
    status: 503,
    code: 'gateway_unavailable',
    title: messages.unavailable,
    detail: messages.unavailableDetail,
    data: { paymentId },
    headers: { 'retry-after': '5' },
  });
}
