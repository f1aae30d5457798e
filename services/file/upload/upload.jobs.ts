import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import { readFileSettings } from '../settings.ts';
import type { FileStore } from '../storage/file-store.types.ts';
import { incomingFolder } from './receive-files.adapter.ts';
import { findMovingFiles, forgetFiles, releaseLooseFiles } from './upload.sql.ts';

const HOUR_MS = 3_600_000;
const LOOSE_MS = 24 * HOUR_MS;

/** Removes, once an hour, uploads that were never attached for a day and what broken ones left behind. */
export function fileUpkeep(context: ServiceContext, store: Promise<FileStore>): JobHandler {
  const incoming = incomingFolder(readFileSettings(context.environment.variables).folder);
  return {
    kind: 'file.upkeep',
    everySeconds: 3_600,
    async run() {
      const now = context.clock().getTime();
      await releaseLooseFiles(context.db, new Date(now - LOOSE_MS));
      await removeMovingFiles(context, await store, new Date(now - HOUR_MS));
      await clearIncoming(incoming, now - HOUR_MS);
    },
  };
}

/** Bytes first: a note without bytes is found again, bytes without a note never would be. */
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

/** Uploads end within minutes; what is older belonged to a process that is gone. */
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
