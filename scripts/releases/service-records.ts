import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KeptManifest, type ServedVersion, ServiceRecord } from '@bazaar/contracts/platform';

/** What the shells of a data folder have noted of the versions that they serve. */
export function readServiceRecords(shells: string): ServedVersion[] {
  return readEach(shells, 'served.json', (value) => ServiceRecord.parse(value).versions);
}

/** The highest sequence of the manifests that the shells of a data folder keep; 0 when there is none. */
export function highestKeptSequence(shells: string): number {
  const kept = readEach(shells, 'manifest.json', (value) => [KeptManifest.parse(value).sequence]);
  return Math.max(0, ...kept);
}

/** A file that is missing or cannot be read counts for nothing. */
function readEach<Item>(shells: string, name: string, read: (value: unknown) => Item[]): Item[] {
  const folders = existsSync(shells) ? readdirSync(shells) : [];
  return folders.flatMap((shell) => {
    try {
      return read(JSON.parse(readFileSync(join(shells, shell, name), 'utf8')));
    } catch {
      return [];
    }
  });
}
