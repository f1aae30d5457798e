import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

interface ItemPrice {
  readonly id: number;
  /** Null on inquiry, and while its supplier has not renewed it. */
  readonly priceRial: number | null;
  readonly saleUnit: string;
}

/** What listed items cost now, by id; one that is gone is missing. */
export async function findItemPrices(db: Database, ids: readonly number[]): Promise<Map<number, ItemPrice>> {
  if (ids.length === 0) {
    return new Map();
  }
  const { rows } = await sql<ItemPrice>`
    select id, price_rial as "priceRial", sale_unit as "saleUnit" from product.item_prices(${ids}::int[])`.execute(
    db,
  );
  return new Map(rows.map((item) => [item.id, item]));
}
