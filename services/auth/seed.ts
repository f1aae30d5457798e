import { sql } from 'kysely';
import type { Database } from '../kit/database.ts';

/** The two users of the demo: one with a history, one who has just arrived. */
export const DEMO_BUYER = { id: 1, mobile: '+989120000001', name: 'خریدار نمایشی' } as const;
export const EMPTY_BUYER = { id: 2, mobile: '+989120000002', name: 'خریدار تازه‌وارد' } as const;

/** Writes the demo's users. */
export async function seedAuth(db: Database, { now }: { readonly now: Date }): Promise<void> {
  for (const user of [DEMO_BUYER, EMPTY_BUYER]) {
    await sql`
      insert into auth.user (id, mobile, name, created_at)
      values (${user.id}, ${user.mobile}, ${user.name}, ${now})`.execute(db);
  }
  await sql`select setval(pg_get_serial_sequence('auth.user', 'id'), ${EMPTY_BUYER.id})`.execute(db);
}
