import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { preparedQuery } from '../../kit/database/prepared-query.ts';
import { summaryFieldsOf } from '../supplier-product/supplier-product.sql.ts';
import type { Cursor, ListingSortField } from './cursor.rules.ts';
import { isCountCached, type ListingConditions } from './listing-filter.rules.ts';
import { all, fits, type ListingSource, listingSource } from './listing-source.sql.ts';

/** Beyond this many matches, a filtered list is not counted exactly. */
const COUNTED = 10_000;

export interface ListingQuery {
  readonly conditions: ListingConditions;
  readonly sort: ListingSortField;
  /** The city from which `nearest` measures. */
  readonly cityId: number | undefined;
  readonly take: number;
  /** Ignored after a cursor. */
  readonly skip: number;
  readonly after: Cursor | undefined;
}

/** A page of a list. */
export interface ListingRow {
  /**
   * Its items as JSON objects separated by commas, without the first and the last brace; null when there are none.
   */
  readonly items: string | null;
  /**
   * The sort keys and the id of the last item of a full page, separated by commas; after a semicolon, those of the
   * item that follows it, if any.
   */
  readonly ending: string | null;
  /** Number of items of the whole list, counted only as far as {@link toTotal} needs. */
  readonly total: number;
}

/** The SQL of an order: its columns, its keys as text, and the condition for items after a cursor. */
interface Order {
  readonly by: RawBuilder<unknown>;
  readonly keys: readonly RawBuilder<unknown>[];
  readonly after: (cursor: After) => RawBuilder<unknown>;
}

/** A cursor whose keys are separate values. */
interface After {
  readonly keys: Readonly<Record<number, string>>;
  readonly id: number;
}

const INSTANT = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.US"Z"');

function orderOf(sort: ListingSortField, { id, score }: ListingSource): Order {
  switch (sort) {
    case 'relevance':
      return {
        by: sql`${score} desc, ${id} desc`,
        keys: [score],
        after: ({ keys, id: last }) => sql`(${score}, ${id}) < (${keys[0]}::int, ${last}::int)`,
      };
    case 'price':
      return {
        by: sql`listed.price_key, ${id}`,
        keys: [sql`listed.price_key`],
        after: ({ keys, id: last }) => sql`(listed.price_key, ${id}) > (${keys[0]}::bigint, ${last}::int)`,
      };
    case 'priceDesc':
      return {
        by: sql`listed.price_down desc, ${id} desc`,
        keys: [sql`listed.price_down`],
        after: ({ keys, id: last }) => sql`(listed.price_down, ${id}) < (${keys[0]}::bigint, ${last}::int)`,
      };
    case 'newest':
      return {
        by: sql`listed.published_at desc, ${id} desc`,
        keys: [sql`to_char(listed.published_at at time zone 'UTC', ${INSTANT})`],
        after: ({ keys, id: last }) =>
          sql`(listed.published_at, ${id}) < (${keys[0]}::timestamptz, ${last}::int)`,
      };
    case 'nearest':
      return nearestFirst(id, score);
  }
}

function nearestFirst(id: RawBuilder<unknown>, score: RawBuilder<unknown>): Order {
  const distance = sql`near.distance`;
  return {
    by: sql`${distance}, ${score} desc, ${id} desc`,
    keys: [distance, score],
    after: ({ keys, id: last }) => sql`(
      ${distance} > ${keys[0]}::int
      or (${distance} = ${keys[0]}::int and (${score}, ${id}) < (${keys[1]}::int, ${last}::int))
    )`,
  };
}

/** The input of a list's query; `fixed` determines its text. */
interface ListingInput {
  readonly fixed: { readonly sort: ListingSortField; readonly take: number };
  readonly conditions: ListingConditions;
  readonly cityId: number | undefined;
  readonly skip: number | null;
  readonly after: After | undefined;
}

