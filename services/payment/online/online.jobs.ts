import type { ServiceContext } from '../../kit/http/service.ts';
import type { Job, JobHandler } from '../../kit/jobs/job.ts';
import { offeredGateways } from '../gateway/offered-gateways.adapter.ts';
import { movePayment, settleVerified } from '../payment/payment.sql.ts';
import { nextStatus } from '../payment/payment-machine.rules.ts';
import { type ConfirmContext, confirm, SWEEP_JOB } from './confirm.commands.ts';
import { findAttempt, lockPaymentOf } from './online.sql.ts';
import { SETTLED_AFTER_MS } from './payment-times.rules.ts';

export const EXPIRE_JOB = 'payment.expire';
const SETTLE_EVERY_SECONDS = 3_600;
const SETTLED_AT_ONCE = 500;

/** Background work of payments: repeated checks, expiry, settling. */
export function paymentJobs(service: ServiceContext): JobHandler[] {
  const context: ConfirmContext = { ...service, gateways: offeredGateways(service) };
  return [
    {
      kind: SWEEP_JOB,
      run: async (job) => {
        await confirm(context, attemptOf(job), 'sweep');
      },
    },
    { kind: EXPIRE_JOB, run: (job) => lapse(context, attemptOf(job)) },
    {
      kind: 'payment.settle',
      everySeconds: SETTLE_EVERY_SECONDS,
      run: async () => {
        const now = service.clock();
        const before = new Date(now.getTime() - SETTLED_AFTER_MS);
        while (
          (await settleVerified(service.db, { before, now, count: SETTLED_AT_ONCE })) === SETTLED_AT_ONCE
        ) {
          // The next ones.
        }
      },
    },
  ];
}

/**
 * Runs when the time at the gateway is over: checks with the gateway, and expires an attempt that never reached it.
 */
async function lapse(context: ConfirmContext, attemptId: number): Promise<void> {
  await confirm(context, attemptId, 'expiry');
  await context.db.transaction().execute(async (transaction) => {
    await lockPaymentOf(transaction, attemptId);
    const attempt = await findAttempt(transaction, attemptId);
    if (
      attempt?.isLatest &&
      attempt.authority === null &&
      nextStatus(attempt.paymentStatus, 'expire') !== null
    ) {
      await movePayment(transaction, {
        ...{ paymentId: attempt.paymentId, move: 'expire', actor: 'system', attemptId },
        now: context.clock(),
      });
    }
  });
}

function attemptOf({ payload }: Job): number {
  return Number(payload.attemptId);
}
