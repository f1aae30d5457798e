import type { Manifest, ServedVersion, Soak } from '@bazaar/contracts/platform';
import { type ManifestChange, settle, withLastGood } from './manifest.rules.ts';
import { soakVerdict } from './soak.rules.ts';

const VALID_DAYS = 365;

export interface NextManifestOptions {
  current: Manifest | null;
  /** The highest sequence that a shell has seen: a manifest that was lost is not begun again below it. */
  keptSequence: number;
  change: ManifestChange;
  /** What the shells have seen of the versions in use. */
  served: readonly ServedVersion[];
  now: Date;
  soak: Soak;
}

/**
 * The next manifest: a higher sequence, a new expiry, and the changed remotes, after what was seen of the versions in use
 * was noted. Each remote names its last good version.
 */
export function nextManifest({
  current,
  keptSequence,
  change,
  served,
  now,
  soak,
}: NextManifestOptions): Manifest {
  const settled = mapRemotes(current?.remotes ?? {}, (remote, name) => {
    const seen = served.filter((entry) => entry.remote === name);
    return withLastGood(settle(remote, soakVerdict({ remote, seen, soak, now }), now));
  });
  return {
    schema: 1,
    sequence: Math.max(current?.sequence ?? 0, keptSequence) + 1,
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000).toISOString(),
    soak,
    remotes: mapRemotes(change(settled), withLastGood),
  };
}

type Remotes = Manifest['remotes'];
type Entry = NonNullable<Remotes[keyof Remotes]>;

function mapRemotes(remotes: Remotes, change: (remote: Entry, name: string) => Entry): Remotes {
  return Object.fromEntries(Object.entries(remotes).map(([name, remote]) => [name, change(remote, name)]));
}
