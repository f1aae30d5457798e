import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';
import { DEMO_BUYER, DEMO_OPERATOR, DEMO_SUPPLIER, EMPTY_BUYER } from '../seed/demo-users.ts';

/** Writes the demo's users and their roles. */
export async function seedAuth(db: Database, { now }: { readonly now: Date }): Promise<void> {
  for (const user of [DEMO_BUYER, EMPTY_BUYER, DEMO_SUPPLIER, DEMO_OPERATOR]) {
    await sql`
      insert into auth.user (id, mobile, name, created_at)
      values (${user.id}, ${user.mobile}, ${user.name}, ${now})`.execute(db);
  }
  await sql`
    insert into auth.user_role (user_id, role, supplier_id) values
      (${DEMO_SUPPLIER.id}, 'supplier', ${DEMO_SUPPLIER.supplierId}),
      (${DEMO_OPERATOR.id}, 'operator', null)`.execute(db);
  await sql`select setval(pg_get_serial_sequence('auth.user', 'id'), ${DEMO_OPERATOR.id})`.execute(db);
}
