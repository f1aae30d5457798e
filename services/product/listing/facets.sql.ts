import type { HistogramBucket } from '@bazaar/contracts/product';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { BUCKETS } from './histogram.settings.ts';
import { isCountCached, type ListingConditions } from './listing-filter.rules.ts';
import { hasProperty, listingScope, type RefinementKey, refinements } from './listing-source.sql.ts';

/** Items of the scope with the same value of a property: all of them, and those that choosing it would leave. */
export interface ValueGroup {
  readonly propertyId: number;
  readonly vmin: number;
  readonly vmax: number;
  readonly total: number;
  readonly count: number;
}

/** An option of an enum property. */
export interface OptionRow {
  readonly id: number;
  readonly title: string;
  readonly ordinal: number;
}

/** Position of a property among a category's filters. */
export interface PlacementRow {
  readonly propertyId: number;
  readonly ordinal: number;
  readonly isFilter: boolean;
  readonly isKey: boolean;
}

export interface PropertyFacetRows {
  readonly groups: readonly ValueGroup[];
  readonly options: readonly OptionRow[];
  /** Empty when the list is not a category's. */
  readonly placements: readonly PlacementRow[];
}

export interface FacetRows extends PropertyFacetRows {
  readonly totalCount: number;
  readonly cities: readonly { readonly id: number; readonly title: string; readonly count: number }[];
  readonly priceKinds: readonly {
    readonly priceKind: 'fixed' | 'tiered' | 'inquiry';
    readonly count: number;
  }[];
  readonly verifiedCount: number;
  readonly inStockCount: number;
  readonly minPriceRial: number | null;
  readonly maxPriceRial: number | null;
  readonly priceHistogram: readonly HistogramBucket[];
}

/** Codes of the refinements, in a list where properties are identified by their ids. */
const CODES: Readonly<Record<RefinementKey, number>> = {
  city: -1,
  verified: -2,
  inStock: -3,
  priceKind: -4,
  price: -5,
};

/**
 * The items of a list before it is refined. `failed` is 0 for an item that meets every refinement, the code of the
 * only one that it fails, and null when it fails several: so each facet can leave out its own choice.
 */
function scopeOf(conditions: ListingConditions): RawBuilder<unknown> {
  const { table, condition, id } = listingScope(conditions);
  const chosen = [
    ...Object.entries(refinements(conditions)).map(
      ([key, chosenOne]) => [CODES[key as RefinementKey], chosenOne] as const,
    ),
    ...conditions.properties.map((property) => [property.propertyId, hasProperty(id, property)] as const),
  ];
  const failed =
    chosen.length === 0
      ? sql`'{}'::int[]`
      : sql`array_remove(array[${sql.join(
          // An unknown result, such as the price of an inquiry, counts as failed.
          chosen.map(([code, fulfils]) => sql`case when ${fulfils} then null else ${code}::int end`),
        )}], null)`;
  return sql`
    select part.*, case cardinality(part.failures) when 0 then 0 when 1 then part.failures[1] end as failed
    from (
      select ${id} as id, listed.supplier_id, listed.price_kind, listed.in_stock, listed.price_rial, ${failed} as failures
      ${table} where ${condition}
    ) as part`;
}

function groupsOf(conditions: ListingConditions): RawBuilder<unknown> {
  const { categoryId } = conditions;
  if (isWholeCategory(conditions)) {
    return sql`
      select property_id as "propertyId", vmin, vmax, items_count as total, items_count as count
      from product.listing_value where category_id = ${categoryId} and items_count > 0`;
  }
  const values =
    categoryId === undefined
      ? sql`product.property_value as own on own.product_id = scope.id and own.vmin is not null`
      : sql`product.listing_property as own on own.product_id = scope.id and own.category_id = ${categoryId}`;
  return sql`
    with scope as materialized (${scopeOf(conditions)})
    select own.property_id as "propertyId", own.vmin, own.vmax, count(*)::int as total,
      count(*) filter (where scope.failed = 0 or scope.failed = own.property_id)::int as count
    from scope join ${values}
    group by own.property_id, own.vmin, own.vmax`;
}

/** Whether nothing is chosen: then the values stored for the category suffice. */
function isWholeCategory(conditions: ListingConditions): boolean {
  return (
    conditions.categoryId !== undefined && conditions.properties.length === 0 && isCountCached(conditions)
  );
}

/** The rows from which the facets of a category's properties are made. */
export async function selectPropertyFacets(
  db: Database,
  conditions: ListingConditions,
): Promise<PropertyFacetRows> {
  const [{ rows: groups }, placements] = await Promise.all([
    sql<ValueGroup>`${groupsOf(conditions)}`.execute(db),
    selectPlacements(db, conditions.categoryId),
  ]);
  return { groups, placements, options: await selectOptions(db, groups) };
}

