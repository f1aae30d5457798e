import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** Deletes guards whose number or network no code has any more. */
export async function deleteUnusedGuards(db: Database): Promise<void> {
  await sql`
    delete from auth.sign_in_guard as guard
    where not exists (select from auth.one_time_code where 'number:' || mobile = guard.key)
      and not exists (select from auth.one_time_code where 'stepUp:' || mobile = guard.key)
      and not exists (select from auth.one_time_code where 'network:' || network = guard.key)
      and not exists (select from auth.one_time_code where 'network:' || wide_network = guard.key)`.execute(
    db,
  );
}
