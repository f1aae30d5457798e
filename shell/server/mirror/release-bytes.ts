import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { DEVELOPMENT_VERSION, INTEGRITY_ALGORITHMS, type RemoteDescriptor } from '@bazaar/contracts/platform';

const decompress = promisify(brotliDecompress);

/** Types of files that browsers fetch and that compress well; a server bundle is not compressed, since no browser reads it. */
const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/** A mirrored file is missing, or is not what was released. */
export class MirrorFault extends Error {
  override readonly name = 'MirrorFault';
}

export function hasCompressedCopy(file: string): boolean {
  return COMPRESSIBLE.test(file);
}

/** Whether bytes have a Subresource Integrity value, which names its algorithm (W3C SRI §3.3). */
export function matches(bytes: Buffer, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-', 1);
  return (
    INTEGRITY_ALGORITHMS.includes(algorithm) &&
    integrity === `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
  );
}

export interface ReleaseFile {
  folder: string;
  descriptor: RemoteDescriptor;
  /** Its path in the release. */
  file: string;
  /** The copy in brotli. */
  isCompressed?: boolean;
}

/** What was hashed, as far as the file system tells when it changes. */
const verified = new Map<string, string>();

/**
 * Bytes of a mirrored file, which are those of the release: hashed when they are read first, and again after the file
 * changed. Files under development are not hashed. @throws MirrorFault naming the file.
 */
export async function readVerified(from: ReleaseFile): Promise<Buffer> {
  const path = join(from.folder, from.isCompressed ? `${from.file}.br` : from.file);
  if (from.descriptor.version === DEVELOPMENT_VERSION) {
    return readFile(path);
  }
  try {
    return await readChecked(path, from);
  } catch (error) {
    verified.delete(path);
    const { name, version } = from.descriptor;
    const reason = error instanceof Error ? error.message : String(error);
    throw new MirrorFault(`${name} ${version}: ${from.file} in the mirror cannot be used, ${reason}.`);
  }
}

async function readChecked(path: string, { descriptor, file, isCompressed }: ReleaseFile): Promise<Buffer> {
  const { mtimeMs, ctimeMs, size, ino } = await stat(path);
  const state = [mtimeMs, ctimeMs, size, ino].join();
  const bytes = await readFile(path);
  if (verified.get(path) === state) {
    return bytes;
  }
  const plain = isCompressed ? await decompress(bytes) : bytes;
  if (!matches(plain, descriptor.files[file]?.integrity ?? '')) {
    throw new Error('it is not what was released');
  }
  verified.set(path, state);
  return bytes;
}

/** Reads every file of a mirrored release, with its compressed copy. @throws MirrorFault naming the first at fault. */
export async function verifyRelease(folder: string, descriptor: RemoteDescriptor): Promise<void> {
  if (descriptor.version === DEVELOPMENT_VERSION) {
    return;
  }
  for (const file of Object.keys(descriptor.files)) {
    await readVerified({ folder, descriptor, file });
    if (hasCompressedCopy(file)) {
      await readVerified({ folder, descriptor, file, isCompressed: true });
    }
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
