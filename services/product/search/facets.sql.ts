import type { CategoryType } from '@bazaar/contracts/product';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { matched, type Wanted } from './matched.sql.ts';
import type { BaseScope, Narrowing } from './search-scope.rules.ts';
import { specifiedVariants } from './specified-variants.sql.ts';

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

interface WantedFacets extends Wanted {
  readonly scopes: readonly BaseScope[];
}

/**
 * Numbers of results by type, by category (groups included) and by the supplier's city. Each facet leaves out its own
 * choice, so that its numbers show what another choice would leave.
 */
export async function selectFacets(db: Database, wanted: WantedFacets): Promise<FacetRows> {
  const without = (key: keyof Narrowing) =>
    documentsOf({ ...wanted, narrowing: { ...wanted.narrowing, [key]: undefined } });
  const marked = (documents: RawBuilder<unknown>, letter: string) => sql`
    select substr(mark, 3)::int as id, count(*)::int as size
    from (${documents}) as document cross join lateral unnest(document.marks) as mark
    where mark ~ ${`^/${letter}[0-9]+$`}
    group by mark`;
  const result = await sql<FacetRows>`
    select
      (
        select coalesce(json_agg(kind order by kind.count desc, kind."categoryType"), '[]')
        from (
          select category_type as "categoryType", count(*)::int as count
          from (${without('categoryTypes')}) as document where category_type is not null group by category_type
        ) as kind
      ) as "categoryTypes",
      (
        select coalesce(json_agg(part), '[]')
        from (
          select ref.id, ref.title, ref.slug, ref.category_type as "categoryType", counted.size as count
          from (
            select array_agg(id) as ids, array_agg(size) as sizes from (${marked(without('categoryIds'), 'c')}) as found
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
          with found as materialized (${suppliersOf(without('supplierIds'), wanted)})
          select place.city_id as id, place.city_title as title, count(distinct found.id)::int as count
          from found
          join merchant.supplier_cities((select array_agg(distinct found.supplier_id) from found)) as place
            on place.supplier_id = found.supplier_id
          group by place.city_id, place.city_title
          order by 3 desc, 1
          limit ${MAX_FACETS}
        ) as city
      ) as cities`.execute(db);
  return result.rows[0] ?? { categoryTypes: [], categories: [], cities: [] };
}

/**
 * Rows of `id` and `supplier_id`: who offers each result. Of a good whose size is specified, only who offers that size,
 * though its document is marked with all of its suppliers.
 */
function suppliersOf(documents: RawBuilder<unknown>, { goods }: Pick<Wanted, 'goods'>): RawBuilder<unknown> {
  return sql`
    with document as materialized (${documents}),
    specified as materialized (${specifiedVariants(goods)})
    select document.id, substr(mark, 3)::int as supplier_id
    from document cross join lateral unnest(document.marks) as mark
    where mark ~ '^/s[0-9]+$'
      and not (document.kind = 'baseProduct' and document.ref_id in (select base_id from specified))
    union
    select document.id, item.supplier_id
    from document
    join specified on document.kind = 'baseProduct' and specified.base_id = document.ref_id
    join product.supplier_product as item on item.variant_id = specified.variant_id
    where item.is_listed`;
}

function documentsOf(wanted: WantedFacets): RawBuilder<unknown> {
  const { scopes, baseProducts } = wanted;
  const asked = baseProducts && scopes.includes('product') ? [...scopes, 'baseProduct'] : scopes;
  return sql`
    select document.id, document.kind, document.ref_id, document.category_type, document.marks
    from (${matched(wanted)}) as found join product.search_document as document on document.id = found.id
    where document.scope = any(${asked}::text[])`;
}

/** The suppliers in these cities. */
export async function selectSuppliersOf(db: Database, cityIds: readonly number[]): Promise<number[]> {
  const result = await sql<{ id: number }>`
    select found.id from merchant.listing_suppliers(${cityIds}::int[], false) as found (id) order by found.id`.execute(
    db,
  );
  return result.rows.map(({ id }) => id);
}
