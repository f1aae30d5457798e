import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** Deletes what messages said before changes that were made before an instant. */
export async function deleteFormerTexts(db: Database, before: Date): Promise<void> {
  await sql`delete from notification.former_text where replaced_at < ${before}`.execute(db);
}
