import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor, RemoteName } from '@bazaar/contracts/platform';
import { buildRemote } from '@bazaar/scripts/releases/build-remote.ts';
import { type DataPaths, ROOT } from '@bazaar/scripts/releases/paths.ts';
import { readDescriptor } from '@bazaar/scripts/releases/release-store.ts';

const LEFT_OUT = new Set(['node_modules', 'dist']);

/** A change of one source file of a remote. */
export interface SourceChange {
  /** Path below the remote's folder: `src/remote.ts`. */
  file: string;
  from: string;
  to: string;
}

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
  const descriptor = await build({ paths, data, remote, changes });
  await keep(paths.release(remote, descriptor.version), kept);
  return descriptor;
}

interface VariantBuild {
  paths: DataPaths;
  data: string;
  remote: RemoteName;
  changes: readonly SourceChange[];
}

async function build({ paths, data, remote, changes }: VariantBuild): Promise<RemoteDescriptor> {
  const sources = await mkdtemp(path.join(data, 'sources-'));
  try {
    const source = path.join(sources, remote);
    await cp(path.join(ROOT, remote), source, {
      recursive: true,
      filter: (file) => !LEFT_OUT.has(path.basename(file)),
    });
    await symlink(path.join(ROOT, 'node_modules'), path.join(sources, 'node_modules'));
    for (const change of changes) {
      await apply(source, change);
    }
    return (await buildRemote({ paths, remote, source })).descriptor;
  } finally {
    await rm(sources, { recursive: true, force: true });
  }
}

/** Two tests may build the same release at the same time: the first copy stays. */
async function keep(folder: string, kept: string): Promise<void> {
  const draft = `${kept}.${randomUUID()}`;
  await cp(folder, draft, { recursive: true });
  await rename(draft, kept).catch(() => rm(draft, { recursive: true, force: true }));
}

async function apply(source: string, { file, from, to }: SourceChange): Promise<void> {
  const target = path.join(source, file);
  const text = await readFile(target, 'utf8');
  if (!text.includes(from)) {
    throw new Error(`${file} does not hold «${from}» any more: this test changes it there.`);
  }
  await writeFile(target, text.replace(from, to));
}
