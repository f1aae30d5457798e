import { createHash } from 'node:crypto';
import { KeptManifest } from '@bazaar/contracts/platform';
import { readWhole, writeWhole } from './written-file.ts';

/** SHA-256 in hexadecimal. */
export function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The manifest that this shell verified last, or null when there is none, or its bytes do not have its digest. */
export function readKept(file: string): KeptManifest | null {
  const kept = KeptManifest.safeParse(readWhole(file)).data;
  return kept && digestOf(Buffer.from(kept.bytes)) === kept.digest ? kept : null;
}

export function writeKept(file: string, sequence: number, bytes: Buffer): void {
  const kept: KeptManifest = { schema: 1, sequence, digest: digestOf(bytes), bytes: bytes.toString('utf8') };
  writeWhole(file, JSON.stringify(kept));
}
