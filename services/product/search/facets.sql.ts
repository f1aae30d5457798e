import type { CategoryType } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { COUNTED } from './results.sql.ts';

/** The tsquery of each facet: all conditions except the facet's own choice. Null: there are no results. */
export interface FacetQueries {
  readonly categoryTypes: string | null;
  readonly categories: string | null;
  readonly cities: string | null;
}

export interface FacetRows {
  readonly categoryTypes: readonly { readonly categoryType: CategoryType; readonly count: number }[];
  readonly categories: readonly {
    readonly id: number;
    readonly title: string;
    readonly slug: string;
    readonly categoryType: CategoryType;
    readonly count: number;
  }[];
  readonly cities: readonly { readonly id: number; readonly title: string; readonly count: number }[];
}

const MAX_FACETS = 50;

/** Numbers of results by type, by category (groups included) and by the supplier's city. */
export async function selectFacets(db: Database, queries: FacetQueries): Promise<FacetRows> {
  const matched = (query: string | null) =>
    sql`(select category_type, marks from product.search_document where tsv @@ ${query}::tsquery limit ${COUNTED}) as matched`;
  const marked = (query: string | null, letter: string) => sql`
    select substr(mark, 3)::int as id, count(*)::int as size
    from ${matched(query)} cross join lateral unnest(matched.marks) as mark
    where starts_with(mark, ${`/${letter}`})
    group by mark`;
  const result = await sql<FacetRows>`
    select
      (
        select coalesce(json_agg(kind order by kind.count desc, kind."categoryType"), '[]')
        from (
          select category_type as "categoryType", count(*)::int as count
          from ${matched(queries.categoryTypes)} where category_type is not null group by category_type
        ) as kind
      ) as "categoryTypes",
      (
        select coalesce(json_agg(part), '[]')
        from (
          select ref.id, ref.title, ref.slug, ref.category_type as "categoryType", counted.size as count
          from (
            select array_agg(id) as ids, array_agg(size) as sizes from (${marked(queries.categories, 'c')}) as found
          ) as all_found
          cross join lateral product.category_refs(all_found.ids) as ref
          join lateral unnest(all_found.ids, all_found.sizes) as counted (id, size) on counted.id = ref.id
          order by counted.size desc, ref.place
          limit ${MAX_FACETS}
        ) as part
      ) as categories,
      (
        select coalesce(json_agg(city), '[]')
        from (
          select place.city_id as id, place.city_title as title, sum(counted.size)::int as count
          from (
            select array_agg(id) as ids, array_agg(size) as sizes from (${marked(queries.cities, 's')}) as found
          ) as all_found
          cross join lateral merchant.supplier_cities(all_found.ids) as place
          join lateral unnest(all_found.ids, all_found.sizes) as counted (id, size) on counted.id = place.supplier_id
          group by place.city_id, place.city_title
          order by 3 desc, 1
          limit ${MAX_FACETS}
        ) as city
      ) as cities`.execute(db);
  return result.rows[0] ?? { categoryTypes: [], categories: [], cities: [] };
}

/** The suppliers in these cities. */
export async function selectSuppliersOf(db: Database, cityIds: readonly number[]): Promise<number[]> {
  const result = await sql<{ id: number }>`
    select found.id from merchant.listing_suppliers(${cityIds}::int[], false) as found (id) order by found.id`.execute(
    db,
  );
  return result.rows.map(({ id }) => id);
}
