import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { readBackupFolder } from '../kit/backup/backup-folder.ts';
import type { Database } from '../kit/database/database.ts';
import type { Variables } from '../kit/environment.ts';
import { readFileSettings } from './settings.ts';
import { createFileStore } from './storage/create-file-store.adapter.ts';
import type { FileStore } from './storage/file-store.types.ts';
import { cleanName, type StoredMime } from './stored-file/file-kind.rules.ts';
import { incomingFolder } from './upload/receive-files.adapter.ts';
import { insertFiles, markStored, reserveSpace } from './upload/upload.sql.ts';

/** Where the bytes of the demo's files are stored. */
export interface FileStorage {
  readonly incoming: string;
  readonly store: FileStore;
}

/** Opens the storage that the services use with these variables. */
export async function openFileStorage(variables: Variables): Promise<FileStorage> {
  const settings = readFileSettings(variables);
  const backup = readBackupFolder({ name: 'demo', variables });
  const copies = backup ? { folder: backup.folder, warn: refuse } : undefined;
  return { incoming: incomingFolder(settings.folder), store: await createFileStore(settings, copies) };
}

/** The seed is one step that can be repeated: it does not go on without its copies. */
function refuse(error: unknown): never {
  throw error;
}

/** A file that everyone may read. */
export interface PublicFile {
  readonly id: string;
  /** Without its extension. */
  readonly name: string;
  readonly mime: StoredMime;
  readonly bytes: Buffer;
  /** The record that shows the file and so prevents its removal: `BaseProduct`, 50001. */
  readonly holder: readonly [subject: string, id: number];
}

interface PublicFiles {
  readonly ownerId: number;
  readonly files: readonly PublicFile[];
  readonly now: Date;
}

const AT_ONCE = 8;

/** Stores files and makes them public. Files with the same ids that are already in the store are replaced. */
export async function seedPublicFiles(
  db: Database,
  storage: FileStorage,
  { ownerId, files, now }: PublicFiles,
): Promise<void> {
  const notes = files.map(({ id, name, mime, bytes }) => ({
    id,
    name: cleanName(`${name.replaceAll('/', '-')}.`, mime),
    mime,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  const bytes = notes.reduce((sum, { size }) => sum + size, 0);
  await reserveSpace(db, { ownerId, bytes, quotaBytes: Number.MAX_SAFE_INTEGER });
  await insertFiles(db, { ownerId, files: notes, now });
  await storeBytes(storage, files);
  await markStored(
    db,
    notes.map(({ id }) => id),
    now,
  );
  const holders = files.map(({ id, holder: [subject, subjectId] }) => ({ id, subject, subjectId }));
  await sql`
    select file.attach(held.id, ${ownerId}, 'Public', 0), file.attach(held.id, ${ownerId}, held.subject, held."subjectId")
    from json_to_recordset(${JSON.stringify(holders)})
      as held (id uuid, subject text, "subjectId" integer)`.execute(db);
}

/** Ids of all files of the database. */
export async function listStoredFiles(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from file.stored_file`.execute(db);
  return rows.map(({ id }) => id);
}

/** Removes the bytes of files that the database no longer has, such as what visitors of a demo have sent. */
export async function removeFilesBut(
  store: FileStore,
  former: readonly string[],
  kept: readonly string[],
): Promise<void> {
  const remaining = new Set(kept);
  for (const id of former.filter((each) => !remaining.has(each))) {
    await store.remove(id);
  }
}

async function storeBytes({ incoming, store }: FileStorage, files: readonly PublicFile[]): Promise<void> {
  await mkdir(incoming, { recursive: true });
  const waiting = files.values();
  const work = async () => {
    for (const { id, mime, bytes } of waiting) {
      const place = path.join(incoming, id);
      await writeFile(place, bytes, { mode: 0o600, flush: true });
      await store.keep(id, { path: place, size: bytes.length, mime });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
