import type { Service, ServiceContext } from '../kit/http/service.ts';
import { imageRoutes } from './image/image.routes.ts';
import { readFileSettings } from './settings.ts';
import { createFileStore } from './storage/create-file-store.adapter.ts';
import type { FileStore } from './storage/file-store.types.ts';
import { storedFileRoutes } from './stored-file/stored-file.routes.ts';
import { createOpenUploads } from './upload/open-uploads.cache.ts';
import { fileMaintenance } from './upload/upload.jobs.ts';
import { uploadRoutes } from './upload/upload.routes.ts';

const stores = new WeakMap<ServiceContext, Promise<FileStore>>();

/** The only file store of a running app. */
function storeOf(context: ServiceContext): Promise<FileStore> {
  const store = stores.get(context) ?? createFileStore(readFileSettings(context.environment.variables));
  stores.set(context, store);
  return store;
}

/** Uploads and downloads of files and photographs. */
export const fileService: Service = {
  name: 'file',
  routes: (context) => {
    const parts = { store: storeOf(context), openUploads: createOpenUploads() };
    return [
      ...uploadRoutes(context, parts),
      ...storedFileRoutes(context, parts.store),
      ...imageRoutes(context, parts),
    ];
  },
  jobs: (context) => [fileMaintenance(context, storeOf(context))],
};
