import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { RemoteDescriptor, type RemoteName } from '@bazaar/contracts/platform';
import type { DataPaths } from './paths.ts';
import { compareVersions } from './version.rules.ts';

/** The releases of one remote, lowest version first. A folder without a descriptor is ignored. */
export function listReleases(paths: DataPaths, remote: RemoteName): RemoteDescriptor[] {
  const folder = paths.remote(remote);
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'remote.json')))
    .map((entry) => readDescriptor(join(folder, entry.name)))
    .sort((a, b) => compareVersions(a.version, b.version));
}

/** @throws ZodError when `remote.json` breaks the descriptor's schema. */
export function readDescriptor(folder: string): RemoteDescriptor {
  return RemoteDescriptor.parse(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')));
}

/** Files in a release's folder without a hash in its descriptor; source maps are served to nobody. */
export function unlistedFiles(paths: DataPaths, { name, version, files }: RemoteDescriptor): string[] {
  const folder = paths.release(name, version);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => file !== 'remote.json' && !file.endsWith('.map') && !Object.hasOwn(files, file));
}
