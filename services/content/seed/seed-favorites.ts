import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import type { ContentSeed } from './content-seed.ts';

const HOUR_MS = 3_600_000;
const HOW_MANY = { SupplierProduct: 6, Supplier: 3, Content: 3 } as const;

/** Writes twelve favorites of the demo buyer, from the seeded data; the other buyer has none. */
export async function seedFavorites(db: Database, { now }: ContentSeed): Promise<void> {
  const { rows } = await sql<{ type: string; id: number }>`
    (select 'SupplierProduct' as type, id from product.object_cards(array(select generate_series(1, 200000, 37)))
      order by id limit ${HOW_MANY.SupplierProduct})
    union all
    (select 'Supplier', id from merchant.object_cards(array(select generate_series(1, 999)))
      order by id limit ${HOW_MANY.Supplier})
    union all
    (select 'Content', id from content.object_cards(array(select generate_series(1, 99)))
      order by id limit ${HOW_MANY.Content})`.execute(db);
  for (const [index, { type, id }] of rows.entries()) {
    await sql`
      insert into content.user_favorite (user_id, object_type, object_id, created_at)
      values (${DEMO_BUYER.id}, ${type}, ${id}, ${new Date(now.getTime() - index * 29 * HOUR_MS)})`.execute(
      db,
    );
  }
}
