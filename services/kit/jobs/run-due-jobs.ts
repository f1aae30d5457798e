import { traced } from '@bazaar/telemetry';
import type { Metrics } from '../http/metrics.ts';
import type { ServiceContext } from '../http/service.ts';
import { type ClaimedJob, claimJob, finishJob, postponeJob, setJobAside } from './job.sql.ts';
import { type JobHandler, limitMs } from './job.ts';

/** A claim lasts this much longer than the attempt may take, so that nobody else claims a job that still runs. */
const CLAIM_MARGIN_MS = 30_000;
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 10 * 60_000;
/** Attempts of one job: over an hour and a half with the waits between them. */
export const MAX_ATTEMPTS = 16;

export interface WorkContext extends Pick<ServiceContext, 'db' | 'clock' | 'log'> {
  readonly metrics: Pick<Metrics, 'countJob'>;
}

/**
 * Runs the due jobs of these kinds, one after the other, until none is due or `isStopped` reports it. Returns the number of
 * attempts.
 */
export async function runDueJobs(
  context: WorkContext,
  handlers: readonly JobHandler[],
  isStopped: () => boolean = () => false,
): Promise<number> {
  const { db, clock } = context;
  const kinds = handlers.map(({ kind }) => kind);
  const claimMs = CLAIM_MARGIN_MS + Math.max(...handlers.map(limitMs));
  for (let tried = 0; ; tried += 1) {
    const now = clock();
    const lockedUntil = new Date(now.getTime() + claimMs);
    const job = isStopped() ? null : await claimJob(db, kinds, { now, lockedUntil });
    const handler = handlers.find(({ kind }) => kind === job?.kind);
    if (job === null || handler === undefined) {
      return tried;
    }
    await runJob(context, handler, { job, lockedUntil });
  }
}

interface Claim {
  readonly job: ClaimedJob;
  readonly lockedUntil: Date;
}

async function runJob(context: WorkContext, handler: JobHandler, claim: Claim): Promise<void> {
  const { db, clock, metrics } = context;
  const { job, lockedUntil } = claim;
  try {
    if (isExhausted(handler, job.attempts - 1)) {
      // Each of its attempts was claimed and none was reported: the job ends the instances that run it.
      throw new Error(`none of ${MAX_ATTEMPTS} attempts has ended`);
    }
    await traced(
      {
        name: `job ${job.kind}`,
        parent: null,
        attributes: { 'bazaar.job.kind': job.kind, 'bazaar.job.attempt': job.attempts },
      },
      () => attempt(handler, job),
    );
  } catch (error) {
    await handleFailure(context, handler, { ...claim, error });
    return;
  }
  metrics.countJob(job.kind, 'done');
  if (handler.everySeconds === undefined) {
    await finishJob(db, job.id, lockedUntil);
  } else {
    const runAt = new Date(clock().getTime() + handler.everySeconds * 1_000);
    await postponeJob(db, { id: job.id, runAt, error: null, lockedUntil });
  }
}

/** Whether a job has had its attempts. One that recurs goes on: what it tidies up does not wait for an operator. */
function isExhausted({ everySeconds }: JobHandler, attempts: number): boolean {
  return everySeconds === undefined && attempts >= MAX_ATTEMPTS;
}

/** One attempt. A handler that does not heed its signal is left behind when its time is over, and its lane goes on. */
async function attempt(handler: JobHandler, { key, payload, attempts }: ClaimedJob): Promise<void> {
  const milliseconds = limitMs(handler);
  const controller = new AbortController();
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`not finished within ${milliseconds / 1_000} s`);
    controller.abort(error);
    over.reject(error);
  }, milliseconds);
  try {
    await Promise.race([
      handler.run({ key, payload, attempt: attempts, signal: controller.signal }),
      over.promise,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** Retries later each time, or sets the job aside after its last attempt. */
async function handleFailure(
  { db, clock, log, metrics }: WorkContext,
  handler: JobHandler,
  { job, lockedUntil, error }: Claim & { readonly error: unknown },
): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const isLast = isExhausted(handler, job.attempts);
  log.warn({ job: job.kind, attempt: job.attempts, fault: message }, isLast ? 'job set aside' : 'job failed');
  metrics.countJob(job.kind, 'failed');
  const now = clock();
  if (isLast) {
    await setJobAside(db, { id: job.id, now, error: message, lockedUntil });
    return;
  }
  const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(job.attempts - 1, 10));
  await postponeJob(db, { id: job.id, runAt: new Date(now.getTime() + wait), error: message, lockedUntil });
}
