/** A job as its handler sees it. */
export interface Job {
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborted when the time of the attempt is over: the job counts as failed from then on. */
  readonly signal: AbortSignal;
}

/** Runs one kind of job. */
export interface JobHandler {
  readonly kind: string;
  /**
   * Does the work. It may run again when an instance died half way, so it checks the state first; an error is
   * recorded and the job is retried later.
   */
  run(job: Job): Promise<void>;
  /** For a recurring job: it is due again this many seconds later. */
  readonly everySeconds?: number;
  /** How long an attempt may take; a minute, or ten for a recurring job, unless given. */
  readonly limitSeconds?: number;
  /** How many jobs of this kind an instance runs at once; 1 unless given. */
  readonly atOnce?: number;
}

const LIMIT_SECONDS = 60;
const RECURRING_LIMIT_SECONDS = 600;

/** How long an attempt of this kind may take, in milliseconds. */
export function limitMs({ limitSeconds, everySeconds }: JobHandler): number {
  const usual = everySeconds === undefined ? LIMIT_SECONDS : RECURRING_LIMIT_SECONDS;
  return (limitSeconds ?? usual) * 1_000;
}
