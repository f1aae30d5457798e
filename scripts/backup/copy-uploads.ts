import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ObjectStore, StoredObject } from '../../services/kit/backup/object-store.ts';
import { eachAtOnce } from './at-once.ts';
import type { Upload } from './stored-uploads.sql.ts';

/** Where the disk store keeps the bytes of a file. */
export function uploadPlace(data: string, id: string): string {
  return join(data, 'files', id.slice(0, 2), id);
}

export interface CopiedUploads {
  readonly stored: StoredObject[];
  /** Files whose bytes are nowhere, or are not those that their records tell. */
  readonly lost: Upload[];
}

/** Copies the bytes of files that were not copied when they arrived. */
export async function copyUploads(
  data: string,
  uploads: readonly Upload[],
  objects: ObjectStore,
): Promise<CopiedUploads> {
  const lost: Upload[] = [];
  await eachAtOnce(uploads, async (upload) => {
    const place = uploadPlace(data, upload.id);
    if (existsSync(place)) {
      const put = await objects.put(place);
      if (put.sha256 !== upload.sha256) {
        lost.push(upload);
      }
    } else if (!objects.has(upload)) {
      lost.push(upload);
    }
  });
  const stored = new Map(uploads.map(({ sha256, size }) => [sha256, { sha256, size }]));
  for (const { sha256 } of lost) {
    stored.delete(sha256);
  }
  return { stored: [...stored.values()], lost };
}
