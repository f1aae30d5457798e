import type { Endpoint } from '@bazaar/contracts';
import type { Database } from '../../kit/database/database.ts';
import { invalid, notFound, unprocessable } from '../../kit/http/errors.ts';
import type { Principal, ServiceContext } from '../../kit/http/service.ts';
import { hashRequest, once } from '../../kit/idempotency/idempotency.ts';
import { scheduleJob } from '../../kit/jobs/job.sql.ts';
import type { PaymentGateway } from '../gateway/gateway.types.ts';
import { messages } from '../messages.ts';
import { explainRefusal, insufficientCredit, isShort } from '../payment/payment.problems.ts';
import { findAvailable, type PaymentRow } from '../payment/payment.sql.ts';
import { EXPIRE_JOB } from './online.jobs.ts';
import { openAttempt } from './online.sql.ts';
import { GATEWAY_STAY_MS } from './payment-times.rules.ts';

const WALLET_PAGE = '/profile/wallet';

export interface Intent {
  readonly payment: Pick<PaymentRow, 'id' | 'amountRial' | 'purpose'>;
  readonly gateway: PaymentGateway;
  readonly walletPartRial: number;
  readonly returnPath: string | undefined;
  /** Who pays: the wallet part comes from there. */
  readonly userId: number;
}

/** Writes a try down before its gateway is asked, in the caller's transaction; its number. */
export async function writeIntent(
  context: Pick<ServiceContext, 'db' | 'clock'>,
  transaction: Database,
  intent: Intent,
): Promise<number> {
  const { payment, gateway, walletPartRial, returnPath = WALLET_PAGE } = intent;
  checkAmounts(intent);
  const now = context.clock();
  const expiresAt = new Date(now.getTime() + GATEWAY_STAY_MS);
  const attemptId = await openAttempt(transaction, {
    ...{ paymentId: payment.id, gatewayId: gateway.id, walletPartRial, returnPath, now, expiresAt },
  }).catch(async (error: unknown) => {
    if (isShort(error)) {
      // The transaction is lost: what the wallet holds is looked up beside it.
      const availableRial = await findAvailable(context.db, intent.userId);
      throw insufficientCredit(Math.max(1, walletPartRial - availableRial), payment.id);
    }
    throw explainRefusal(error, payment.id);
  });
  await scheduleJob(transaction, {
    kind: EXPIRE_JOB,
    key: `payment:${attemptId}:expire`,
    runAt: expiresAt,
    payload: { attemptId },
  });
  return attemptId;
}

function checkAmounts({ payment, gateway, walletPartRial }: Intent): void {
  if (walletPartRial >= payment.amountRial || (walletPartRial > 0 && payment.purpose === 'walletCharge')) {
    throw invalid({ walletPartRial: [messages.walletPart] });
  }
  const { minAmountRial, maxAmountRial } = gateway;
  const onlineRial = payment.amountRial - walletPartRial;
  if (onlineRial < minAmountRial || onlineRial > maxAmountRial) {
    throw unprocessable('amount_outside_gateway', {
      title: messages.outsideGateway,
      detail: messages.outsideGatewayDetail(minAmountRial, maxAmountRial),
      data: { minAmountRial, maxAmountRial },
    });
  }
}

/** The gateway of this name; 404 when it is not set up here. */
export function chosenGateway(gateways: readonly PaymentGateway[], id: string): PaymentGateway {
  const gateway = gateways.find((one) => one.id === id);
  if (gateway === undefined) {
    throw notFound(messages.gateway);
  }
  return gateway;
}

interface KeyedRequest {
  readonly endpoint: Endpoint;
  readonly user: Principal;
  readonly body: unknown;
  readonly idempotencyKey: string;
}

/**
 * Writes a try down once per key of the caller; its number, the same for every repeat. The gateway is asked afterwards,
 * outside the transaction.
 */
export async function onceByKey(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { endpoint, user, body, idempotencyKey }: KeyedRequest,
  write: (transaction: Database) => Promise<number>,
): Promise<number> {
  const claim = {
    userId: user.userId,
    route: `${endpoint.method} /${endpoint.service}${endpoint.path}`,
    key: idempotencyKey,
    requestHash: hashRequest(body),
    now: clock(),
  };
  const response = await once(db, claim, async (transaction) => ({ attemptId: await write(transaction) }));
  return (response as { attemptId: number }).attemptId;
}
