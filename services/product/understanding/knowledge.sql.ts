import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { CategoryData, FamilyData, Member } from './knowledge.rules.ts';
import type { TableData } from './size-table.rules.ts';

export interface MemberRow extends Member {
  /** Equal for base products that differ in their titles and codes only. */
  readonly key: string;
}

/** Some base products whose category is shown, from an id on. */
export async function selectMembers(db: Database, from: number, most: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    with listed as materialized (
      select base.*
      from product.base_product as base
      where base.id >= ${from} and product.is_category_active(base.category_id)
      order by base.id limit ${most}
    )
    select listed.id, listed.title,
      md5(
        concat_ws(
          '|', listed.category_id, listed.synonyms, listed.standards, listed.applications, listed.description,
          (
            select string_agg(concat_ws('|', title, unit_id, defines), '/' order by ordinal)
            from product.base_product_column where base_product_id = listed.id
          ),
          (
            select string_agg(variant.title || '|' || own.written, '/' order by variant.ordinal)
            from product.variant
            cross join lateral (
              select coalesce(string_agg(coalesce(text_value, base_value::text), '|' order by property_id), '') as written
              from product.variant_value where variant_id = variant.id
            ) as own
            where variant.base_product_id = listed.id
          )
        )
      ) as key
    from listed order by listed.id`.execute(db);
  return rows;
}

interface FamilyRow extends Omit<FamilyData, 'table' | 'series'>, TableData {}

/** Base products with their size tables, whose numbers are in the units of the tables. */
export async function selectFamilies(db: Database, ids: readonly number[]): Promise<FamilyRow[]> {
  const { rows } = await sql<FamilyRow>`
    select wanted.id, wanted.title, wanted.synonyms, wanted.standards, wanted.applications, wanted.description,
      wanted.category_id as "categoryId",
      (
        select coalesce(json_agg(json_build_object(
          'title', own.title, 'kind', property.kind, 'quantity', quantity.code, 'symbol', unit.symbol,
          'factor', coalesce(unit.factor_to_base, 1), 'offset', coalesce(unit.offset_to_base, 0), 'defines', own.defines
        ) order by own.ordinal), '[]')
        from product.base_product_column as own
        join product.property on property.id = own.property_id
        left join product.measurement_unit as unit on unit.id = own.unit_id
        left join product.measurement_quantity as quantity on quantity.id = unit.quantity_id
        where own.base_product_id = wanted.id
      ) as columns,
      (
        select coalesce(json_agg(json_build_object(
          'id', variant.id, 'code', variant.code, 'title', variant.title,
          'values', product.variant_row_values(variant.id)
        ) order by variant.ordinal), '[]')
        from product.variant where variant.base_product_id = wanted.id
      ) as variants
    from product.base_product as wanted where wanted.id = any(${ids}::int[]) order by wanted.id`.execute(db);
  return rows;
}

/** The categories that are shown. */
export async function selectCategories(db: Database): Promise<CategoryData[]> {
  const { rows } = await sql<CategoryData>`
    select id, title, parent_id as "parentId", category_type as "categoryType"
    from product.category where product.is_category_active(id) order by id`.execute(db);
  return rows;
}

/** The titles of the cities. */
export async function selectCities(db: Database): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select found.title from merchant.city_titles() as found (title)`.execute(db);
  return rows.map(({ title }) => title);
}
