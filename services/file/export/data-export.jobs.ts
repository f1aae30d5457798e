import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import { readFileSettings } from '../settings.ts';
import type { FileStore } from '../storage/file-store.types.ts';
import { discard, incomingFolder } from '../upload/receive-files.adapter.ts';
import { storeFiles } from '../upload/store-files.commands.ts';
import { archiveFiles } from './archive-files.rules.ts';
import { ATTEMPTS_UNTIL_TOLD, EXPORT_DAYS, EXPORT_JOB } from './data-export.settings.ts';
import { findPersonData, finishExport, isAwaited, markExportFailed } from './data-export.sql.ts';
import { messages } from './export.messages.ts';
import { writeArchive } from './write-archive.adapter.ts';

const DAY_MS = 86_400_000;
const LIMIT_SECONDS = 300;
const Payload = z.object({ userId: z.int() });

/** Prepares the copy of a user's data that was asked for. */
export function dataExportJob(context: ServiceContext, store: Promise<FileStore>): JobHandler {
  const folder = incomingFolder(readFileSettings(context.environment.variables).folder);
  return {
    kind: EXPORT_JOB,
    limitSeconds: LIMIT_SECONDS,
    async run({ payload, attempt }) {
      const { userId } = Payload.parse(payload);
      try {
        await prepare(context, await store, { userId, folder });
      } catch (error) {
        if (attempt >= ATTEMPTS_UNTIL_TOLD) {
          await markExportFailed(context.db, userId);
        }
        throw error;
      }
    },
  };
}

/** Bytes first: a copy that is ready can be downloaded. A file that nobody waits for any more is removed by maintenance. */
async function prepare(
  context: ServiceContext,
  store: FileStore,
  { userId, folder }: { readonly userId: number; readonly folder: string },
): Promise<void> {
  const { db, clock } = context;
  if (!(await isAwaited(db, userId))) {
    return;
  }
  const now = clock();
  const files = archiveFiles(await findPersonData(db, userId), now);
  await mkdir(folder, { recursive: true });
  const id = randomUUID();
  const written = await writeArchive(path.join(folder, id), files);
  try {
    await storeFiles(context, store, {
      ...{ ownerId: userId, isOverQuota: true },
      files: [{ id, name: messages.fileName(now), mime: 'application/zip', ...written }],
    });
  } finally {
    await discard([written]);
  }
  const expiresAt = new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
  await db
    .transaction()
    .execute((transaction) => finishExport(transaction, { userId, fileId: id, expiresAt }));
}
