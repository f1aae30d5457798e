import { backupPaths } from '../../kit/backup/backup-folder.ts';
import { openObjectStore } from '../../kit/backup/object-store.ts';
import type { FileSettings } from '../settings.ts';
import { createBackedUpStore } from './backed-up-store.adapter.ts';
import { createDiskStore } from './disk-store.adapter.ts';
import type { FileStore } from './file-store.types.ts';

/** Where copies go, and who is told when one failed. */
interface Copies {
  readonly folder: string;
  warn(error: unknown): void;
}

/**
 * The store that the settings select. Files on a disk are copied to the backups as they arrive; a bucket has its own
 * versions. The S3 client is loaded only when it is used, because it is large.
 */
export async function createFileStore({ folder, s3 }: FileSettings, copies?: Copies): Promise<FileStore> {
  if (s3 === null) {
    const store = createDiskStore(folder);
    const objects = copies && openObjectStore(backupPaths(copies.folder).objects);
    return objects ? createBackedUpStore(store, objects, copies.warn) : store;
  }
  const { createS3Store } = await import('./s3-store.adapter.ts');
  return createS3Store(s3);
}
