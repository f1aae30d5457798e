import type { Manifest, ManifestRemote, VersionState } from '@bazaar/contracts/platform';
import { type ResolvedComposition, shellOf } from './composition.rules.ts';
import { keyOf } from './render/remote-version.rules.ts';

/**
 * Releases by name, such as `mf-catalog@1.0.0` and, for a build of the shell, `shell@3f2a9c0d1e5b7a86`. Others that a manifest
 * retains send files to open tabs, and no document is made with them.
 */
export interface ReleasesInUse {
  /** What visitors get: active, canary and pinned versions. */
  readonly given: ReadonlySet<string>;
  /** What a rollback, or a failure, leads to: earlier and last good versions. */
  readonly inReserve: ReadonlySet<string>;
}

/** The releases that a manifest has in use. */
export function releasesInUse(manifest: Manifest): ReleasesInUse {
  const { shell = { active: shellOf(manifest), previous: null, lastGood: null }, remotes } = manifest;
  const lines: [name: string, line: Line][] = Object.entries({ shell, ...remotes });
  return {
    given: namesOf(lines, ({ active, canary, pins = [] }) => [
      ...[active, canary?.version],
      ...pins.map(({ version }) => version),
    ]),
    inReserve: namesOf(lines, ({ previous, lastGood }) => [previous, lastGood]),
  };
}

type Line = Pick<VersionState, 'active' | 'previous' | 'lastGood'> &
  Partial<Pick<ManifestRemote, 'canary' | 'pins'>>;

function namesOf(
  lines: readonly [name: string, line: Line][],
  versionsOf: (line: Line) => readonly (string | null | undefined)[],
): ReadonlySet<string> {
  return new Set(
    lines.flatMap(([remote, line]) =>
      versionsOf(line).flatMap((version) => (version ? keyOf({ remote, version }) : [])),
    ),
  );
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

/**
 * Whether some releases are those of a composition that visitors get, or that one rollback leads to: of the many that a
 * manifest allows besides, nothing needs to be kept.
 */
export function areInUse(releases: readonly string[], { given, inReserve }: ReleasesInUse): boolean {
  const others = releases.filter((release) => !given.has(release));
  return others.length <= 1 && others.every((release) => inReserve.has(release));
}
