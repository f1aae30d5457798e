import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { flushFolder } from '../../kit/flush-folder.ts';
import type { BytePart, FileStore } from './file-store.types.ts';

/** Stores files in a folder, spread over 256 subfolders so that none becomes too large to list. */
export function createDiskStore(folder: string): FileStore {
  const placeOf = (id: string) => path.join(folder, id.slice(0, 2), id);
  return {
    async keep(id, file) {
      const place = placeOf(id);
      await mkdir(path.dirname(place), { recursive: true });
      // The upload was flushed when it was written; its new name is flushed with the folder.
      await rename(file.path, place);
      await flushFolder(path.dirname(place));
    },
    open: (id, part) => openForReading(placeOf(id), part),
    remove: (id) => rm(placeOf(id), { force: true }),
  };
}

async function openForReading(place: string, part?: BytePart): Promise<Readable | null> {
  try {
    const handle = await open(place, 'r');
    return handle.createReadStream(part);
  } catch (error) {
    if (isMissing(error)) {
      return null;
    }
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
