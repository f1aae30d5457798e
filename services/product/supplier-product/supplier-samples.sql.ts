import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { selectSummaries } from './supplier-product.sql.ts';
import type { SummaryRow } from './supplier-product.types.ts';

/** The best listed items of some suppliers, best first; at most `each` per supplier. */
export function selectSupplierSamples(
  db: Database,
  supplierIds: readonly number[],
  each: number,
): Promise<SummaryRow[]> {
  return selectSummaries(
    db,
    sql`
      select best.id, row_number() over (order by best.score desc, best.id desc) as place
      from (select distinct unnest(${[...supplierIds]}::int[]) as supplier_id) as wanted
      cross join lateral (
        select item.id, item.score
        from product.supplier_product as item
        where item.supplier_id = wanted.supplier_id and item.is_listed
        order by item.score desc, item.id desc
        limit ${each}
      ) as best`,
  );
}
