import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** The file of a user's picture; the row is locked until the transaction ends. */
export async function lockPicture(db: Database, userId: number): Promise<string | null> {
  const { rows } = await sql<{ fileId: string | null }>`
    select picture_file_id as "fileId" from auth.user where id = ${userId} for update`.execute(db);
  return rows[0]?.fileId ?? null;
}

/** Stores which file is a user's picture. */
export async function savePicture(db: Database, userId: number, fileId: string | null): Promise<void> {
  await sql`update auth.user set picture_file_id = ${fileId} where id = ${userId}`.execute(db);
}

export interface Picture {
  readonly pictureFileId: string;
  readonly url: string;
}

/** A user's picture with a link that expires after some seconds, or null. */
export async function findPicture(
  db: Database,
  userId: number,
  { now, seconds }: { readonly now: Date; readonly seconds: number },
): Promise<Picture | null> {
  const { rows } = await sql<Picture>`
    select picture_file_id as "pictureFileId", file.link(picture_file_id, ${now}, ${seconds}) as url
    from auth.user where id = ${userId} and picture_file_id is not null`.execute(db);
  return rows[0] ?? null;
}

export interface UploadedFile {
  readonly mime: string;
  readonly size: number;
}

/** Attaches a file of the user and returns its type and size; null when it is not theirs. */
export async function attachPicture(
  db: Database,
  { fileId, userId }: { readonly fileId: string; readonly userId: number },
): Promise<UploadedFile | null> {
  const { rows } = await sql<UploadedFile>`
    select mime, size from file.describe(array[${fileId}::uuid])
    where file.attach(${fileId}, ${userId}, 'ProfilePicture', ${userId})`.execute(db);
  return rows[0] ?? null;
}

/** Detaches the file that is no longer the user's picture. */
export async function detachPicture(
  db: Database,
  { fileId, userId }: { readonly fileId: string; readonly userId: number },
): Promise<void> {
  await sql`select file.detach(${fileId}, 'ProfilePicture', ${userId})`.execute(db);
}