const readListing = preparedQuery<ListingInput, ListingRow>(({ fixed, conditions, cityId, skip, after }) => {
  const source = listingSource(conditions, { byRelevance: fixed.sort === 'relevance' });
  const order = orderOf(fixed.sort, source);
  const keys = sql.join(
    order.keys.map((key) => sql`${key}::text`),
    sql` || ',' || `,
  );
  const near =
    fixed.sort === 'nearest'
      ? sql`join merchant.supplier_distances(${cityId}::int) as near on near.supplier_id = listed.supplier_id`
      : sql``;
  const { take } = fixed;
  return sql<ListingRow>`
    with page as materialized (
      select ${source.id} as id, ${keys} as keys
      ${source.table} ${near}
      where ${all([source.condition, ...(after === undefined ? [] : [order.after(after)])])}
      order by ${order.by}
      limit ${sql.lit(take + 1)} ${skip === null ? sql`` : sql`offset ${skip}`}
    )
    select
      (
        select string_agg(shown.item, '},{')
        from (select ${summaryFieldsOf(sql`page.id`)} as item from page limit ${sql.lit(take)}) as shown
      ) as items,
      (
        select string_agg(last.keys || ',' || last.id, ';') from (select keys, id from page offset ${sql.lit(take - 1)}) as last
      ) as ending,
      ${totalOf(conditions)} as total`;
});

/** One page of a list with the total number of items, in one prepared statement. */
export async function selectListing(db: Database, query: ListingQuery): Promise<ListingRow> {
  const { conditions, sort, cityId, take, skip, after } = query;
  const [row] = await readListing(db, {
    fixed: { sort, take },
    conditions,
    cityId,
    skip: after !== undefined || skip === 0 ? null : skip,
    after: after && { keys: { ...after.keys }, id: after.id },
  });
  return row ?? { items: null, ending: null, total: 0 };
}

export interface Total {
  readonly totalCount: number;
  /** False when counting stopped at the limit. */
  readonly isTotalExact: boolean;
}

const readTotal = preparedQuery<ListingConditions, { total: number }>(
  (conditions) => sql`select ${totalOf(conditions)} as total`,
);

/** Number of items that match a filter. */
export async function countListing(db: Database, conditions: ListingConditions): Promise<Total> {
  const [row] = await readTotal(db, conditions);
  return toTotal(conditions, row?.total ?? 0);
}

/** Converts a count to a total: one above the limit only means that there are more. */
export function toTotal(conditions: ListingConditions, counted: number): Total {
  const isTotalExact = isCountCached(conditions) || counted <= COUNTED;
  return { totalCount: isTotalExact ? counted : COUNTED, isTotalExact };
}

function totalOf(conditions: ListingConditions): RawBuilder<unknown> {
  if (isCountCached(conditions)) {
    return cachedCount(conditions);
  }
  const { table, condition } = listingSource(conditions, { byRelevance: true });
  return sql`(select count(*)::int from (select ${table} where ${condition} limit ${sql.lit(COUNTED + 1)}) as matched)`;
}

/** Counts of whole categories and types are updated with every change, and so is that of each value in a category. */
function cachedCount({ categoryId, categoryType, properties }: ListingConditions): RawBuilder<unknown> {
  const [property] = properties;
  if (categoryId === undefined) {
    return countOfTypes(categoryType);
  }
  return property === undefined
    ? sql`(select coalesce(sum(items_count), 0)::int from product.category_count where category_id = ${categoryId})`
    : sql`(
        select coalesce(sum(kept.items_count), 0)::int from product.listing_value as kept
        where kept.category_id = ${categoryId} and kept.property_id = ${property.propertyId}
          and ${fits('kept', property)}
      )`;
}

function countOfTypes(categoryType: string | undefined): RawBuilder<unknown> {
  const ofType = categoryType === undefined ? sql`true` : sql`category.category_type = ${categoryType}`;
  return sql`(
    select coalesce(sum(counted.items_count), 0)::int
    from product.category_count as counted join product.category on category.id = counted.category_id
    where category.level = 1 and ${ofType}
  )`;
}
