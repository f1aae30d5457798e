import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor, RemoteName } from '@bazaar/contracts/platform';
import { buildRemote } from '@bazaar/scripts/releases/build-remote.ts';
import type { DataPaths } from '@bazaar/scripts/releases/paths.ts';
import { readDescriptor } from '@bazaar/scripts/releases/release-store.ts';
import { type SourceChange, withChangedSources } from './changed-sources.ts';

/**
 * Releases the next version of a remote from a copy of its sources with some changes, through the same steps as
 * `npm run release`. The working tree is not touched. Tests of one run that want the same release build it once.
 */
export async function releaseVariant(
  paths: DataPaths,
  remote: RemoteName,
  changes: readonly SourceChange[],
): Promise<RemoteDescriptor> {
  const data = path.dirname(paths.releases);
  const key = createHash('sha256')
    .update(JSON.stringify([remote, changes]))
    .digest('hex')
    .slice(0, 16);
  const kept = path.join(path.dirname(data), 'variants', key);
  if (existsSync(kept)) {
    const { version } = readDescriptor(kept);
    await cp(kept, paths.release(remote, version), { recursive: true });
    return readDescriptor(paths.release(remote, version));
  }
  const { descriptor } = await withChangedSources({ data, workspace: remote, changes }, (source) =>
    buildRemote({ paths, remote, source }),
  );
  await keep(paths.release(remote, descriptor.version), kept);
  return descriptor;
}

/** Two tests may build the same release at the same time: the first copy stays. */
async function keep(folder: string, kept: string): Promise<void> {
  const draft = `${kept}.${randomUUID()}`;
  await cp(folder, draft, { recursive: true });
  await rename(draft, kept).catch(() => rm(draft, { recursive: true, force: true }));
}
