import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface NewFile {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly sha256: string;
}

export interface Upload {
  readonly ownerId: number;
  readonly files: readonly NewFile[];
  readonly now: Date;
}

/** Reserves quota for some bytes; false when the owner's quota does not suffice. */
export async function reserveSpace(
  db: Database,
  {
    ownerId,
    bytes,
    quotaBytes,
  }: { readonly ownerId: number; readonly bytes: number; readonly quotaBytes: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into file.owner_usage as usage (owner_id, bytes)
    select ${ownerId}, ${bytes}::bigint where ${bytes}::bigint <= ${quotaBytes}
    on conflict (owner_id) do update set bytes = usage.bytes + excluded.bytes
    where usage.bytes + excluded.bytes <= ${quotaBytes}
    returning owner_id`.execute(db);
  return rows.length === 1;
}

/** The bytes that an owner's files occupy. */
export async function findUsage(db: Database, ownerId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select bytes from file.owner_usage where owner_id = ${ownerId}`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Adds records of files whose bytes are about to be stored; until then no user can read them. */
export async function insertFiles(db: Database, { ownerId, files, now }: Upload): Promise<void> {
  await sql`
    insert into file.stored_file (id, owner_id, name, mime, size, sha256, created_at)
    select id, ${ownerId}, name, mime, size, sha256, ${now}
    from json_to_recordset(${JSON.stringify(files)})
      as given (id uuid, name text, mime text, size integer, sha256 text)`.execute(db);
}

/** Marks the bytes as stored. */
export async function markStored(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await sql`update file.stored_file set stored_at = ${now} where id = any(${ids}::uuid[])`.execute(db);
}

/** Deletes the records of files and releases their quota. */
export async function forgetFiles(db: Database, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from file.stored_file where id = any(${ids}::uuid[]) returning owner_id, size),
      freed as (select owner_id, sum(size) as bytes from gone group by owner_id)
    update file.owner_usage as usage set bytes = usage.bytes - freed.bytes
    from freed where usage.owner_id = freed.owner_id`.execute(db);
}

/**
 * Marks files as unreadable that were created before an instant and are not attached, before their bytes are removed.
 */
export async function releaseLooseFiles(db: Database, before: Date): Promise<void> {
  await sql`
    update file.stored_file set stored_at = null
    where not is_attached and created_at < ${before} and stored_at < ${before}`.execute(db);
}

/** Files created before an instant whose bytes never arrived or are to be removed. */
export async function findMovingFiles(db: Database, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from file.stored_file
    where stored_at is null and created_at < ${before} order by created_at limit 200`.execute(db);
  return rows.map(({ id }) => id);
}
