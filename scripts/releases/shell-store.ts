import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ManifestShell, ShellBuildId, ShellDescriptor } from '@bazaar/contracts/platform';
import { SetupProblem } from '../console.ts';
import { readManifestFile } from './manifest-file.ts';
import type { DataPaths } from './paths.ts';

/** Holds the hash of every other file of a build; its own hash names the build. */
export const SHELL_DESCRIPTOR = 'shell.json';

/** The name of the build whose descriptor has these bytes. */
export function shellBuildId(descriptor: Buffer): string {
  return createHash('sha256').update(descriptor).digest('hex').slice(0, 16);
}

/** The builds of the shell on disk, by name. */
export function listShellBuilds({ shellBuilds }: DataPaths): string[] {
  return existsSync(shellBuilds)
    ? readdirSync(shellBuilds).filter((name) => ShellBuildId.safeParse(name).success)
    : [];
}

/**
 * The descriptor of a build whose every file is as it was built.
 * @throws SetupProblem for a build that is not there, and for one that was changed, naming the file.
 */
export function readShellBuild(paths: DataPaths, id: string): ShellDescriptor {
  const descriptor = readShellDescriptor(paths, id);
  const changed = Object.entries(descriptor.files).find(
    ([file, { integrity }]) => !matches(join(paths.shellBuild(id), file), integrity),
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
  const bytes = readFileSync(file);
  if (shellBuildId(bytes) !== id) {
    throw damaged(id, `${SHELL_DESCRIPTOR} is not what was built`);
  }
  return ShellDescriptor.parse(JSON.parse(bytes.toString('utf8')));
}

function damaged(id: string, reason: string): SetupProblem {
  return new SetupProblem(`shell ${id} cannot be used: ${reason}`, 'Build it again from its sources');
}

/** Integrity values of the shell name SHA-256 (W3C SRI §3.3). */
function matches(file: string, integrity: string): boolean {
  return (
    existsSync(file) &&
    integrity === `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
  );
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
