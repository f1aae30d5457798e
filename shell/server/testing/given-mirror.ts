import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteDescriptor } from '@bazaar/contracts/platform';
import { mirrorFolder } from '../mirror/mirror-folder.ts';
import { hasCompressedCopy } from '../mirror/release-bytes.ts';

/** Writes a release as the mirror holds it: files of these contents, whose descriptor has their hashes. @returns its folder. */
export function writeMirrored(
  root: string,
  descriptor: RemoteDescriptor,
  texts: Readonly<Record<string, string>>,
): string {
  const folder = mirrorFolder(root, descriptor);
  for (const [file, text] of Object.entries(texts)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (hasCompressedCopy(file)) {
      writeFileSync(`${path}.br`, brotliCompressSync(text));
    }
  }
  return folder;
}
