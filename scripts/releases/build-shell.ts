import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type DataPaths, ROOT } from './paths.ts';
import { runRsbuild } from './run-rsbuild.ts';
import { writeShellDescriptor } from './shell-descriptor.ts';
import { sourceHash } from './source-hash.ts';

const compress = promisify(brotliCompress);
const STAMP = 'source-hash';

/** Builds the shell unless the same sources are built already. @returns whether it built. */
export async function buildShell(paths: DataPaths): Promise<boolean> {
  const hash = sourceHash(ROOT, ['shell', 'shared']);
  const stamp = join(paths.shell, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    return false;
  }
  const draft = `${paths.shell}.draft-${randomUUID()}`;
  try {
    await runRsbuild(join(ROOT, 'shell'), { BAZAAR_OUT: draft });
    await precompress(join(draft, 'web'));
    writeShellDescriptor(draft);
    writeFileSync(join(draft, STAMP), hash);
    await rm(paths.shell, { recursive: true, force: true });
    await rename(draft, paths.shell);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return true;
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
