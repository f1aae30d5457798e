import type { Database } from '../../kit/database/database.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import type { FileStore, IncomingFile } from '../storage/file-store.types.ts';
import { quotaFull, toUploadProblem } from './upload.problems.ts';
import { findUsage, forgetFiles, insertFiles, markStored, type NewFile, reserveSpace } from './upload.sql.ts';

/** Quota of one user, in bytes of all files. */
const QUOTA_BYTES = 200 * 1024 * 1024;

interface Batch {
  readonly ownerId: number;
  readonly files: readonly (NewFile & IncomingFile)[];
  /** True for a file that the site itself writes for its owner: it counts, and is never refused. */
  readonly isOverQuota?: boolean;
  /** Writes further records of the files in the same transaction. */
  readonly record?: (transaction: Database) => Promise<void>;
}

/**
 * The bytes that a user may still store, before any is read.
 * @throws HttpError 422 when there are none.
 */
export async function findRoom({ db }: ServiceContext, ownerId: number): Promise<number> {
  const leftBytes = QUOTA_BYTES - (await findUsage(db, ownerId));
  if (leftBytes <= 0) {
    throw quotaFull(0);
  }
  return leftBytes;
}

/**
 * Stores all files or none. Records are written before bytes, so that bytes without a record are never left behind.
 */
export async function storeFiles(
  { db, clock, log }: ServiceContext,
  store: FileStore,
  { ownerId, files, record, isOverQuota = false }: Batch,
): Promise<void> {
  const now = clock();
  const ids = files.map(({ id }) => id);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  await db.transaction().execute(async (transaction) => {
    const quotaBytes = isOverQuota ? Number.MAX_SAFE_INTEGER : QUOTA_BYTES;
    if (!(await reserveSpace(transaction, { ownerId, bytes, quotaBytes }))) {
      throw quotaFull(QUOTA_BYTES - (await findUsage(transaction, ownerId)));
    }
    await insertFiles(transaction, { ownerId, files, now });
    await record?.(transaction);
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

/** When this fails too, the records stay, and maintenance removes them later. */
async function undo(db: Database, store: FileStore, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => store.remove(id)));
  await forgetFiles(db, ids);
}
