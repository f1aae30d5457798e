import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { INTEGRITY_ALGORITHMS } from '@bazaar/contracts/platform';

const decompress = promisify(brotliDecompress);

/** Whether bytes have a Subresource Integrity value, which names its algorithm (W3C SRI §3.3). */
export function matches(bytes: Buffer, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-', 1);
  return (
    INTEGRITY_ALGORITHMS.includes(algorithm) &&
    integrity === `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
  );
}

export interface VerifiedFile {
  path: string;
  /** Of what the file holds, before compression. */
  integrity: string;
  /** The file is a copy in brotli. */
  isCompressed?: boolean;
}

/** What was hashed, as far as the file system tells when it changes. */
const verified = new Map<string, string>();

/** Bytes of a file: hashed when they are read first, and again after the file changed. @throws Error with the reason. */
export async function readVerifiedFile({ path, integrity, isCompressed }: VerifiedFile): Promise<Buffer> {
  try {
    const { mtimeMs, ctimeMs, size, ino } = await stat(path);
    const state = [integrity, mtimeMs, ctimeMs, size, ino].join();
    const bytes = await readFile(path);
    if (verified.get(path) !== state) {
      if (!matches(isCompressed ? await decompress(bytes) : bytes, integrity)) {
        throw new Error('it is not what was released');
      }
      verified.set(path, state);
    }
    return bytes;
  } catch (error) {
    verified.delete(path);
    throw error;
  }
}

/** Forgets what was verified in a folder that is gone. */
export function forgetFolder(folder: string): void {
  for (const path of verified.keys()) {
    if (path.startsWith(`${folder}/`)) {
      verified.delete(path);
    }
  }
}
