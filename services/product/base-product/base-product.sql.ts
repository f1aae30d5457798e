import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface BaseProductRow {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly categoryId: number;
  readonly categoryTitle: string;
  readonly categorySlug: string;
  readonly offersCount: number;
  readonly minPriceRial: number | null;
  readonly medianPriceRial: number | null;
  readonly maxPriceRial: number | null;
  /** Of the best offer; null when there is none. */
  readonly saleUnit: string | null;
  readonly drawingFamily: string;
  readonly dimensionMm: number | null;
  readonly cities: readonly { readonly id: number; readonly title: string; readonly count: number }[];
}

/** A base product whose category is shown. */
export async function selectBaseProduct(db: Database, id: number): Promise<BaseProductRow | undefined> {
  const result = await sql<BaseProductRow>`
    select base.id, base.title, base.slug, leaf.id as "categoryId", leaf.title as "categoryTitle",
      leaf.slug as "categorySlug", coalesce(summary.offers_count, 0) as "offersCount",
      summary.min_price_rial as "minPriceRial", summary.median_price_rial as "medianPriceRial",
      summary.max_price_rial as "maxPriceRial", best.sale_unit as "saleUnit",
      coalesce(best.drawing_family, leaf.drawing_family) as "drawingFamily", best.dimension_mm as "dimensionMm",
      (
        select coalesce(json_agg(place order by place.count desc, place.id), '[]')
        from (
          select city.city_id as id, city.city_title as title, count(*)::int as count
          from product.supplier_product as item
          join merchant.supplier_cities(array(
            select supplier_id from product.supplier_product where base_product_id = ${id} and is_listed
          )) as city on city.supplier_id = item.supplier_id
          where item.base_product_id = base.id and item.is_listed
          group by city.city_id, city.city_title
        ) as place
      ) as cities
    from product.base_product as base
    join product.category as leaf on leaf.id = base.category_id
    left join product.base_product_summary as summary on summary.base_product_id = base.id
    left join lateral (
      select item.sale_unit, item.drawing_family, item.dimension_mm
      from product.supplier_product as item
      where item.base_product_id = base.id and item.is_listed
      order by item.score desc, item.id desc
      limit 1
    ) as best on true
    where base.id = ${id} and product.is_category_active(base.category_id)`.execute(db);
  return result.rows[0];
}

export interface BasePropertyRow {
  readonly propertyId: number;
  readonly title: string;
  readonly kind: 'number' | 'enum' | 'boolean';
  readonly vmin: number;
  readonly vmax: number;
  readonly factorToBase: number | null;
  readonly offsetToBase: number | null;
  readonly unitSymbol: string | null;
  readonly choices: readonly string[];
}

/** The property values of a base product's listed offers, in base units. */
export async function selectBaseProperties(db: Database, id: number): Promise<BasePropertyRow[]> {
  const result = await sql<BasePropertyRow>`
    select property.id as "propertyId", property.title, property.kind, min(own.vmin) as vmin, max(own.vmax) as vmax,
      unit.factor_to_base as "factorToBase", unit.offset_to_base as "offsetToBase", unit.symbol as "unitSymbol",
      coalesce(
        array_agg(distinct choice.title order by choice.title) filter (where choice.title is not null), '{}'
      ) as choices
    from product.supplier_product as item
    join product.property_value as own on own.product_id = item.id and own.vmin is not null
    join product.property on property.id = own.property_id
    left join product.measurement_unit as unit on unit.id = property.default_unit_id
    left join product.property_option as choice on property.kind = 'enum' and choice.id = own.vmin
    where item.base_product_id = ${id} and item.is_listed
    group by property.id, unit.id
    order by property.id`.execute(db);
  return result.rows;
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

/** The prices at the end of every day or week until now; days before the first known price are left out. */
export async function selectPriceHistory(
  db: Database,
  id: number,
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
      where last.base_product_id = ${id} and last.day <= wanted.day
      order by last.day desc
      limit 1
    ) as point
    order by wanted.day`.execute(db);
  return result.rows;
}
