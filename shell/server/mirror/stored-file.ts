import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** A file that is there under its name is complete. */
export async function storeFile(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.part-${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(part, bytes);
  await rename(part, path);
}

let compressing: Promise<unknown> = Promise.resolve();

/**
 * As small as it gets in a few seconds. One file after the other, whatever is fetched at the same time: the threads that
 * compress also read the files that visitors wait for, and a new release would hold up the site.
 */
export function compressWell(bytes: Buffer): Promise<Buffer> {
  const work = compressing.then(() => compress(bytes, withQuality(10)));
  compressing = work.catch(() => undefined);
  return work;
}

/** In some milliseconds and without a queue, for a file that a visitor waits for. It is some 7 % larger. */
export function compressQuickly(bytes: Buffer): Promise<Buffer> {
  return compress(bytes, withQuality(5));
}

function withQuality(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}
