import {
  type CanaryRule,
  isGood,
  type Manifest,
  type ManifestRemote,
  namedVersions,
  type RemoteDescriptor,
  type RemoteName,
} from '@bazaar/contracts/platform';
import { compareVersions } from './version.rules.ts';
import {
  RETAINED,
  RETAINED_GOOD,
  refuseWithdrawn,
  replaceActive,
  returnFrom,
  takeBack,
  type Withdrawal,
} from './version-state.rules.ts';

/** A change of the manifest: receives the present remotes and returns the new ones. */
export type ManifestChange = (remotes: Manifest['remotes']) => Manifest['remotes'];

/** Activates a version. @throws SetupProblem when it was withdrawn. */
export function use(remote: ManifestRemote, descriptor: RemoteDescriptor, now: Date): ManifestRemote {
  refuseWithdrawn(remote, descriptor.name, descriptor.version);
  return replaceActive(retain({ ...remote, canary: null }, descriptor, now), descriptor.version, now);
}

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Where a remote is served from, when this machine serves it at `local`: a data folder that was used at other ports goes on
 * at the present ones, an origin elsewhere stays.
 */
export function servedFrom(origin: string, local: string): string {
  return LOOPBACK.test(origin) ? local : origin;
}

/** The entry of a remote that is not in the manifest yet. */
export function firstRelease(origin: string, descriptor: RemoteDescriptor, now: Date): ManifestRemote {
  return {
    origin,
    active: descriptor.version,
    activeSince: now.toISOString(),
    previous: null,
    lastGood: null,
    canary: null,
    pins: [],
    clientOnly: false,
    retained: [{ releasedAt: now.toISOString(), descriptor }],
    history: {},
  };
}

/** Returns to an earlier version, as `returnFrom` chooses it; a canary ends. @throws SetupProblem when there is none. */
export function rollback(name: RemoteName, remote: ManifestRemote, now: Date): ManifestRemote {
  return { ...returnFrom(name, remote, now), canary: null };
}

/** Gives a version to some of the visitors; null ends it. @throws SetupProblem when it was withdrawn. */
export function setCanary(
  remote: ManifestRemote,
  canary: { descriptor: RemoteDescriptor; rule: CanaryRule } | null,
  now: Date,
): ManifestRemote {
  if (!canary) {
    return { ...remote, canary: null };
  }
  const { descriptor, rule } = canary;
  refuseWithdrawn(remote, descriptor.name, descriptor.version);
  return retain({ ...remote, canary: { version: descriptor.version, rule } }, descriptor, now);
}

/**
 * Takes a version from everybody: pins and a canary of it end, and when it is active, the last good one replaces it.
 * @throws SetupProblem when it is active and no other version has served well.
 */
export function withdraw(remote: ManifestRemote, withdrawal: Withdrawal, now: Date): ManifestRemote {
  const rest = takeBack(remote, withdrawal, now);
  const { version } = withdrawal;
  return {
    ...rest,
    canary: rest.canary?.version === version ? null : rest.canary,
    pins: rest.pins.filter((pin) => pin.version !== version),
  };
}

/** Names the newest version that has served well, and gives up releases that nobody needs any more. */
export function withLastGood(remote: ManifestRemote): ManifestRemote {
  const [lastGood = null] = goodVersions(remote);
  return trim({ ...remote, lastGood });
}

/** The versions that may replace the active one, newest first. */
function goodVersions({ active, retained, history }: ManifestRemote): string[] {
  return retained
    .map(({ descriptor }) => descriptor.version)
    .filter((version) => version !== active && isGood(history[version]))
    .sort((a, b) => compareVersions(b, a));
}

function retain(remote: ManifestRemote, descriptor: RemoteDescriptor, now: Date): ManifestRemote {
  const others = remote.retained.filter((kept) => kept.descriptor.version !== descriptor.version);
  const known = remote.retained.find((kept) => kept.descriptor.version === descriptor.version);
  const entry = { releasedAt: known?.releasedAt ?? now.toISOString(), descriptor };
  return { ...remote, retained: [...others, entry] };
}

function trim(remote: ManifestRemote): ManifestRemote {
  const newest = remote.retained
    .map(({ descriptor }) => descriptor.version)
    .sort((a, b) => compareVersions(b, a))
    .slice(0, RETAINED);
  const needed = new Set([
    ...newest,
    ...namedVersions(remote),
    ...goodVersions(remote).slice(0, RETAINED_GOOD),
  ]);
  return { ...remote, retained: remote.retained.filter(({ descriptor }) => needed.has(descriptor.version)) };
}
