import type { Manifest, ServedVersion, Soak, VersionState } from '@bazaar/contracts/platform';
import { type ManifestChange, withLastGood } from './manifest.rules.ts';
import { type ShellChange, withLastGoodBuild } from './shell.rules.ts';
import { soakVerdict } from './soak.rules.ts';
import { settle } from './version-state.rules.ts';

const VALID_DAYS = 365;

export interface NextManifestOptions {
  current: Manifest | null;
  /** The highest sequence that a shell has seen: a manifest that was lost is not begun again below it. */
  keptSequence: number;
  change: ManifestChange;
  changeShell: ShellChange;
  /** What the shells have seen of the versions in use. */
  served: readonly ServedVersion[];
  now: Date;
  soak: Soak;
}

/**
 * The next manifest: a higher sequence, a new expiry, and the changed remotes, after what was seen of the versions in use
 * was noted. Each remote and the shell name their last good version.
 */
export function nextManifest({
  current,
  keptSequence,
  change,
  changeShell,
  served,
  now,
  soak,
}: NextManifestOptions): Manifest {
  const settled = <State extends VersionState>(state: State, name: string): State => {
    const seen = served.filter((entry) => entry.remote === name);
    return settle(state, soakVerdict({ state, seen, soak, now }), now);
  };
  const remotes = mapRemotes(current?.remotes ?? {}, (remote, name) => withLastGood(settled(remote, name)));
  const shell = changeShell(current?.shell && withLastGoodBuild(settled(current.shell, 'shell')));
  return {
    schema: 1,
    sequence: Math.max(current?.sequence ?? 0, keptSequence) + 1,
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000).toISOString(),
    soak,
    ...(shell && { shell: withLastGoodBuild(shell) }),
    remotes: mapRemotes(change(remotes), withLastGood),
  };
}

type Remotes = Manifest['remotes'];
type Entry = NonNullable<Remotes[keyof Remotes]>;

function mapRemotes(remotes: Remotes, change: (remote: Entry, name: string) => Entry): Remotes {
  return Object.fromEntries(Object.entries(remotes).map(([name, remote]) => [name, change(remote, name)]));
}
