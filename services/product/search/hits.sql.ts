import type { ProductFact, SearchedGood, VariantRef } from '@bazaar/contracts/product';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { executePrepared } from '../../kit/database/prepared.ts';
import { placesText } from './specified-variants.sql.ts';

export interface BaseHitRow {
  readonly id: number;
  readonly saleUnit: string;
  /** Of the first asked variant that is offered, or of all. */
  readonly variant: VariantRef | null;
  /** Where that variant stands in the size table, from one on. */
  readonly place: number | null;
  readonly priceRial: number | null;
  readonly offersCount: number;
  readonly stock: number | null;
  readonly leadTimeDays: number | null;
  readonly cities: readonly string[];
}

/** A base product with the indexes of variants in its size table, best first; none asks for all of them. */
interface AskedBase {
  readonly id: number;
  readonly variants: readonly number[];
}

/** What decides about base products: their offers, or those of some suppliers alone when a search is narrowed to them. */
export async function selectBaseHits(
  db: Database,
  asked: readonly AskedBase[],
  supplierIds: readonly number[] | undefined,
): Promise<BaseHitRow[]> {
  if (asked.length === 0) {
    return [];
  }
  const sums = supplierIds === undefined ? SUMS : sumsOf(supplierIds);
  const offered = supplierIds === undefined ? sql`` : sql`and item.supplier_id = any(${supplierIds}::int[])`;
  // Narrowed to suppliers, a hit speaks of a size that they have.
  const offeredFirst =
    supplierIds === undefined
      ? sql``
      : sql`exists (
          select from product.supplier_product as item
          where item.variant_id = ranked.id and item.is_listed and item.supplier_id = any(${supplierIds}::int[])
        ) desc,`;
  const query = sql<BaseHitRow>`
    select base.id, base.sale_unit as "saleUnit",
      case when variant.id is not null then
        json_build_object('id', variant.id, 'code', variant.code, 'title', variant.title)
      end as variant, variant.place::int as place,
      sums.price as "priceRial", coalesce(sums.offers, 0)::int as "offersCount", sums.stock::int, sums.lead as "leadTimeDays",
      array(
        select city.city_title
        from product.supplier_product as item
        join merchant.supplier_cities(array(
          select distinct own.supplier_id from product.supplier_product as own
          where own.base_product_id = base.id and own.is_listed
        )) as city on city.supplier_id = item.supplier_id
        where item.base_product_id = base.id and item.is_listed ${offered}
          and (variant.id is null or item.variant_id = variant.id)
        group by city.city_id, city.city_title
        order by count(*) desc, city.city_id
        limit 3
      ) as cities
    from unnest(
      ${asked.map(({ id }) => id)}::int[], ${asked.map(({ variants }) => placesText(variants))}::text[]
    ) as wanted (id, places)
    join product.base_product as base on base.id = wanted.id
    left join lateral (
      select ranked.id, ranked.code, ranked.title, ranked.place
      from (
        select every.id, every.code, every.title, row_number() over (order by every.ordinal) as place
        from product.variant as every where every.base_product_id = base.id
      ) as ranked
      where ranked.place = any(wanted.places::int[])
      order by ${offeredFirst} array_position(wanted.places::int[], ranked.place::int)
      limit 1
    ) as variant on true
    cross join lateral (${sums}) as sums`;
  return executePrepared(db, query);
}

/** Of all offers, as they are summed up already. */
const SUMS = sql`
  select min(summary.min_price_rial) as price, sum(summary.offers_count) as offers,
    case when sum(summary.stock) is not null then least(sum(summary.stock), 2147483647) end as stock, min(summary.lead_time_days) as lead
  from product.variant as own
  join product.variant_summary as summary on summary.variant_id = own.id
  where own.base_product_id = base.id and (variant.id is null or own.id = variant.id)`;

/** Of the offers of these suppliers. */
function sumsOf(supplierIds: readonly number[]): RawBuilder<unknown> {
  return sql`
    select coalesce(min(product.confirmed_price(item.price_rial, item.price_valid_until)), min(item.price_rial)) as price,
      count(*) as offers, case when sum(item.stock) is not null then least(sum(item.stock), 2147483647) end as stock, min(item.lead_time_days) as lead
    from product.supplier_product as item
    where item.base_product_id = base.id and (variant.id is null or item.variant_id = variant.id) and item.is_listed
      and item.supplier_id = any(${supplierIds}::int[])`;
}

export interface ItemHitRow {
  readonly id: number;
  readonly good: Omit<SearchedGood, 'keyFacts' | 'matchingVariants'>;
  readonly facts: readonly ProductFact[];
}

/** What decides about items. */
export async function selectItemHits(db: Database, ids: readonly number[]): Promise<ItemHitRow[]> {
  if (ids.length === 0) {
    return [];
  }
  const query = sql<ItemHitRow>`
    select item.id, jsonb_path_query_array(item.facts, '$[0 to 3]') as facts,
      json_build_object(
        'variant', case when variant.id is not null then
          json_build_object('id', variant.id, 'code', variant.code, 'title', variant.title)
        end,
        'priceRial', item.price_rial, 'saleUnit', item.sale_unit, 'offersCount', card.offers_count,
        'supplier', json_build_object(
          'name', card.supplier_line::json -> 'name', 'cityTitle', card.supplier_line::json -> 'cityTitle',
          'verifiedAt', card.supplier_line::json -> 'verifiedAt'
        ),
        'cities', json_build_array(card.supplier_line::json -> 'cityTitle'),
        'stock', item.stock, 'leadTimeDays', item.lead_time_days
      ) as good
    from product.supplier_product as item
    join product.listing_card as card on card.product_id = item.id
    left join product.variant on variant.id = item.variant_id
    where item.id = any(${ids}::int[])`;
  return executePrepared(db, query);
}
