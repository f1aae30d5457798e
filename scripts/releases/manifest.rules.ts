import {
  type CanaryRule,
  isGood,
  type Manifest,
  type ManifestRemote,
  namedVersions,
  type RemoteDescriptor,
  type RemoteName,
  type VersionHistory,
} from '@bazaar/contracts/platform';
import { SetupProblem } from '../console.ts';
import { compareVersions } from './version.rules.ts';

/** The shell keeps this many versions of a remote loadable, so that long-open tabs find their files. */
const RETAINED = 5;
/** When the last good version is withdrawn, there is another one. */
const RETAINED_GOOD = 2;

const NO_HISTORY: VersionHistory = { servedWellAt: null, rolledBackAt: null, withdrawn: null };

/** A change of the manifest: receives the present remotes and returns the new ones. */
export type ManifestChange = (remotes: Manifest['remotes']) => Manifest['remotes'];

/** Activates a version. @throws SetupProblem when it was withdrawn. */
export function use(remote: ManifestRemote, descriptor: RemoteDescriptor, now: Date): ManifestRemote {
  refuseWithdrawn(remote, descriptor);
  const next = retain({ ...remote, canary: null }, descriptor, now);
  return remote.active === descriptor.version
    ? next
    : activate({ ...next, previous: untainted(remote) }, descriptor.version, now);
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

/**
 * Returns to the last good version or, when none has served well yet, to the one before. The version that is left never
 * replaces a failing one again; its files stay, for tabs that have it.
 * @throws SetupProblem when there is no version to return to.
 */
export function rollback(name: RemoteName, remote: ManifestRemote, now: Date): ManifestRemote {
  const target = remote.lastGood ?? remote.previous;
  if (target === null) {
    throw new SetupProblem(
      `${name} has no earlier version to return to`,
      `Use "npm run manifest -- use ${name} <version>"`,
    );
  }
  const left = note(remote, remote.active, { rolledBackAt: now.toISOString(), servedWellAt: null });
  return activate({ ...left, previous: null, canary: null }, target, now);
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
  refuseWithdrawn(remote, descriptor);
  return retain({ ...remote, canary: { version: descriptor.version, rule } }, descriptor, now);
}

/** A version that nobody may get from now on, and why. */
export interface Withdrawal {
  name: RemoteName;
  version: string;
  reason: string;
}

/**
 * Takes a version from everybody: pins and a canary of it end, and when it is active, the last good one replaces it.
 * @throws SetupProblem when it is active and no other version has served well.
 */
export function withdraw(
  remote: ManifestRemote,
  { name, version, reason }: Withdrawal,
  now: Date,
): ManifestRemote {
  const isActive = remote.active === version;
  if (isActive && remote.lastGood === null) {
    throw new SetupProblem(
      `${name} ${version} is active, and no other version has served well`,
      `Put another one live first: "npm run manifest -- use ${name} <version>"`,
    );
  }
  const rest =
    isActive && remote.lastGood !== null
      ? activate({ ...remote, previous: null }, remote.lastGood, now)
      : remote;
  const kept = {
    ...rest,
    previous: rest.previous === version ? null : rest.previous,
    canary: rest.canary?.version === version ? null : rest.canary,
    pins: rest.pins.filter((pin) => pin.version !== version),
  };
  return note(kept, version, { withdrawn: { at: now.toISOString(), reason } });
}

/** Notes what the shells have seen of the active version. */
export function settle(
  remote: ManifestRemote,
  verdict: 'well' | 'faulty' | 'soaking',
  now: Date,
): ManifestRemote {
  const { active, history } = remote;
  if (verdict === 'faulty' && history[active]) {
    return note(remote, active, { servedWellAt: null });
  }
  return verdict === 'well' && !history[active]?.servedWellAt
    ? note(remote, active, { servedWellAt: now.toISOString() })
    : remote;
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

function activate(remote: ManifestRemote, active: string, now: Date): ManifestRemote {
  return { ...remote, active, activeSince: now.toISOString() };
}

/** The active version, unless it was rolled back from: a rollback must not lead there. */
function untainted({ active, history }: ManifestRemote): string | null {
  return history[active]?.rolledBackAt ? null : active;
}

function note(remote: ManifestRemote, version: string, change: Partial<VersionHistory>): ManifestRemote {
  const known = remote.history[version] ?? NO_HISTORY;
  return { ...remote, history: { ...remote.history, [version]: { ...known, ...change } } };
}

function refuseWithdrawn({ history }: ManifestRemote, { name, version }: RemoteDescriptor): void {
  const withdrawn = history[version]?.withdrawn;
  if (withdrawn) {
    throw new SetupProblem(
      `${name} ${version} was withdrawn at ${withdrawn.at}: ${withdrawn.reason}`,
      'Fix it and make a new release',
    );
  }
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
