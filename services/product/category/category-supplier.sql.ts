import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { ListingConditions } from '../listing/listing-filter.rules.ts';
import { listingSource } from '../listing/listing-source.sql.ts';
import { selectSummaries } from '../supplier-product/supplier-product.sql.ts';
import type { SummaryRow } from '../supplier-product/supplier-product.types.ts';

/** A supplier with the number of its matching items. */
export interface CategorySupplierRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly provinceTitle: string;
  readonly cityTitle: string;
  readonly verifiedAt: string | null;
  readonly rating: number;
  readonly responseMinutes: number | null;
  readonly drawing: {
    readonly family: string;
    readonly seed: number;
    readonly dimensionMm: number | null;
    readonly code: string | null;
  };
  readonly size: number;
}

export interface SupplierPage {
  readonly rows: readonly CategorySupplierRow[];
  readonly totalCount: number;
}

interface Page {
  readonly take: number;
  readonly skip: number;
}

/** Suppliers of the items that match a filter: those with the most items first, then the better rated. */
export async function selectSuppliers(
  db: Database,
  conditions: ListingConditions,
  { take, skip }: Page,
): Promise<SupplierPage> {
  const { table, condition, id } = listingSource(conditions, { byRelevance: false });
  const counted: RawBuilder<unknown> = sql`
    counted as materialized (
      select listed.supplier_id, count(${id})::int as size ${table} where ${condition} group by listed.supplier_id
    )`;
  const [{ rows }, total] = await Promise.all([
    sql<CategorySupplierRow>`
      with ${counted}
      select supplier.id, supplier.name, supplier.slug, supplier.province_title as "provinceTitle",
        supplier.city_title as "cityTitle", supplier.verified_at as "verifiedAt", supplier.rating_average as rating,
        supplier.response_minutes as "responseMinutes", supplier.drawing, counted.size
      from counted
      join merchant.supplier_brief(array(select supplier_id from counted)) as supplier on supplier.id = counted.supplier_id
      order by counted.size desc, supplier.rating_average desc, supplier.id
      limit ${take} offset ${skip}`.execute(db),
    sql<{ count: number }>`with ${counted} select count(*)::int as count from counted`.execute(db),
  ]);
  return { rows, totalCount: total.rows[0]?.count ?? 0 };
}

/** The best items of some suppliers in a category, best first; at most `each` per supplier. */
export function selectSamples(
  db: Database,
  { categoryId, supplierIds, each }: { categoryId: number; supplierIds: readonly number[]; each: number },
): Promise<SummaryRow[]> {
  return selectSummaries(
    db,
    sql`
      select best.id, row_number() over (order by best.score desc, best.id desc) as place
      from unnest(${supplierIds}::int[]) as wanted (supplier_id)
      cross join lateral (
        select listed.product_id as id, listed.score
        from product.product_category as listed
        where listed.category_id = ${categoryId} and listed.supplier_id = wanted.supplier_id
        order by listed.score desc, listed.product_id desc
        limit ${each}
      ) as best`,
  );
}
