import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type DataPaths, ROOT } from './paths.ts';
import { runRsbuild } from './run-rsbuild.ts';
import { writeShellDescriptor } from './shell-descriptor.ts';
import { listShellBuilds, readShellBuild, readShellDescriptor } from './shell-store.ts';
import { sourceHash } from './source-hash.ts';

const compress = promisify(brotliCompress);

export interface ShellBuild {
  id: string;
  /** False when the same sources were built before. */
  isNew: boolean;
}

export interface BuildShellOptions {
  paths: DataPaths;
  /** Absolute path of the shell's sources; by default its own folder in the workspace. */
  source?: string;
}

/**
 * Makes a build of the shell: an immutable folder that is named by what it contains. The same sources are built once.
 * @throws SetupProblem when the build fails.
 */
export async function buildShell({
  paths,
  source = join(ROOT, 'shell'),
}: BuildShellOptions): Promise<ShellBuild> {
  const hash = sourceHash(ROOT, [source, 'shared']);
  const same = listShellBuilds(paths).find((id) => isBuiltFrom(paths, id, hash));
  if (same) {
    return { id: same, isNew: false };
  }
  const draft = join(paths.releases, `.draft-${randomUUID()}`);
  try {
    await runRsbuild(source, { BAZAAR_OUT: draft });
    await precompress(join(draft, 'web'));
    const id = await writeShellDescriptor(draft, hash);
    await putInPlace(draft, paths.shellBuild(id));
    return { id, isNew: true };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A build that was changed since is built again. */
function isBuiltFrom(paths: DataPaths, id: string, hash: string): boolean {
  try {
    return readShellDescriptor(paths, id).sourceHash === hash && readShellBuild(paths, id) !== null;
  } catch {
    return false;
  }
}

/** A folder of this name holds the same, or was changed since it was built. */
async function putInPlace(draft: string, target: string): Promise<void> {
  const former = `${draft}-former`;
  if (existsSync(target)) {
    await rename(target, former);
  }
  await mkdir(dirname(target), { recursive: true });
  await rename(draft, target);
  await rm(former, { recursive: true, force: true });
}

/** Compresses files once at build, at a level that would be too slow for each request. */
async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      const bytes = await compress(await readFile(path), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      });
      await writeFile(`${path}.br`, bytes);
    }),
  );
}
