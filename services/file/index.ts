import { readBackupFolder } from '../kit/backup/backup-folder.ts';
import { settingsCheck } from '../kit/checks/check.ts';
import type { Service, ServiceContext } from '../kit/http/service.ts';
import { dataExportJob } from './export/data-export.jobs.ts';
import { dataExportRoutes } from './export/data-export.routes.ts';
import { imageRoutes } from './image/image.routes.ts';
import { fileRetention } from './retention.rules.ts';
import { readFileSettings } from './settings.ts';
import { createFileStore } from './storage/create-file-store.adapter.ts';
import { fileStoreCheck } from './storage/file-store.check.ts';
import type { FileStore } from './storage/file-store.types.ts';
import { storedFileRoutes } from './stored-file/stored-file.routes.ts';
import { createOpenUploads } from './upload/open-uploads.cache.ts';
import { fileMaintenance } from './upload/upload.jobs.ts';
import { uploadRoutes } from './upload/upload.routes.ts';

const stores = new WeakMap<ServiceContext, Promise<FileStore>>();

/** The only file store of a running app. */
function storeOf(context: ServiceContext): Promise<FileStore> {
  const store = stores.get(context) ?? openStore(context);
  stores.set(context, store);
  return store;
}

function openStore({ environment, log }: ServiceContext): Promise<FileStore> {
  const backup = readBackupFolder(environment);
  const warn = (error: unknown) =>
    log.error(
      { fault: error instanceof Error ? error.message : String(error) },
      'file not copied to the backups',
    );
  return createFileStore(
    readFileSettings(environment.variables),
    backup ? { folder: backup.folder, warn } : undefined,
  );
}

/** Uploads and downloads of files and photographs, and copies of a user's own data. */
export const fileService: Service = {
  name: 'file',
  checks: (facts) => [
    settingsCheck('file-settings', 'the place of files is set', [() => readFileSettings(facts.variables)]),
    fileStoreCheck(facts),
  ],
  routes: (context) => {
    const parts = { store: storeOf(context), openUploads: createOpenUploads() };
    return [
      ...uploadRoutes(context, parts),
      ...storedFileRoutes(context, parts.store),
      ...imageRoutes(context, parts),
      ...dataExportRoutes(context),
    ];
  },
  jobs: (context) => [fileMaintenance(context, storeOf(context)), dataExportJob(context, storeOf(context))],
  retention: fileRetention,
};
