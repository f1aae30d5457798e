import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface BaseProductRow {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly categoryId: number;
  readonly categoryTitle: string;
  readonly categorySlug: string;
  readonly description: string;
  readonly standards: string[];
  readonly applications: string[];
  readonly chooseBy: string[];
  readonly documents: string[];
  readonly variantsCount: number;
  readonly offersCount: number;
  readonly suppliersCount: number;
  readonly saleUnit: string;
  readonly minOrder: number;
  readonly stepQuantity: number;
  readonly drawingFamily: string;
  readonly drawingForm: string | null;
  readonly cities: { id: number; title: string; count: number }[];
}

/** A base product whose category is shown. */
export async function selectBaseProduct(db: Database, id: number): Promise<BaseProductRow | undefined> {
  const result = await sql<BaseProductRow>`
    select base.id, base.title, base.slug, leaf.id as "categoryId", leaf.title as "categoryTitle",
      leaf.slug as "categorySlug", base.description, base.standards, base.applications, base.choose_by as "chooseBy",
      base.documents, (
        select count(*)::int from product.variant where variant.base_product_id = base.id
      ) as "variantsCount",
      coalesce(summary.offers_count, 0) as "offersCount", coalesce(summary.suppliers_count, 0) as "suppliersCount",
      base.sale_unit as "saleUnit", base.min_order as "minOrder", base.step_quantity as "stepQuantity",
      base.drawing_family as "drawingFamily", base.drawing_form as "drawingForm",
      (
        select coalesce(json_agg(place order by place.count desc, place.id), '[]')
        from (
          select city.city_id as id, city.city_title as title, count(*)::int as count
          from product.supplier_product as item
          join merchant.supplier_cities(array(
            select distinct supplier_id from product.supplier_product where base_product_id = ${id} and is_listed
          )) as city on city.supplier_id = item.supplier_id
          where item.base_product_id = base.id and item.is_listed
          group by city.city_id, city.city_title
        ) as place
      ) as cities
    from product.base_product as base
    join product.category as leaf on leaf.id = base.category_id
    left join product.base_product_summary as summary on summary.base_product_id = base.id
    where base.id = ${id} and product.is_category_active(base.category_id)`.execute(db);
  return result.rows[0];
}

/** Whether a base product is shown. */
export async function hasBaseProduct(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from product.base_product as base
    where base.id = ${id} and product.is_category_active(base.category_id)`.execute(db);
  return rows.length > 0;
}

/** The id of a variant of a shown base product; undefined when it has none with this code. */
export async function findVariantId(
  db: Database,
  baseProductId: number,
  code: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select variant.id
    from product.variant
    join product.base_product as base on base.id = variant.base_product_id
    where base.id = ${baseProductId} and variant.code = ${code} and product.is_category_active(base.category_id)`.execute(
    db,
  );
  return rows[0]?.id;
}

export interface PricePointRow {
  readonly day: string;
  readonly minPriceRial: number;
  readonly medianPriceRial: number;
}

export interface HistoryWish {
  readonly interval: 'daily' | 'weekly';
  readonly months: number;
  /** The current instant. */
  readonly now: Date;
}

/** The prices of a variant at the end of every day or week until now; days before the first known price are left out. */
export async function selectPriceHistory(
  db: Database,
  variantId: number,
  { interval, months, now }: HistoryWish,
): Promise<PricePointRow[]> {
  const step: RawBuilder<unknown> = interval === 'daily' ? sql.lit('1 day') : sql.lit('7 days');
  const result = await sql<PricePointRow>`
    with today as (select (${now}::timestamptz at time zone 'UTC')::date as day),
    -- Backwards from today, so that the present is always a point.
    wanted as (
      select every::date as day
      from today
      cross join generate_series(
        today.day::timestamp, today.day - make_interval(months => ${months}::int), -interval ${step}
      ) as every
    )
    select wanted.day, point.min_price_rial as "minPriceRial", point.median_price_rial as "medianPriceRial"
    from wanted
    cross join lateral (
      select last.min_price_rial, last.median_price_rial
      from product.price_point as last
      where last.variant_id = ${variantId} and last.day <= wanted.day
      order by last.day desc
      limit 1
    ) as point
    order by wanted.day`.execute(db);
  return result.rows;
}

/** Sums up again what was offered at prices that became outdated in these last days. */
export async function refreshOutdatedPrices(db: Database, days: number): Promise<void> {
  await sql`select product.refresh_outdated_prices(${days})`.execute(db);
}
