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
    const put = await putIfThere(place, objects);
    if (put === null ? !objects.has(upload) : put.sha256 !== upload.sha256) {
      lost.push(upload);
    }
  });
  // Bytes that were copied when they arrived stay named, also when the disk has lost them since.
  const kept = uploads.filter((upload) => objects.has(upload));
  const stored = new Map(kept.map(({ sha256, size }) => [sha256, { sha256, size }]));
  return { stored: [...stored.values()], lost };
}

/** Null when there is no file, also when its user deletes it meanwhile. */
async function putIfThere(place: string, objects: ObjectStore): Promise<StoredObject | null> {
  try {
    return existsSync(place) ? await objects.put(place) : null;
  } catch (error) {
    if (existsSync(place)) {
      throw error;
    }
    return null;
  }
}
