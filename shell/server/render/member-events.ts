import type { ResolvedComposition } from '../composition.rules.ts';
import type { RemoteVersion } from './remote-version.rules.ts';
import type { RenderJob } from './render-job.ts';

/** Why a worker's life has ended, or a release may not run any more. */
export interface Verdict {
  reason: string;
  blamed: RemoteVersion | null;
  /** A machine that is busy enough may make a good release seem so: it is blamed at the second time. */
  isSuspicion?: boolean;
}

/** What a dead worker leaves behind. */
interface Estate {
  lost: readonly RenderJob[];
  /** Releases whose code ran for one of them. */
  suspects: readonly RemoteVersion[];
}

/** What a worker tells those who employ it. */
export interface MemberEvents<Member> {
  onDeath(member: Member, verdict: Verdict, estate: Estate): void;
  /** A release did what no server code may do; the worker lives. */
  onFault(verdict: Verdict): void;
  /** A worker could make no document of a request. */
  onFailed(job: RenderJob, reason: string): void;
  /** The worker has room for another document. */
  onRoom(): void;
  /** The worker should be replaced while it still works. */
  onWorn(member: Member, reason: string): void;
  /** A release is not in the mirror. */
  onMissing(release: RemoteVersion): void;
}

/** The version of a remote in a composition. */
export function versionIn({ remotes }: ResolvedComposition, name: string): RemoteVersion[] {
  return remotes
    .filter(({ descriptor }) => descriptor.name === name)
    .map(({ descriptor }) => ({ remote: descriptor.name, version: descriptor.version }));
}

const FAULTS = {
  exception: 'it threw outside of a request',
  rejection: 'it left a rejection to nobody',
  refused: 'it tried what is refused',
};

/** What is said of a fault. */
export function faultText(kind: keyof typeof FAULTS, what: string): string {
  return `${FAULTS[kind]}: ${what.split('\n')[0]?.slice(0, 200)}`;
}

/** A promise whose rejection is no fault when nobody waits for it. */
export function quietPromise<T>(): PromiseWithResolvers<T> {
  const deferred = Promise.withResolvers<T>();
  deferred.promise.catch(() => undefined);
  return deferred;
}
