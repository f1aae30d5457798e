/** A job as its handler sees it. */
export interface Job {
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** 1 at the first try. */
  readonly attempt: number;
}

/** Does one kind of job. */
export interface JobHandler {
  readonly kind: string;
  /**
   * Does the work. It may run again when an instance died half way, so it looks at the state first; what it throws is
   * noted, and the job is tried again later.
   */
  run(job: Job): Promise<void>;
  /** For work that has no end: it is due again this many seconds later. */
  readonly everySeconds?: number;
}
