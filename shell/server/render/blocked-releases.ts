import type { ResolvedComposition } from '../composition.rules.ts';
import { keyOf, type RemoteVersion } from './remote-version.rules.ts';

/** A release whose server code does not run any more, and why. */
export interface BlockedRelease extends RemoteVersion {
  reason: string;
  since: string;
}

/** The releases that render in the browser alone because of what their server code did. A new manifest lifts it. */
export interface BlockedReleases {
  /** @returns false when it was blocked already. */
  block(release: RemoteVersion, reason: string): boolean;
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
  let all: string | null = null;
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
      const isNew = all === null;
      all ??= reason;
      return isNew;
    },
    in: ({ remotes }) =>
      remotes
        .map(({ descriptor: { name, version } }) => ({ remote: name, version }))
        .filter((release) => all !== null || blocked.has(keyOf(release)))
        .map(({ remote }) => remote),
    list: () => [...blocked.values()],
    all: () => all,
    lift() {
      blocked.clear();
      all = null;
    },
  };
}
