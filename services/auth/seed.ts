import { sql } from 'kysely';
import type { Database } from '../kit/database.ts';
import { DEMO_BUYER, EMPTY_BUYER } from '../seed/demo-users.ts';

/** Writes the demo's users. */
export async function seedAuth(db: Database, { now }: { readonly now: Date }): Promise<void> {
  for (const user of [DEMO_BUYER, EMPTY_BUYER]) {
    await sql`
      insert into auth.user (id, mobile, name, created_at)
      values (${user.id}, ${user.mobile}, ${user.name}, ${now})`.execute(db);
  }
  await sql`select setval(pg_get_serial_sequence('auth.user', 'id'), ${EMPTY_BUYER.id})`.execute(db);
}