/** The rows from which all facets of a list are made; with properties only where the items have some in common. */
export async function selectFacets(db: Database, conditions: ListingConditions): Promise<FacetRows> {
  const [{ rows }, properties] = await Promise.all([
    sql<Omit<FacetRows, keyof PropertyFacetRows>>`
      with scope as materialized (${scopeOf(conditions)}),
      part as materialized (
        select scope.supplier_id, scope.price_kind,
          count(*) filter (where failed = 0) as all_size,
          count(*) filter (where failed in (0, ${CODES.city})) as city_size,
          count(*) filter (where failed in (0, ${CODES.verified})) as verified_size,
          count(*) filter (where failed in (0, ${CODES.inStock}) and in_stock) as stock_size,
          count(*) filter (where failed in (0, ${CODES.priceKind})) as kind_size,
          min(price_rial) filter (where failed in (0, ${CODES.price})) as least,
          max(price_rial) filter (where failed in (0, ${CODES.price})) as most
        from scope
        group by scope.supplier_id, scope.price_kind
      )
      select coalesce(sum(all_size), 0)::int as "totalCount",
        (
          select coalesce(json_agg(city order by city.count desc, city.id), '[]')
          from (
            select place.city_id as id, place.city_title as title, sum(part.city_size)::int as count
            from part
            join merchant.supplier_cities(array(select supplier_id from part)) as place using (supplier_id)
            group by place.city_id, place.city_title
            having sum(part.city_size) > 0
          ) as city
        ) as cities,
        (
          select coalesce(json_agg(kind order by kind.count desc, kind."priceKind"), '[]')
          from (
            select price_kind as "priceKind", sum(kind_size)::int as count from part group by price_kind
          ) as kind
        ) as "priceKinds",
        coalesce(
          sum(verified_size) filter (where supplier_id in (select merchant.listing_suppliers(null, true))), 0
        )::int as "verifiedCount",
        coalesce(sum(stock_size), 0)::int as "inStockCount",
        min(least) as "minPriceRial", max(most) as "maxPriceRial",
        (${priceHistogram(conditions)}) as "priceHistogram"
      from part`.execute(db),
    hasCommonProperties(conditions)
      ? selectPropertyFacets(db, conditions)
      : { groups: [], options: [], placements: [] },
  ]);
  const [row] = rows;
  if (row === undefined) {
    throw new RangeError('A query without a table answers one row.');
  }
  return { ...row, ...properties };
}

/**
 * Numbers of prices in twelve buckets between the cheapest and the dearest, which grow by a factor: prices are thought of
 * in ratios. A list of unlike items has none, because their prices are not comparable.
 */
function priceHistogram(conditions: ListingConditions): RawBuilder<unknown> {
  if (!hasCommonProperties(conditions)) {
    return sql`'[]'::json`;
  }
  return sql`
    with ends as (
      select min(part.least)::float8 as least, max(part.most)::float8 as most from part
    ),
    step as materialized (
      select array_agg(round(edge) order by place) as edges
      from (
        select place, case
            when place = ${BUCKETS}::int then most
            when least > 0 then least * power(most / least, place / ${BUCKETS}::float8)
            else least + (most - least) * (place / ${BUCKETS}::float8)
          end as edge
        from ends cross join generate_series(0, ${BUCKETS}::int) as place
        where least < most
        union all
        select place, least from ends cross join generate_series(0, 1) as place where least = most
      ) as found
    ),
    counted as (
      select least(width_bucket(scope.price_rial::float8, step.edges), cardinality(step.edges) - 1) as bucket,
        count(*)::int as size
      from scope cross join step
      where scope.failed in (0, ${CODES.price}) and scope.price_rial is not null
      group by bucket
    )
    select coalesce(json_agg(json_build_object(
      'from', step.edges[bucket], 'to', step.edges[bucket + 1], 'count', coalesce(counted.size, 0)
    ) order by bucket), '[]')
    from step
    cross join generate_series(1, cardinality(step.edges) - 1) as bucket
    left join counted using (bucket)`;
}

function hasCommonProperties({ categoryId, supplierId, baseProductId }: ListingConditions): boolean {
  return categoryId !== undefined || supplierId !== undefined || baseProductId !== undefined;
}

async function selectPlacements(db: Database, categoryId: number | undefined): Promise<PlacementRow[]> {
  if (categoryId === undefined) {
    return [];
  }
  const result = await sql<PlacementRow>`
    select property_id as "propertyId", ordinal, is_filter as "isFilter", is_key as "isKey"
    from product.category_property where category_id = ${categoryId}`.execute(db);
  return result.rows;
}

/** All options of the properties in these groups. */
async function selectOptions(db: Database, groups: readonly ValueGroup[]): Promise<OptionRow[]> {
  const propertyIds = [...new Set(groups.map(({ propertyId }) => propertyId))];
  const result = await sql<OptionRow>`
    select id, title, ordinal from product.property_option where property_id = any(${propertyIds}::int[])`.execute(
    db,
  );
  return result.rows;
}
