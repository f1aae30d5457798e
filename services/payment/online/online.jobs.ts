import type { ServiceContext } from '../../kit/http/service.ts';
import type { Job, JobHandler } from '../../kit/jobs/job.ts';
import { offeredGateways } from '../gateway/offered-gateways.adapter.ts';
import { movePayment } from '../payment/payment.sql.ts';
import { nextStatus } from '../payment/payment-machine.rules.ts';
import { type ConfirmContext, confirm, SWEEP_JOB } from './confirm.commands.ts';
import { findAttempt, lockPaymentOf } from './online.sql.ts';

export const EXPIRE_JOB = 'payment.expire';
/** Jobs that wait for a gateway: one that hangs takes ten seconds for each of two questions. */
const AT_GATEWAY = { limitSeconds: 40, atOnce: 4 } as const;

/** Background work of payments: repeated checks and expiry. */
export function paymentJobs(service: ServiceContext): JobHandler[] {
  const context: ConfirmContext = { ...service, gateways: offeredGateways(service) };
  return [
    {
      kind: SWEEP_JOB,
      ...AT_GATEWAY,
      run: async (job) => {
        await confirm({ ...context, signal: job.signal }, attemptOf(job), 'sweep');
      },
    },
    {
      kind: EXPIRE_JOB,
      ...AT_GATEWAY,
      run: (job) => lapse({ ...context, signal: job.signal }, attemptOf(job)),
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
