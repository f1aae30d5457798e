import { type Endpoint, links } from '@bazaar/contracts';
import type { Database } from '../../kit/database/database.ts';
import { invalid, notFound, unprocessable } from '../../kit/http/errors.ts';
import type { Principal, ServiceContext } from '../../kit/http/service.ts';
import { hashRequest, once } from '../../kit/idempotency/idempotency.ts';
import { scheduleJob } from '../../kit/jobs/job.sql.ts';
import { readStepUpSettings, requireStepUp } from '../../kit/step-up.ts';
import type { PaymentGateway } from '../gateway/gateway.types.ts';
import { messages } from '../messages.ts';
import { refuseOwnTrade } from '../payment/own-trade.commands.ts';
import { explainRefusal, insufficientCredit, isShort } from '../payment/payment.problems.ts';
import { findAvailable, notePayer, type PaymentRow } from '../payment/payment.sql.ts';
import { EXPIRE_JOB } from './online.jobs.ts';
import { findOpenPart, openAttempt } from './online.sql.ts';
import { GATEWAY_STAY_MS } from './payment-times.rules.ts';

const WALLET_PAGE = links.wallet();

export interface Intent {
  readonly payment: Pick<PaymentRow, 'id' | 'walletUserId' | 'amountRial' | 'purpose'>;
  readonly gateway: PaymentGateway;
  readonly walletPartRial: number;
  readonly returnPath: string | undefined;
  /** The person who pays: the owner of the payment's wallet, or an agent of theirs. */
  readonly user: Pick<Principal, 'userId' | 'sessionId'>;
  /** What confirms a large part from the wallet. */
  readonly stepUpToken?: string | undefined;
}

/** Stores an attempt before its gateway is requested, in the caller's transaction; returns its id. */
export async function writeIntent(
  context: Pick<ServiceContext, 'db' | 'clock' | 'environment'>,
  transaction: Database,
  intent: Intent,
): Promise<number> {
  const { payment, gateway, walletPartRial, returnPath = WALLET_PAGE, user } = intent;
  checkAmounts(intent);
  await refuseOwnTrade(transaction, payment, user.userId);
  const now = context.clock();
  await notePayer(transaction, payment.id, user.userId);
  const expiresAt = new Date(now.getTime() + GATEWAY_STAY_MS);
  const attemptId = await openAttempt(transaction, {
    ...{ paymentId: payment.id, gatewayId: gateway.id, walletPartRial, returnPath, now, expiresAt },
  }).catch(async (error: unknown) => {
    if (isShort(error)) {
      // The transaction has failed, so the wallet's balance is read outside it.
      const availableRial = await findAvailable(context.db, payment.walletUserId);
      throw insufficientCredit(Math.max(1, walletPartRial - availableRial), payment.id);
    }
    throw explainRefusal(error, payment.id);
  });
  await confirmWalletPart(context, transaction, intent);
  await scheduleJob(transaction, {
    kind: EXPIRE_JOB,
    key: `payment:${attemptId}:expire`,
    runAt: expiresAt,
    payload: { attemptId },
  });
  return attemptId;
}

/**
 * Asks for a code when the part from the wallet is above the wallet's limit; a refusal undoes the attempt. An earlier
 * attempt may still be confirmed late and then takes its own part, also after a cancellation that had freed it: the
 * payment counts with the largest of them.
 */
async function confirmWalletPart(
  { clock, environment }: Pick<ServiceContext, 'clock' | 'environment'>,
  transaction: Database,
  { payment, walletPartRial, user, stepUpToken }: Intent,
): Promise<void> {
  const amountRial = Math.max(walletPartRial, await findOpenPart(transaction, payment.id));
  if (amountRial > 0) {
    await requireStepUp(transaction, {
      ...{ user, walletUserId: payment.walletUserId, purpose: 'walletPay', purposeId: payment.id },
      ...{ spendingId: payment.id, amountRial, token: stepUpToken, now: clock() },
      settings: readStepUpSettings(environment.variables),
    });
  }
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

/** The gateway with this id; 404 when it is not set up here. */
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
 * Stores one attempt per idempotency key; returns its id, the same for every repeat. The gateway is requested
 * afterwards, outside the transaction.
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
