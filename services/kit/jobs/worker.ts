import { countDueJobs, ensureJob } from './job.sql.ts';
import type { JobHandler } from './job.ts';
import { runDueJobs, type WorkContext } from './run-due-jobs.ts';

const POLL_MS = 1_000;
const RECURRING_PREFIX = 'recurring:';

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

export interface Worker {
  /** Claims no more jobs and waits for the current ones. */
  stop(): Promise<void>;
}

/**
 * Checks for due jobs once a second until it is stopped. Each kind has lanes of its own, so that one that waits for another
 * system holds up no other.
 */
export function startWorker(context: WorkContext, handlers: readonly JobHandler[]): Worker {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> = Promise.resolve();
  const lanes = handlers.map((handler) => openLanes(context, handler, () => stopped));
  const check = async () => {
    try {
      await planRecurringJobs(context, handlers);
      const kinds = handlers.map(({ kind }) => kind);
      const due = await countDueJobs(context.db, kinds, context.clock());
      for (const { kind, start } of lanes) {
        start(due.get(kind) ?? 0);
      }
    } catch (error) {
      warnUnavailable(context, error);
    }
  };
  const turn = () => {
    checking = check().then(() => {
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
      await checking;
      await Promise.all(lanes.map(({ wait }) => wait()));
    },
  };
}

/** The lanes of one kind: each runs due jobs of it until none is left. */
function openLanes(context: WorkContext, handler: JobHandler, isStopped: () => boolean) {
  const { kind, atOnce = 1 } = handler;
  const running = new Set<Promise<void>>();
  const run = async () => {
    try {
      await runDueJobs(context, [handler], isStopped);
    } catch (error) {
      warnUnavailable(context, error);
    }
  };
  return {
    kind,
    /** Starts lanes for jobs that are due, as far as there are free ones. */
    start(dueCount: number): void {
      const free = isStopped() ? 0 : atOnce - running.size;
      for (let count = 0; count < Math.min(dueCount, free); count += 1) {
        const lane: Promise<void> = run().finally(() => running.delete(lane));
        running.add(lane);
      }
    },
    wait: () => Promise.all(running),
  };
}

function warnUnavailable({ log }: WorkContext, error: unknown): void {
  log.warn({ fault: error instanceof Error ? error.message : String(error) }, 'jobs unavailable');
}
