import type { ObjectStore } from '../../kit/backup/object-store.ts';
import type { FileStore } from './file-store.types.ts';

/**
 * Copies each file to the backups before it is stored, so that no archived record of a file is without its bytes. When a
 * copy fails, the file is stored all the same, and the next `npm run backup` copies it.
 */
export function createBackedUpStore(
  store: FileStore,
  objects: Pick<ObjectStore, 'put'>,
  warn: (error: unknown) => void,
): FileStore {
  return {
    ...store,
    async keep(id, file) {
      await objects.put(file.path).catch(warn);
      await store.keep(id, file);
    },
  };
}
