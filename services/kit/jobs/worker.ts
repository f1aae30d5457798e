import type { Metrics } from '../http/metrics.ts';
import type { ServiceContext } from '../http/service.ts';
import { type ClaimedJob, claimJob, ensureJob, finishJob, postponeJob } from './job.sql.ts';
import type { JobHandler } from './job.ts';

/** An instance that dies holds its job no longer than this. */
const CLAIM_MS = 60_000;
const POLL_MS = 1_000;
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 10 * 60_000;
const RECURRING_PREFIX = 'recurring:';

interface WorkContext extends Pick<ServiceContext, 'db' | 'clock' | 'log'> {
  readonly metrics: Metrics;
}

/** Schedules the recurring jobs that are not scheduled yet. */
export async function planRecurringJobs(
  { db, clock }: Pick<WorkContext, 'db' | 'clock'>,
  handlers: readonly JobHandler[],
): Promise<void> {
  for (const { kind, everySeconds } of handlers) {
    if (everySeconds !== undefined) {
      await ensureJob(db, { kind, key: `${RECURRING_PREFIX}${kind}`, runAt: clock() });
    }
  }
}

/** Runs every due job, one after the other. Returns the number of attempts. */
export async function runDueJobs(context: WorkContext, handlers: readonly JobHandler[]): Promise<number> {
  const { db, clock } = context;
  const kinds = handlers.map(({ kind }) => kind);
  for (let tried = 0; ; tried += 1) {
    const now = clock();
    const lockedUntil = new Date(now.getTime() + CLAIM_MS);
    const job = await claimJob(db, kinds, { now, lockedUntil });
    if (job === null) {
      return tried;
    }
    await runJob(context, handlers, { job, lockedUntil });
  }
}

interface Claim {
  readonly job: ClaimedJob;
  readonly lockedUntil: Date;
}

async function runJob(context: WorkContext, handlers: readonly JobHandler[], claim: Claim): Promise<void> {
  const { db, clock, log } = context;
  const { job, lockedUntil } = claim;
  const handler = handlers.find(({ kind }) => kind === job.kind);
  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds);
  try {
    await handler?.run({ key: job.key, payload: job.payload, attempt: job.attempts });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log.warn({ job: job.kind, attempt: job.attempts, fault: message }, 'job failed');
    const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(job.attempts - 1, 10));
    context.metrics.countJob(job.kind, 'failed');
    await postponeJob(db, { id: job.id, runAt: later(wait), error: message, lockedUntil });
    return;
  }
  context.metrics.countJob(job.kind, 'done');
  if (handler?.everySeconds === undefined) {
    await finishJob(db, job.id, lockedUntil);
  } else {
    await postponeJob(db, {
      id: job.id,
      runAt: later(handler.everySeconds * 1_000),
      error: null,
      lockedUntil,
    });
  }
}

export interface Worker {
  /** Claims no more jobs and waits for the current one. */
  stop(): Promise<void>;
}

/** Checks for due jobs once a second until it is stopped. */
export function startWorker(context: WorkContext, handlers: readonly JobHandler[]): Worker {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let inHand: Promise<void> = Promise.resolve();
  const work = async () => {
    try {
      await planRecurringJobs(context, handlers);
      await runDueJobs(context, handlers);
    } catch (error) {
      context.log.warn({ fault: error instanceof Error ? error.message : String(error) }, 'jobs unavailable');
    }
  };
  const turn = () => {
    inHand = work().then(() => {
      if (!stopped) {
        timer = setTimeout(turn, POLL_MS);
        timer.unref();
      }
    });
  };
  turn();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await inHand;
    },
  };
}
