/** A job as its handler sees it. */
export interface Job {
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** 1 for the first attempt. */
  readonly attempt: number;
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
}
