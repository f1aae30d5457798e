import type { CodedItem } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

interface CodedItemsQuery {
  readonly supplierId: number;
  /** Items with greater ids; 0 for all. */
  readonly after: number;
  readonly take: number;
}

/** The listed items of a supplier after one of them, in the order of ids. */
export async function selectCodedItems(
  db: Database,
  { supplierId, after, take }: CodedItemsQuery,
): Promise<CodedItem[]> {
  const { rows } = await sql<CodedItem>`
    select item.id, item.title, item.sku, item.sale_unit as "saleUnit", item.price_rial as "priceRial",
      to_char(item.price_valid_until, 'YYYY-MM-DD') as "priceValidUntil", item.min_order as "minOrder",
      item.step_quantity as "stepQuantity", item.price_tiers as "priceTiers"
    from product.supplier_product as item
    where item.supplier_id = ${supplierId} and item.is_listed and item.id > ${after}
    order by item.id
    limit ${take}`.execute(db);
  return rows;
}
