import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digestOf, ObjectProblem, type ObjectStore } from '../../services/kit/backup/object-store.ts';
import { eachAtOnce } from './at-once.ts';
import type { StoredFile } from './backup-manifest.ts';
import { uploadPlace } from './copy-uploads.ts';
import type { Upload } from './stored-uploads.sql.ts';

/** Writes files below a folder. */
export async function restoreFiles(
  files: readonly StoredFile[],
  target: string,
  objects: ObjectStore,
): Promise<void> {
  await eachAtOnce(files, (file) => writeObject(objects, file, join(target, file.path)));
}

/** Writes the bytes of each record of a file; returns those of which the backups have no bytes. */
export async function restoreUploads(
  uploads: readonly Upload[],
  target: string,
  objects: ObjectStore,
): Promise<Upload[]> {
  const lost = await eachAtOnce(uploads, async (upload) => {
    const place = uploadPlace(target, upload.id);
    if (existsSync(place) && (await digestOf(place)).sha256 === upload.sha256) {
      return null;
    }
    try {
      await writeObject(objects, upload, place);
      return null;
    } catch (error) {
      if (error instanceof ObjectProblem) {
        return upload;
      }
      throw error;
    }
  });
  return lost.filter((upload) => upload !== null);
}

async function writeObject(objects: ObjectStore, object: StoredFile | Upload, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  await objects.copyTo(object, place);
}
