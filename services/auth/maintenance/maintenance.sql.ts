import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** Deletes one-time codes older than an instant, and guards that are no longer needed. */
export async function deleteOldCodes(db: Database, before: Date): Promise<void> {
  await sql`delete from auth.one_time_code where created_at < ${before}`.execute(db);
  await sql`
    delete from auth.sign_in_guard as guard
    where not exists (select from auth.one_time_code where 'number:' || mobile = guard.key)
      and not exists (select from auth.one_time_code where 'stepUp:' || mobile = guard.key)
      and not exists (select from auth.one_time_code where 'network:' || network = guard.key)
      and not exists (select from auth.one_time_code where 'network:' || wide_network = guard.key)`.execute(
    db,
  );
}

/** Deletes what is stored of accepted work whose challenge has expired by an instant. */
export async function deleteUsedWork(db: Database, now: Date): Promise<void> {
  await sql`delete from auth.used_work where expires_at <= ${now}`.execute(db);
}

/** Deletes devices that have signed nobody in since an instant. */
export async function deleteOldDevices(db: Database, before: Date): Promise<void> {
  await sql`delete from auth.device where last_used_at < ${before}`.execute(db);
}

/** Deletes sessions that ended before an instant, and authorization codes that opened none. */
export async function deleteOldSessions(db: Database, before: Date): Promise<void> {
  await sql`
    delete from auth.session where expires_at < ${before} or revoked_at < ${before}`.execute(db);
  await sql`
    delete from auth.authorization_code as code
    where created_at < ${before}
      and not exists (select from auth.session where session.code_hash = code.code_hash)`.execute(db);
}

/** Deletes messages older than an instant from the demo's inbox. */
export async function deleteOldMessages(db: Database, before: Date): Promise<void> {
  await sql`delete from auth.demo_message where sent_at < ${before}`.execute(db);
}

/** Deletes spendings without a code that were made before an instant. */
export async function deleteOldSpendings(db: Database, before: Date): Promise<void> {
  await sql`delete from auth.uncoded_spending where spent_at < ${before}`.execute(db);
}
