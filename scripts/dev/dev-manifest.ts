import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEVELOPMENT_VERSION, type Manifest, type RemoteName } from '@bazaar/contracts/platform';
import { firstRelease } from '../releases/manifest.rules.ts';
import { changeManifest } from '../releases/manifest-file.ts';
import type { DataPaths } from '../releases/paths.ts';
import { readDescriptor } from '../releases/release-store.ts';

/** A remote under development, and the origin of its development server. */
export interface DevRemote {
  name: RemoteName;
  origin: string;
}

/** The descriptor of a remote's last compilation without errors. */
export function devDescriptorFile(paths: DataPaths, remote: RemoteName): string {
  return join(paths.release(remote, DEVELOPMENT_VERSION), 'remote.json');
}

/** Writes the manifest with the development build of every remote that has compiled. */
export function writeDevManifest(
  paths: DataPaths,
  remotes: readonly DevRemote[],
  now = new Date(),
): Manifest {
  const built = remotes.filter(({ name }) => existsSync(devDescriptorFile(paths, name)));
  const entries = built.map(({ name, origin }) => [
    name,
    firstRelease(origin, readDescriptor(paths.release(name, DEVELOPMENT_VERSION)), now),
  ]);
  return changeManifest(paths, () => Object.fromEntries(entries), { now });
}
