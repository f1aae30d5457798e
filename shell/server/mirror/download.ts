import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { matches } from '../verified-file.ts';
import { fetchFile, type ReleaseOrigin } from './fetch-file.ts';
import { forEachFew } from './few-at-once.ts';
import { hasCompressedCopy } from './release-bytes.ts';
import { compressWell, storeFile } from './stored-file.ts';

const decompress = promisify(brotliDecompress);

export interface Download extends ReleaseOrigin {
  /** Where the release is put together. What an attempt before has left there, and is right, is not fetched again. */
  draft: string;
}

/** Copies every file of a release. @throws Error of the first file that fails, once no copy is running. */
export function download(options: Download): Promise<void> {
  return forEachFew(Object.keys(options.descriptor.files), (file) => copyFile(options, file));
}

async function copyFile({ draft, ...from }: Download, file: string): Promise<void> {
  const path = join(draft, file);
  const hasCopy = hasCompressedCopy(file);
  if (await isThere(path, from.descriptor.files[file]?.integrity ?? '', hasCopy)) {
    return;
  }
  const bytes = await fetchFile(from, file);
  if (hasCopy) {
    await storeFile(`${path}.br`, await compressWell(bytes));
  }
  await storeFile(path, bytes);
}

async function isThere(path: string, integrity: string, hasCopy: boolean): Promise<boolean> {
  try {
    return (
      matches(await readFile(path), integrity) &&
      (!hasCopy || matches(await decompress(await readFile(`${path}.br`)), integrity))
    );
  } catch {
    return false;
  }
}
