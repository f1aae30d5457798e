import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Integrity and size of every file of a release: source maps stay private, the descriptor cannot contain its own hash.
 */
export function hashFiles(root: string): Record<string, { integrity: string; bytes: number }> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.endsWith('.map') && name !== 'remote.json')
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const bytes = readFileSync(join(root, name));
      return [name, { integrity: integrityOf(bytes), bytes: bytes.byteLength }];
    }),
  );
}

/**
 * Subresource Integrity value of some bytes. With SHA-256: it is as safe against a forged file as the longer ones, and a
 * remote's entry names the hash of each of its chunks, which no compression makes smaller.
 */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
