import type { ManifestLog } from '../manifest-store.ts';
import { type BlockedReleases, createBlockedReleases } from './blocked-releases.ts';
import { type Death, guiltyOf, isCrashLoop, recentDeaths } from './health.rules.ts';
import type { Verdict } from './member-events.ts';
import type { RemoteVersion } from './remote-version.rules.ts';

export type RenderLog = ManifestLog & { warn(data: object, message: string): void };

/** Decides from what workers die of which releases' server code may not run any more. */
export class Judge {
  readonly blocked: BlockedReleases = createBlockedReleases();
  readonly #log: RenderLog;
  readonly #now: () => number;
  #deaths: Death[] = [];

  constructor(log: RenderLog, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  /** A worker has died. */
  death({ reason, blamed, isSuspicion }: Verdict, suspects: readonly RemoteVersion[]): void {
    const now = this.#now();
    this.#deaths = recentDeaths([...this.#deaths, { atMs: now, blamed, isSuspicion, suspects }], now);
    const guilty = guiltyOf(this.#deaths, now);
    if (guilty) {
      this.block(guilty, reason);
    }
    if (this.isCrashLoop() && this.blocked.blockAll(`render workers died repeatedly, last: ${reason}`)) {
      this.#log.error(
        { reason },
        'no server code of any remote runs for five minutes, or until the manifest changes',
      );
    }
  }

  /** A release did what no server code may do, and its worker lives. */
  fault({ reason, blamed }: Verdict): void {
    if (blamed) {
      this.block(blamed, reason);
    } else {
      this.#log.warn({ reason }, 'server code that cannot be named did what it may not do');
    }
  }

  block(release: RemoteVersion, reason: string): void {
    if (this.blocked.block(release, reason)) {
      this.#log.error(
        { ...release, reason },
        'server code of a release runs no more: it is left to the browser',
      );
    }
  }

  isCrashLoop(): boolean {
    return isCrashLoop(this.#deaths, this.#now());
  }
}
