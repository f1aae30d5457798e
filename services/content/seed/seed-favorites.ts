import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import type { ContentSeed } from './content-seed.ts';

const HOUR_MS = 3_600_000;
/** What the goods cost when they were saved, in parts of a thousand of today: some have risen since, some fallen. */
const PRICE_THEN = [962, 1_000, 1_054, 885, 1_000, 1_018];
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
      insert into content.user_favorite (user_id, object_type, object_id, created_at, saved_price_rial)
      values (${DEMO_BUYER.id}, ${type}, ${id}, ${new Date(now.getTime() - index * 29 * HOUR_MS)},
        case when ${type}::text = 'SupplierProduct' then (
          select price_rial * ${PRICE_THEN[index % PRICE_THEN.length]}::bigint / 1000000 * 1000
          from product.item_prices(array[${id}]::int[])) end)`.execute(db);
  }
}
