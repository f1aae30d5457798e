import type { CategoryType, PRODUCT_SORTS } from '@bazaar/contracts/product';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database.ts';

export interface CatalogFilter {
  readonly categoryId?: number | undefined;
  readonly categoryType?: CategoryType | undefined;
  readonly supplierId?: number | undefined;
}

export interface CatalogPage {
  readonly filter: CatalogFilter;
  readonly sort: (typeof PRODUCT_SORTS)[number];
  readonly take: number;
  readonly skip: number;
}

/** Each order has its own index, on the listing of a category as on all items. */
const ORDERS = {
  relevance: {
    listed: sql`listed.score desc, listed.product_id desc`,
    item: sql`item.score desc, item.id desc`,
  },
  price: {
    listed: sql`listed.price_rial, listed.product_id`,
    item: sql`item.price_rial, item.id`,
  },
  newest: {
    listed: sql`listed.published_at desc, listed.product_id desc`,
    item: sql`item.published_at desc, item.id desc`,
  },
} as const;

/** The query that chooses one page of items, as `(id, place)`. */
export function catalogPage({ filter, sort, take, skip }: CatalogPage): RawBuilder<unknown> {
  const order = filter.categoryId === undefined ? ORDERS[sort].item : ORDERS[sort].listed;
  return sql`
    select item.id, row_number() over (order by ${order}) as place
    from ${catalogSource(filter)}
    order by ${order}
    limit ${take} offset ${skip}`;
}

/** Number of items that a filter lets through. */
export async function countCatalog(db: Database, filter: CatalogFilter): Promise<number> {
  const { categoryId, categoryType, supplierId } = filter;
  const whole = categoryId !== undefined && categoryType === undefined && supplierId === undefined;
  const query = whole
    ? sql<{ count: number }>`
        select coalesce(sum(items_count), 0)::int as count from product.category_count where category_id = ${categoryId}`
    : sql<{ count: number }>`select count(*)::int as count from ${catalogSource(filter)}`;
  const result = await query.execute(db);
  return result.rows[0]?.count ?? 0;
}

function catalogSource({ categoryId, categoryType, supplierId }: CatalogFilter): RawBuilder<unknown> {
  const conditions = [
    sql`item.is_listed`,
    ...(categoryId === undefined ? [] : [sql`listed.category_id = ${categoryId}`]),
    ...(categoryType === undefined ? [] : [sql`item.category_type = ${categoryType}`]),
    ...(supplierId === undefined ? [] : [sql`item.supplier_id = ${supplierId}`]),
  ];
  const tables =
    categoryId === undefined
      ? sql`product.supplier_product as item`
      : sql`product.product_category as listed join product.supplier_product as item on item.id = listed.product_id`;
  return sql`${tables} where ${sql.join(conditions, sql` and `)}`;
}
