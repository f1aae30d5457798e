import { type FileMeta, uploadFiles } from '@bazaar/contracts/file';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { readFileSettings } from '../settings.ts';
import type { FileStore } from '../storage/file-store.types.ts';
import { addressOf } from '../stored-file/file-address.rules.ts';
import { discard, incomingFolder, type ReceivedFile, receiveFiles } from './receive-files.adapter.ts';
import { quotaFull, toUploadProblem } from './upload.problems.ts';
import { findUsage, forgetFiles, insertFiles, markStored, reserveSpace } from './upload.sql.ts';

/** Quota of one user, in bytes of all files. */
const QUOTA_BYTES = 200 * 1024 * 1024;
const UPLOADS = { count: 120, windowSeconds: 3_600, by: 'user' } as const;

/** Uploads. */
export function uploadRoutes(context: ServiceContext, store: Promise<FileStore>): ServiceRoute[] {
  const incoming = incomingFolder(readFileSettings(context.environment.variables).folder);
  return [
    sessionRoute(
      uploadFiles,
      async ({ user, request }) => {
        await refuseWhenFull(context, user.userId);
        const files = await receiveFiles(request, incoming);
        try {
          await storeAll(context, await store, { ownerId: user.userId, files });
        } finally {
          await discard(files);
        }
        return { items: files.map(toMeta) };
      },
      { limit: UPLOADS },
    ),
  ];
}

/** Before a byte is read: a user without room left need not send anything. */
async function refuseWhenFull({ db }: ServiceContext, ownerId: number): Promise<void> {
  if ((await findUsage(db, ownerId)) >= QUOTA_BYTES) {
    throw quotaFull(0);
  }
}

interface Batch {
  readonly ownerId: number;
  readonly files: readonly ReceivedFile[];
}

/**
 * Stores all files or none. Records are written before bytes, so that bytes without a record are never left behind.
 */
async function storeAll(
  { db, clock, log }: ServiceContext,
  store: FileStore,
  { ownerId, files }: Batch,
): Promise<void> {
  const now = clock();
  const ids = files.map(({ id }) => id);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  await db.transaction().execute(async (transaction) => {
    if (!(await reserveSpace(transaction, { ownerId, bytes, quotaBytes: QUOTA_BYTES }))) {
      throw quotaFull(QUOTA_BYTES - (await findUsage(transaction, ownerId)));
    }
    await insertFiles(transaction, { ownerId, files, now });
  });
  try {
    for (const file of files) {
      await store.keep(file.id, file);
    }
    await markStored(db, ids, now);
  } catch (error) {
    const { name, cause } = error instanceof Error ? error : new Error(String(error));
    log.error({ fault: name, cause: cause instanceof Error ? cause.name : undefined }, 'files not kept');
    await undo(db, store, ids).catch(() => undefined);
    throw toUploadProblem(error);
  }
}

/** When this fails too, the notes stay, and maintenance does it later. */
async function undo(db: Database, store: FileStore, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => store.remove(id)));
  await forgetFiles(db, ids);
}

function toMeta({ id, name, mime, size }: ReceivedFile): z.input<typeof FileMeta> {
  return { id, name, mime, size, url: addressOf(id) };
}
