import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEVELOPMENT_VERSION, type RemoteDescriptor } from '@bazaar/contracts/platform';
import { readVerifiedFile } from '../verified-file.ts';

/** Types of files that browsers fetch and that compress well; a server bundle is not compressed, since no browser reads it. */
const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/** A mirrored file is missing, or is not what was released. */
export class MirrorFault extends Error {
  override readonly name = 'MirrorFault';
}

export function hasCompressedCopy(file: string): boolean {
  return COMPRESSIBLE.test(file);
}

export interface ReleaseFile {
  folder: string;
  descriptor: RemoteDescriptor;
  /** Its path in the release. */
  file: string;
  /** The copy in brotli. */
  isCompressed?: boolean;
}

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
    const { isCompressed = false } = from;
    const integrity = from.descriptor.files[from.file]?.integrity ?? '';
    return await readVerifiedFile({ path, integrity, isCompressed });
  } catch (error) {
    const { name, version } = from.descriptor;
    const reason = error instanceof Error ? error.message : String(error);
    throw new MirrorFault(`${name} ${version}: ${from.file} in the mirror cannot be used, ${reason}.`);
  }
}

/** Checks a mirrored file, and its compressed copy. @throws MirrorFault when one of them is at fault. */
export async function verifyFile(from: Omit<ReleaseFile, 'isCompressed'>): Promise<void> {
  if (from.descriptor.version === DEVELOPMENT_VERSION) {
    return;
  }
  await readVerified(from);
  if (hasCompressedCopy(from.file)) {
    await readVerified({ ...from, isCompressed: true });
  }
}
