import type { Manifest, Soak } from '@bazaar/contracts/platform';
import type { ManifestChange } from './manifest.rules.ts';
import { changeManifest, readManifestFile } from './manifest-file.ts';
import type { DataPaths } from './paths.ts';
import { givenUpBuilds, type ShellChange } from './shell.rules.ts';
import { readShellBuild, readShellDescriptor, refuseSharedNames, removeShellBuilds } from './shell-store.ts';

export interface ReleaseChange {
  now: Date;
  /** Left out: the remotes stay. */
  change?: ManifestChange;
  /** Left out: the shell's entry stays. */
  changeShell?: ShellChange;
  /** Left out: as in the present manifest. */
  soak?: Soak;
}

/**
 * Writes the next manifest through the gate, and removes the builds of the shell that it has given up.
 * @throws SetupProblem when the next composition is refused, and when another operator was faster.
 */
export function changeReleases(
  paths: DataPaths,
  { now, change = (remotes) => remotes, changeShell, soak }: ReleaseChange,
): Manifest {
  const before = readManifestFile(paths.manifest)?.shell;
  const toWholeShell: ShellChange = (shell) => (changeShell ? wholeShell(paths, shell, changeShell) : shell);
  const next = changeManifest(paths, change, {
    now,
    ...(soak && { soak }),
    changeShell: toWholeShell,
    readShell: (id) => readShellDescriptor(paths, id),
  });
  removeShellBuilds(paths, givenUpBuilds(before, next.shell));
  return next;
}

/** Whatever the command, the build that it leads to is whole, and open tabs of the others find their own files. */
function wholeShell(paths: DataPaths, shell: Parameters<ShellChange>[0], change: ShellChange) {
  const next = change(shell);
  if (next && next.active !== shell?.active) {
    readShellBuild(paths, next.active);
    refuseSharedNames(paths, next);
  }
  return next;
}
