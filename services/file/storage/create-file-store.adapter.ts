import type { FileSettings } from '../settings.ts';
import { createDiskStore } from './disk-store.adapter.ts';
import type { FileStore } from './file-store.types.ts';

/** The store that the settings select. The S3 client is loaded only when it is used, because it is large. */
export async function createFileStore({ folder, s3 }: FileSettings): Promise<FileStore> {
  if (s3 === null) {
    return createDiskStore(folder);
  }
  const { createS3Store } = await import('./s3-store.adapter.ts');
  return createS3Store(s3);
}
