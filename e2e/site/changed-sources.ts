import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '@bazaar/scripts/releases/paths.ts';

const LEFT_OUT = new Set(['node_modules', 'dist']);

/** A change of one source file of a workspace. */
export interface SourceChange {
  /** Path below the workspace's folder: `src/remote.ts`. */
  file: string;
  from: string;
  to: string;
}

export interface ChangedSources {
  /** A data folder, in which the copy is made and removed. */
  data: string;
  /** Folder of the workspace: `shell`, `mf-catalog`. */
  workspace: string;
  changes: readonly SourceChange[];
}

/** Gives a copy of a workspace's sources with some changes. The working tree is not touched. */
export async function withChangedSources<Result>(
  { data, workspace, changes }: ChangedSources,
  act: (source: string) => Promise<Result>,
): Promise<Result> {
  const sources = await mkdtemp(path.join(data, 'sources-'));
  try {
    const source = path.join(sources, workspace);
    await cp(path.join(ROOT, workspace), source, {
      recursive: true,
      filter: (file) => !LEFT_OUT.has(path.basename(file)),
    });
    await symlink(path.join(ROOT, 'node_modules'), path.join(sources, 'node_modules'));
    for (const change of changes) {
      await apply(source, change);
    }
    return await act(source);
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
