import type { DataExportState } from '@bazaar/contracts/file';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface ExportRow {
  readonly state: DataExportState;
  readonly requestedAt: string;
  readonly fileId: string | null;
  readonly size: number | null;
  readonly expiresAt: string | null;
}

/** The latest copy of a user's data; null when there is none, or its time is over. */
export async function findExport(db: Database, userId: number, now: Date): Promise<ExportRow | null> {
  const { rows } = await sql<ExportRow>`
    select export.state, export.requested_at as "requestedAt", export.file_id as "fileId", stored_file.size,
      export.expires_at as "expiresAt"
    from file.data_export as export left join file.stored_file on stored_file.id = export.file_id
    where export.user_id = ${userId} and (export.expires_at is null or export.expires_at > ${now})`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Notes that a copy is being prepared, in place of the one before; false while one is. */
export async function beginExport(db: Database, userId: number, now: Date): Promise<boolean> {
  await releaseExport(db, userId);
  const { rows } = await sql`
    insert into file.data_export as export (user_id, state, requested_at) values (${userId}, 'Preparing', ${now})
    on conflict (user_id) do update
      set state = 'Preparing', requested_at = excluded.requested_at, file_id = null, expires_at = null
    where export.state <> 'Preparing'
    returning user_id`.execute(db);
  return rows.length === 1;
}

/** The file of a user's last copy is held by nothing any more: maintenance removes it. */
async function releaseExport(db: Database, userId: number): Promise<void> {
  await sql`
    with released as (
      delete from file.attachment using file.data_export as export
      where export.user_id = ${userId} and attachment.file_id = export.file_id returning attachment.file_id)
    update file.stored_file set is_attached = false where id in (select file_id from released)`.execute(db);
}

/** Makes a stored file the copy that was being prepared; false when nobody waits for it any more. */
export async function finishExport(
  db: Database,
  copy: { readonly userId: number; readonly fileId: string; readonly expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update file.data_export set state = 'Ready', file_id = ${copy.fileId}, expires_at = ${copy.expiresAt}
    where user_id = ${copy.userId} and state <> 'Ready' returning user_id`.execute(db);
  if (rows.length === 0) {
    return false;
  }
  await sql`
    insert into file.attachment (file_id, subject, subject_id)
    values (${copy.fileId}, 'DataExport', ${copy.userId})`.execute(db);
  await sql`update file.stored_file set is_attached = true where id = ${copy.fileId}`.execute(db);
  return true;
}

/** Whether somebody waits for the copy of a user's data. */
export async function isAwaited(db: Database, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from file.data_export where user_id = ${userId} and state <> 'Ready'`.execute(db);
  return rows.length === 1;
}

/** Tells the user that the copy could not be prepared so far. */
export async function markExportFailed(db: Database, userId: number): Promise<void> {
  await sql`
    update file.data_export set state = 'Failed'
    where user_id = ${userId} and state = 'Preparing'`.execute(db);
}

/** Forgets copies whose time is over; maintenance removes their files. */
export async function releaseOldExports(db: Database, now: Date): Promise<void> {
  await sql`
    with gone as (delete from file.data_export where expires_at <= ${now} returning file_id),
      released as (
        delete from file.attachment using gone where attachment.file_id = gone.file_id returning attachment.file_id)
    update file.stored_file set is_attached = false where id in (select file_id from released)`.execute(db);
}

/** Rows of one kind that a service holds of a user. */
export interface HeldKind {
  readonly service: string;
  readonly kind: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Everything that the services hold of a user, by one statement: as of one moment. */
export async function findPersonData(db: Database, userId: number): Promise<HeldKind[]> {
  const { rows } = await sql<HeldKind>`
    select 'auth' as service, kind, rows from auth.person_data(${userId})
    union all select 'merchant', kind, rows from merchant.person_data(${userId})
    union all select 'content', kind, rows from content.person_data(${userId})
    union all select 'notification', kind, rows from notification.person_data(${userId})
    union all select 'trade', kind, rows from trade.person_data(${userId})
    union all select 'wallet', kind, rows from wallet.person_data(${userId})
    union all select 'payment', kind, rows from payment.person_data(${userId})
    union all select 'file', kind, rows from file.person_data(${userId})`.execute(db);
  return rows;
}
