import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor, RemoteName } from '@bazaar/contracts/platform';
import { buildRemote } from '@bazaar/scripts/releases/build-remote.ts';
import { type DataPaths, ROOT } from '@bazaar/scripts/releases/paths.ts';

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
 * `npm run release`. The working tree is not touched.
 */
export async function releaseVariant(
  paths: DataPaths,
  remote: RemoteName,
  changes: readonly SourceChange[],
): Promise<RemoteDescriptor> {
  const sources = await mkdtemp(path.join(path.dirname(paths.releases), 'sources-'));
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

async function apply(source: string, { file, from, to }: SourceChange): Promise<void> {
  const target = path.join(source, file);
  const text = await readFile(target, 'utf8');
  if (!text.includes(from)) {
    throw new Error(`${file} does not hold «${from}» any more: this test changes it there.`);
  }
  await writeFile(target, text.replace(from, to));
}
