import type { Manifest, ManifestRemote, RemoteDescriptor, ShellDescriptor } from '@bazaar/contracts/platform';
import { SetupProblem } from '../console.ts';
import { refusals } from './gate.rules.ts';

/** The remotes of a manifest, and what the build of the shell that it names provides. */
export interface ShellAndRemotes {
  remotes: Manifest['remotes'];
  shell: ShellDescriptor;
}

/**
 * Refuses a manifest whose versions do not go together, for visitors of the active versions and for those of canaries and
 * pins. What is wrong with the present manifest already refuses nothing, or no operator could correct it step by step.
 * @throws SetupProblem with every reason.
 */
export function refuseComposition(next: ShellAndRemotes, current: ShellAndRemotes): void {
  const known = new Set(faultsOf(current));
  const reasons = [...new Set(faultsOf(next))].filter((reason) => !known.has(reason));
  if (reasons.length > 0) {
    throw new SetupProblem(
      `The next composition is refused. ${reasons.join(' ')}`,
      'Nothing was written: fix the release and make a new one, or put live what it needs first',
    );
  }
}

function faultsOf({ remotes, shell }: ShellAndRemotes): string[] {
  return [
    ...compositionsOf(Object.values(remotes)).flatMap((releases) => refusals(releases, shell)),
    ...sameGlobals(remotes),
  ];
}

/** What everybody gets, and the same with one other version at a time that some visitors get. */
function compositionsOf(remotes: readonly ManifestRemote[]): RemoteDescriptor[][] {
  const active = remotes.map((remote) => releaseOf(remote, remote.active));
  const others = remotes.flatMap((remote, index) =>
    [remote.canary?.version, ...remote.pins.map(({ version }) => version)]
      .filter((version) => version !== undefined)
      .map((version) => active.with(index, releaseOf(remote, version))),
  );
  return [active, ...others];
}

/** Two versions of one remote may be in a page together, since one replaces the other there. */
function sameGlobals(remotes: Manifest['remotes']): string[] {
  return Object.values(remotes).flatMap(({ retained }) =>
    retained.flatMap(({ descriptor: one }, index) =>
      retained
        .slice(index + 1)
        .filter(({ descriptor: other }) => other.container === one.container)
        .map(
          ({ descriptor: other }) =>
            `${one.name} ${one.version} and ${other.version} both name their global ${one.container}.`,
        ),
    ),
  );
}

/** The schema guarantees that every named version is retained. */
function releaseOf({ retained }: ManifestRemote, version: string): RemoteDescriptor {
  const release = retained.find(({ descriptor }) => descriptor.version === version);
  return (release as (typeof retained)[number]).descriptor;
}
