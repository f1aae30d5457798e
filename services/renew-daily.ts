import { nextReset } from './seed/daily-reset.ts';

interface Renewal {
  readonly clock: () => Date;
  /** Closes what runs, makes the data anew when they are older than `freshSince`, and opens everything again. */
  renew(freshSince: Date): Promise<void>;
  onFailure(error: unknown): void;
}

/** The renewals of a public demonstration. */
export interface DailyRenewal {
  /** Renews at once. */
  renewNow(): void;
  /** Waits for a renewal in progress; none begins afterwards. */
  stop(): Promise<void>;
}

/** Renews every day at the hour of `seed/daily-reset.ts`, one renewal at a time. */
export function renewDaily({ clock, renew, onFailure }: Renewal): DailyRenewal {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;
  const plan = () => {
    if (!isStopped) {
      const at = nextReset(clock());
      timer = setTimeout(begin, at.getTime() - clock().getTime(), at);
    }
  };
  const begin = (freshSince: Date) => {
    clearTimeout(timer);
    running = running.then(() => (isStopped ? undefined : renew(freshSince))).then(plan, onFailure);
  };
  plan();
  return {
    renewNow: () => begin(clock()),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
