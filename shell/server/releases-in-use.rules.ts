import { type Manifest, namedBuilds, namedVersions } from '@bazaar/contracts/platform';
import { type ResolvedComposition, shellOf } from './composition.rules.ts';
import { keyOf } from './render/remote-version.rules.ts';

/** Names of releases, such as `mf-catalog@1.0.0` and, for a build of the shell, `shell@3f2a9c0d1e5b7a86`. */
export type ReleaseNames = ReadonlySet<string>;

/**
 * The releases that some visitor gets, and those that a rollback or a failure leads to: the active, earlier, last good,
 * canary and pinned versions. Others that the manifest retains send files to open tabs, and no document is made with them.
 */
export function releasesInUse(manifest: Manifest): ReleaseNames {
  const builds = manifest.shell ? namedBuilds(manifest.shell) : [shellOf(manifest)];
  return new Set([
    ...builds.map((version) => keyOf({ remote: 'shell', version })),
    ...Object.entries(manifest.remotes).flatMap(([remote, state]) =>
      namedVersions(state).map((version) => keyOf({ remote, version })),
    ),
  ]);
}

const known = new WeakMap<ResolvedComposition, readonly string[]>();

/** The names of what a composition consists of, to be kept beside what is made for it instead of the composition itself. */
export function releasesOf(composition: ResolvedComposition): readonly string[] {
  const releases = known.get(composition) ?? [
    keyOf({ remote: 'shell', version: composition.shell }),
    ...composition.remotes.map(({ descriptor: { name, version } }) => keyOf({ remote: name, version })),
  ];
  known.set(composition, releases);
  return releases;
}

/** Whether all of some releases are in use. */
export function areInUse(releases: readonly string[], inUse: ReleaseNames): boolean {
  return releases.every((release) => inUse.has(release));
}
