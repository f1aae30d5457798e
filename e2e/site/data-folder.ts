import { mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import {
  type Manifest,
  type ManifestRemote,
  REMOTE_NAMES,
  type RemoteName,
} from '@bazaar/contracts/platform';
import { firstRelease } from '@bazaar/scripts/releases/manifest.rules.ts';
import { changeManifest, readManifestFile } from '@bazaar/scripts/releases/manifest-file.ts';
import { type DataPaths, dataPaths } from '@bazaar/scripts/releases/paths.ts';
import { firstBuild } from '@bazaar/scripts/releases/shell.rules.ts';

/** Writes a separate manifest for a shell: the built versions and shell only, without a history, from the given origins. */
export function writeManifest(
  data: string,
  from: Manifest,
  change: (name: RemoteName, remote: ManifestRemote) => ManifestRemote,
): Manifest {
  const now = new Date();
  const makeEntries = () => {
    const entries = REMOTE_NAMES.map((name) => {
      const remote = remoteOf(from, name);
      return [name, change(name, firstRelease(remote.origin, activeRelease(remote), now))] as const;
    });
    return Object.fromEntries(entries);
  };
  return changeManifest(dataPaths(data), makeEntries, {
    now,
    changeShell: () => firstBuild(shellOf(from), now),
  });
}

/** The build of the shell that the build made. @throws Error when it made none. */
function shellOf({ shell }: Manifest): string {
  if (!shell) {
    throw new Error('The manifest names no build of the shell: it was not built.');
  }
  return shell.active;
}

/** Links the built shell into another data folder, which may then get builds of its own. */
export async function linkShellBuilds(from: DataPaths, to: DataPaths): Promise<void> {
  await mkdir(to.shellBuilds, { recursive: true });
  const builds = await readdir(from.shellBuilds);
  await Promise.all(builds.map((id) => symlink(from.shellBuild(id), to.shellBuild(id))));
}

/** @throws Error when a manifest was not built. */
export function readManifest(data: string): Manifest {
  const { manifest } = dataPaths(data);
  const found = readManifestFile(manifest);
  if (!found) {
    throw new Error(`There is no manifest at ${manifest}: the build comes before the browser tests.`);
  }
  return found;
}

export function remoteOf({ remotes }: Manifest, name: RemoteName): ManifestRemote {
  const remote = remotes[name];
  if (!remote) {
    throw new Error(`The manifest does not know ${name}: it was not built.`);
  }
  return remote;
}

/** The descriptor of a remote's active version. */
export function activeRelease({ active, retained }: ManifestRemote) {
  const release = retained.find(({ descriptor }) => descriptor.version === active);
  if (!release) {
    throw new Error(`The manifest does not retain its active version ${active}.`);
  }
  return release.descriptor;
}

/** Links releases that another shell has mirrored, so that only what a test checks is fetched again. */
export async function linkMirror(
  from: DataPaths,
  to: DataPaths,
  names: readonly RemoteName[],
): Promise<void> {
  await mkdir(to.mirror, { recursive: true });
  await Promise.all(names.map((name) => symlink(path.join(from.mirror, name), path.join(to.mirror, name))));
}
