import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import { releaseOldExports } from '../export/data-export.sql.ts';
import { readFileSettings } from '../settings.ts';
import type { FileStore } from '../storage/file-store.types.ts';
import { incomingFolder } from './receive-files.adapter.ts';
import { findMovingFiles, forgetFiles, releaseLooseFiles } from './upload.sql.ts';

const HOUR_MS = 3_600_000;
const LOOSE_MS = 24 * HOUR_MS;

/** Removes, once an hour, copies of data whose time is over, uploads that were not attached within a day, and the remains of failed ones. */
export function fileMaintenance(context: ServiceContext, store: Promise<FileStore>): JobHandler {
  const incoming = incomingFolder(readFileSettings(context.environment.variables).folder);
  return {
    kind: 'file.maintenance',
    everySeconds: 3_600,
    async run() {
      const now = context.clock().getTime();
      await releaseOldExports(context.db, new Date(now));
      await releaseLooseFiles(context.db, new Date(now - LOOSE_MS));
      await removeMovingFiles(context, await store, new Date(now - HOUR_MS));
      await clearIncoming(incoming, now - HOUR_MS);
    },
  };
}

/** Bytes first: a record without bytes is found again, bytes without a record never would be. */
async function removeMovingFiles({ db }: ServiceContext, store: FileStore, before: Date): Promise<void> {
  for (;;) {
    const ids = await findMovingFiles(db, before);
    if (ids.length === 0) {
      return;
    }
    await Promise.all(ids.map((id) => store.remove(id)));
    await forgetFiles(db, ids);
  }
}

/** Uploads end within minutes, so an older file belongs to a process that has ended. */
async function clearIncoming(folder: string, beforeMs: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const place = path.join(folder, name);
    const found = await stat(place).catch(() => null);
    if (found !== null && found.mtimeMs < beforeMs) {
      await rm(place, { force: true });
    }
  }
}
