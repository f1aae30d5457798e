import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ManifestShell, ShellBuildId, type ShellDescriptor } from '@bazaar/contracts/platform';
import { parseShellDescriptor, SHELL_DESCRIPTOR, shellBuildId } from '../../shell/server/shell-build-id.ts';
import { matches } from '../../shell/server/verified-file.ts';
import { SetupProblem } from '../console.ts';
import { readManifestFile } from './manifest-file.ts';
import type { DataPaths } from './paths.ts';

/** The builds of the shell on disk, by name. */
export function listShellBuilds({ shellBuilds }: DataPaths): string[] {
  return existsSync(shellBuilds)
    ? readdirSync(shellBuilds).filter((name) => ShellBuildId.safeParse(name).success)
    : [];
}

/** The name of the build in a folder, which may have another name. */
export function shellBuildIn(folder: string): string {
  return shellBuildId(readFileSync(join(folder, SHELL_DESCRIPTOR)));
}

/**
 * The descriptor of a build whose every file is as it was built.
 * @throws SetupProblem for a build that is not there, and for one that was changed, naming the file.
 */
export function readShellBuild(paths: DataPaths, id: string): ShellDescriptor {
  const descriptor = readShellDescriptor(paths, id);
  const changed = Object.entries(descriptor.files).find(
    ([file, { integrity }]) => !isWhole(join(paths.shellBuild(id), file), integrity),
  );
  if (changed) {
    throw damaged(id, `${changed[0]} is missing or is not what was built`);
  }
  return descriptor;
}

/** The descriptor of a build; its other files are not looked at. @throws SetupProblem as {@link readShellBuild} does. */
export function readShellDescriptor(paths: DataPaths, id: string): ShellDescriptor {
  const file = join(paths.shellBuild(id), SHELL_DESCRIPTOR);
  if (!existsSync(file)) {
    throw new SetupProblem(
      `shell ${id || '(no build given)'} is not built`,
      `Built: ${listShellBuilds(paths).join(', ') || 'none'}`,
    );
  }
  try {
    return parseShellDescriptor(id, readFileSync(file));
  } catch (error) {
    throw damaged(id, error instanceof Error ? error.message : String(error));
  }
}

function damaged(id: string, reason: string): SetupProblem {
  return new SetupProblem(`shell ${id} cannot be used: ${reason}`, 'Build it again from its sources');
}

function isWhole(file: string, integrity: string): boolean {
  return existsSync(file) && matches(readFileSync(file), integrity);
}

/**
 * Open tabs ask for a file by its name alone, whichever build they are of.
 * @throws SetupProblem when two builds have a file of one name with different contents.
 */
export function refuseSharedNames(paths: DataPaths, { active, retained }: ManifestShell): void {
  const own = readShellDescriptor(paths, active).files;
  for (const { id } of retained.filter((build) => build.id !== active)) {
    const files = filesOf(paths, id);
    const shared = Object.keys(own).find(
      (file) => file.startsWith('web/') && files[file] && files[file].integrity !== own[file]?.integrity,
    );
    if (shared) {
      throw new SetupProblem(
        `shell ${active} and ${id} have different files under the name ${shared}`,
        'Build it with another name for this file: tabs of the other build would get the wrong one',
      );
    }
  }
}

/** None of a build that is gone or damaged, which sends nothing. */
function filesOf(paths: DataPaths, id: string): ShellDescriptor['files'] {
  try {
    return readShellDescriptor(paths, id).files;
  } catch {
    return {};
  }
}

/** Removes builds that the manifest names no more. */
export function removeShellBuilds(paths: DataPaths, ids: readonly string[]): void {
  for (const id of ids) {
    rmSync(paths.shellBuild(id), { recursive: true, force: true });
  }
}

/** The build that the manifest puts live. @throws SetupProblem when it names none. */
export function activeShell(paths: DataPaths): string {
  const active = readManifestFile(paths.manifest)?.shell?.active;
  if (active === undefined) {
    throw new SetupProblem(
      `The manifest at ${paths.manifest} names no build of the shell`,
      'Run "npm run build" first',
    );
  }
  return active;
}
