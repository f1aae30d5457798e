import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import type { PaymentGateway } from '../gateway/gateway.types.ts';
import { offeredGateways } from '../gateway/offered-gateways.adapter.ts';
import type { ConfirmContext } from '../online/confirm.commands.ts';
import { reconcileDay } from './reconcile.commands.ts';
import { findDueDays } from './run.sql.ts';

export const RECONCILE_JOB = 'payment.reconcile';
const A_DAY_SECONDS = 24 * 3_600;
/** A gateway without a list is asked about each attempt of the day. */
const LIMIT_SECONDS = 1_800;

/** Compares yesterday, and the days on which something is open, with the gateways' reports, once a day. */
export function reconciliationJobs(service: ServiceContext): JobHandler[] {
  const context: ConfirmContext = { ...service, gateways: offeredGateways(service) };
  return [
    {
      kind: RECONCILE_JOB,
      everySeconds: A_DAY_SECONDS,
      limitSeconds: LIMIT_SECONDS,
      run: ({ signal }) => reconcileDueDays({ ...context, signal }),
    },
  ];
}

/** A gateway without a report does not keep the others from theirs; the job fails at its end, and is retried. */
async function reconcileDueDays(context: ConfirmContext): Promise<void> {
  const failures: string[] = [];
  for (const gateway of context.gateways) {
    for (const day of await findDueDays(context.db, gateway.id, context.clock())) {
      context.signal?.throwIfAborted();
      const failure = await failureOf(context, gateway, day);
      if (failure !== null) {
        failures.push(`${gateway.id} ${day}: ${failure}`);
      }
    }
  }
  if (failures.length > 0) {
    throw new Error(failures.join('; '));
  }
}

async function failureOf(
  context: ConfirmContext,
  gateway: PaymentGateway,
  day: string,
): Promise<string | null> {
  try {
    const reconciled = await reconcileDay(context, { gateway, day });
    if (reconciled === null) {
      return 'another instance works on it';
    }
    if (reconciled.open.length > 0) {
      context.log.warn({ gateway: gateway.id, day, open: reconciled.open.length }, 'payments differ');
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
