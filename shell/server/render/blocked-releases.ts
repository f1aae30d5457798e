import type { ResolvedComposition } from '../composition.rules.ts';
import { keyOf, type RemoteVersion } from './remote-version.rules.ts';

/** A release whose server code does not run any more, and why. */
export interface BlockedRelease extends RemoteVersion {
  reason: string;
  since: string;
}

/** All releases get another chance after this time: that all of them were bad was only a guess. */
const ALL_FOR_MS = 5 * 60_000;

/** The releases that render in the browser alone because of what their server code did. A new manifest lifts it. */
export interface BlockedReleases {
  /** @returns false when it was blocked already. */
  block(release: RemoteVersion, reason: string): boolean;
  /** For five minutes. @returns false when all were blocked already. */
  blockAll(reason: string): boolean;
  /** Names of a composition's remotes whose code must not run. */
  in(composition: ResolvedComposition): string[];
  list(): BlockedRelease[];
  /** Why every remote is blocked; null when it is not so. */
  all(): string | null;
  lift(): void;
}

export function createBlockedReleases(now: () => Date = () => new Date()): BlockedReleases {
  const blocked = new Map<string, BlockedRelease>();
  let all: { readonly reason: string; readonly untilMs: number } | null = null;
  const whyAll = () => (all !== null && now().getTime() < all.untilMs ? all.reason : null);
  return {
    block(release, reason) {
      const key = keyOf(release);
      if (blocked.has(key)) {
        return false;
      }
      blocked.set(key, { ...release, reason, since: now().toISOString() });
      return true;
    },
    blockAll(reason) {
      const isNew = whyAll() === null;
      if (isNew) {
        all = { reason, untilMs: now().getTime() + ALL_FOR_MS };
      }
      return isNew;
    },
    in: ({ remotes }) =>
      remotes
        .map(({ descriptor: { name, version } }) => ({ remote: name, version }))
        .filter((release) => whyAll() !== null || blocked.has(keyOf(release)))
        .map(({ remote }) => remote),
    list: () => [...blocked.values()],
    all: whyAll,
    lift() {
      blocked.clear();
      all = null;
    },
  };
}
