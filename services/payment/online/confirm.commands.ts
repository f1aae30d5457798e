import type { PaymentStatus } from '@bazaar/contracts/payment';
import type { Database } from '../../kit/database/database.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { scheduleJob } from '../../kit/jobs/job.sql.ts';
import type { GatewayVerdict, PaymentGateway } from '../gateway/gateway.types.ts';
import { movePayment } from '../payment/payment.sql.ts';
import { nextStatus, type PaymentMove } from '../payment/payment-machine.rules.ts';
import { type Attempt, findAttempt, lockPaymentOf, settleSuccess } from './online.sql.ts';
import { SWEEP_EVERY_MS, sweepDeadline } from './payment-times.rules.ts';

export const SWEEP_JOB = 'payment.sweep';

/** What confirming needs in addition to the service's own context. */
export interface ConfirmContext extends Pick<ServiceContext, 'db' | 'clock'> {
  readonly log: { warn(facts: object, message: string): void };
  readonly gateways: readonly PaymentGateway[];
  /** Ends the questions to the gateway, and what follows from them. */
  readonly signal?: AbortSignal;
}

/**
 * Why the gateway is checked: the browser came back, a periodic check of an unclear payment, the end of the time at the
 * gateway, or a report of the gateway that names the attempt as paid.
 */
export type ConfirmCause = 'callback' | 'sweep' | 'expiry' | 'report';

/**
 * Checks with the gateway what became of an attempt and books the result. Every confirmation goes through here: the
 * return of the browser, periodic checks, the expiry, retries and reconciliation. It may run any number of times, also
 * simultaneously. No transaction is open during the request to the gateway.
 */
export async function confirm(
  context: ConfirmContext,
  attemptId: number,
  cause: ConfirmCause,
): Promise<PaymentStatus | null> {
  const attempt = await findAttempt(context.db, attemptId);
  if (attempt === null || attempt.verifiedAt !== null || attempt.authority === null) {
    return attempt?.paymentStatus ?? null;
  }
  const verdict = await askGateway(context, attempt, cause);
  if (verdict.kind === 'unknown') {
    context.log.warn(
      { payment: attempt.paymentId, gateway: attempt.gatewayId, reason: verdict.reason },
      'unclear',
    );
  }
  context.signal?.throwIfAborted();
  return inTransaction(context.db, async (transaction) => {
    await lockPaymentOf(transaction, attemptId);
    const now = context.clock();
    if (verdict.kind === 'paid') {
      return settleSuccess(transaction, { attemptId, ...verdict, now });
    }
    // Another confirmation may have finished meanwhile, so the current state is read again.
    const current = await findAttempt(transaction, attemptId);
    // A report only adds what was missed; what else it contradicts is for an operator.
    if (current !== null && current.verifiedAt === null && cause !== 'report') {
      await bookRefusal(transaction, { attempt: current, verdict, cause, now });
    }
    return (await findAttempt(transaction, attemptId))?.paymentStatus ?? null;
  });
}

/** Two transactions that wait for each other: PostgreSQL aborts one of them, and its work can be repeated. */
const DEADLOCK = '40P01';
const TRIES = 3;

async function inTransaction<T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK;
      if (!isDeadlock || tries === TRIES) {
        throw error;
      }
    }
  }
}

const INQUIRED_FIRST: readonly ConfirmCause[] = ['sweep', 'expiry'];

/**
 * Verify is final, so it is called only when the visitor has come back, or the gateway's inquiry or its report says that
 * it was paid.
 */
async function askGateway(
  { gateways, signal }: ConfirmContext,
  { gatewayId, authority, amountRial }: Attempt,
  cause: ConfirmCause,
): Promise<GatewayVerdict> {
  const gateway = gateways.find(({ id }) => id === gatewayId);
  if (gateway === undefined || authority === null) {
    return { kind: 'unknown', reason: 'the gateway is not set up' };
  }
  const question = { authority, amountRial, ...(signal && { signal }) };
  if (INQUIRED_FIRST.includes(cause)) {
    const state = await gateway.inquire(question);
    if (state !== 'paid') {
      return state === 'notPaid' || state === 'unknown'
        ? { kind: state, reason: 'inquiry' }
        : { kind: state };
    }
  }
  return gateway.verify(question);
}

interface Refusal {
  readonly attempt: Attempt;
  readonly verdict: Exclude<GatewayVerdict, { kind: 'paid' }>;
  readonly cause: ConfirmCause;
  readonly now: Date;
}

async function bookRefusal(db: Database, refusal: Refusal): Promise<void> {
  const { attempt, now } = refusal;
  // A payment moves with its latest attempt; an earlier one is only checked.
  const move = attempt.isLatest ? moveFor(refusal) : null;
  if (move !== null && nextStatus(attempt.paymentStatus, move) !== null) {
    await movePayment(db, {
      ...{ paymentId: attempt.paymentId, move, now, attemptId: attempt.id },
      actor: move === 'fail' || move === 'abandon' ? 'gateway' : 'system',
      reason: FAILURES[move] ?? null,
    });
  }
  if (ASK_AGAIN_AFTER.includes(move) && isUnclear(refusal) && now < sweepDeadline(attempt)) {
    await scheduleSweep(db, attempt.id, now);
  }
}

/** Reasons of the moves that end in a failure. */
const FAILURES: Readonly<Record<string, string>> = { fail: 'not_paid', giveUp: 'unverified' };
const ASK_AGAIN_AFTER: readonly (PaymentMove | null)[] = [null, 'suspend'];

function isUnclear({ verdict }: Refusal): boolean {
  return verdict.kind === 'unknown' || verdict.kind === 'open';
}

/** The move for a result other than "paid"; null when the payment keeps waiting. */
function moveFor({ attempt, verdict, cause, now }: Refusal): PaymentMove | null {
  if (verdict.kind === 'notPaid') {
    return 'fail';
  }
  if (verdict.kind === 'cancelled') {
    return 'abandon';
  }
  if (attempt.paymentStatus === 'VerifyPending') {
    return now < sweepDeadline(attempt) ? null : 'giveUp';
  }
  // Still at the gateway when its time is over: the visitor has not come back.
  return cause === 'expiry' && verdict.kind === 'open' ? 'expire' : 'suspend';
}

/** Schedules another check. */
export async function scheduleSweep(db: Database, attemptId: number, now: Date): Promise<void> {
  await scheduleJob(db, {
    kind: SWEEP_JOB,
    key: `payment:${attemptId}:sweep`,
    runAt: new Date(now.getTime() + SWEEP_EVERY_MS),
    payload: { attemptId },
  });
}
