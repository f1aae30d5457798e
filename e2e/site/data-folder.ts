import { mkdir, symlink } from 'node:fs/promises';
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

/** Writes a separate manifest for a shell: the built versions only, without a history, from the given origins. */
export function writeManifest(
  data: string,
  from: Manifest,
  change: (name: RemoteName, remote: ManifestRemote) => ManifestRemote,
): Manifest {
  const now = new Date();
  return changeManifest(dataPaths(data), () => {
    const entries = REMOTE_NAMES.map((name) => {
      const remote = remoteOf(from, name);
      return [name, change(name, firstRelease(remote.origin, activeRelease(remote), now))] as const;
    });
    return Object.fromEntries(entries);
  });
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
