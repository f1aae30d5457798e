import type {
  CanaryRule,
  Manifest,
  ManifestRemote,
  RemoteDescriptor,
  RemoteName,
} from '@bazaar/contracts/platform';
import { SetupProblem } from '../console.ts';
import { compareVersions } from './version.rules.ts';

const VALID_DAYS = 365;
/** The shell keeps this many versions of a remote loadable, so that long-open tabs find their files. */
const RETAINED = 5;

/** A change of the manifest: receives the present remotes and returns the new ones. */
export type ManifestChange = (remotes: Manifest['remotes']) => Manifest['remotes'];

/** The next manifest: a higher sequence, a new expiry, the changed remotes. */
export function nextManifest(current: Manifest | null, change: ManifestChange, now: Date): Manifest {
  return {
    schema: 1,
    sequence: (current?.sequence ?? 0) + 1,
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000).toISOString(),
    remotes: change(current?.remotes ?? ({} as Manifest['remotes'])),
  };
}

/** Activates a version; the previous one becomes the last known good version. */
export function use(remote: ManifestRemote, descriptor: RemoteDescriptor, now: Date): ManifestRemote {
  const previous = remote.active === descriptor.version ? remote.previous : remote.active;
  return trim(retain({ ...remote, active: descriptor.version, previous, canary: null }, descriptor, now));
}

/** The entry of a remote that is not in the manifest yet. */
export function firstRelease(origin: string, descriptor: RemoteDescriptor, now: Date): ManifestRemote {
  return {
    origin,
    active: descriptor.version,
    previous: null,
    canary: null,
    pins: [],
    clientOnly: false,
    retained: [{ releasedAt: now.toISOString(), descriptor }],
  };
}

/** Restores the last known good version; the failed one stays loadable for tabs that have it. */
export function rollback(name: RemoteName, remote: ManifestRemote): ManifestRemote {
  if (remote.previous === null) {
    throw new SetupProblem(
      `${name} has no earlier version to return to`,
      `Use "npm run manifest -- use ${name} <version>"`,
    );
  }
  return { ...remote, active: remote.previous, previous: remote.active, canary: null };
}

/** Gives a version to some of the visitors; null ends it. */
export function setCanary(
  remote: ManifestRemote,
  canary: { descriptor: RemoteDescriptor; rule: CanaryRule } | null,
  now: Date,
): ManifestRemote {
  if (!canary) {
    return { ...remote, canary: null };
  }
  const { descriptor, rule } = canary;
  return retain({ ...remote, canary: { version: descriptor.version, rule } }, descriptor, now);
}

function retain(remote: ManifestRemote, descriptor: RemoteDescriptor, now: Date): ManifestRemote {
  const others = remote.retained.filter((kept) => kept.descriptor.version !== descriptor.version);
  const known = remote.retained.find((kept) => kept.descriptor.version === descriptor.version);
  const entry = { releasedAt: known?.releasedAt ?? now.toISOString(), descriptor };
  return { ...remote, retained: [...others, entry] };
}

function trim(remote: ManifestRemote): ManifestRemote {
  const named = new Set([
    remote.active,
    remote.previous,
    remote.canary?.version,
    ...remote.pins.map((pin) => pin.version),
  ]);
  const newest = [...remote.retained]
    .sort((a, b) => compareVersions(b.descriptor.version, a.descriptor.version))
    .slice(0, RETAINED);
  return {
    ...remote,
    retained: remote.retained.filter((kept) => newest.includes(kept) || named.has(kept.descriptor.version)),
  };
}
