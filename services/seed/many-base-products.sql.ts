import { slugFa } from '@bazaar/locale';
import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';

interface Series {
  /** First ids of the base products and variants that all series together add; those below are the demo's. */
  readonly first: { readonly baseProduct: number; readonly variant: number };
  /** From one. */
  readonly series: number;
  /** What its titles end with. */
  readonly title: string;
}

/** Writes the demo's base products once more, with their columns, variants and values, under the ids of a series. */
export async function writeSeries(db: Database, { first, series, title }: Series): Promise<void> {
  await sql`
    with base as (
      select base.*, ${first.baseProduct}::int - 1 + row_number() over (order by id)
        + (${series} - 1) * count(*) over () as new_id
      from product.base_product as base where id < ${first.baseProduct}
    ),
    exact as (
      select variant.*, ${first.variant}::int - 1 + row_number() over (order by base_product_id, ordinal)
        + (${series} - 1) * count(*) over () as new_id
      from product.variant where id < ${first.variant}
    ),
    bases as (
      insert into product.base_product (
        id, category_id, title, slug, synonyms, description, standards, applications, choose_by, documents, sale_unit,
        min_order, step_quantity, local_delivery_only, drawing_family, drawing_form
      )
      select new_id, category_id, title || ' ' || ${title}::text, slug || '-' || ${slugFa(title)}::text, synonyms, description,
        standards, applications, choose_by, documents, sale_unit, min_order, step_quantity, local_delivery_only,
        drawing_family, drawing_form
      from base
    ),
    places as (
      insert into product.base_product_column (base_product_id, property_id, ordinal, title, unit_id, defines)
      select base.new_id, place.property_id, place.ordinal, place.title, place.unit_id, place.defines
      from product.base_product_column as place join base on base.id = place.base_product_id
    ),
    variants as (
      insert into product.variant (id, base_product_id, code, title, ordinal, drawing_form, drawing_count)
      select exact.new_id, base.new_id, exact.code || '-R' || ${series}::int, exact.title, exact.ordinal,
        exact.drawing_form, exact.drawing_count
      from exact join base on base.id = exact.base_product_id
    )
    insert into product.variant_value (variant_id, property_id, base_value, base_max_value, text_value, vmin, vmax)
    select exact.new_id, own.property_id, own.base_value, own.base_max_value, own.text_value, own.vmin, own.vmax
    from product.variant_value as own join exact on exact.id = own.variant_id`.execute(db);
}

/** Gives the new items the values of their variants. */
export async function writeSeriesValues(db: Database, firstId: number): Promise<void> {
  await sql`
    insert into product.property_value (product_id, property_id, base_value, base_max_value, text_value, vmin, vmax)
    select item.id, own.property_id, own.base_value, own.base_max_value, own.text_value, own.vmin, own.vmax
    from product.supplier_product as item
    join product.variant_value as own on own.variant_id = item.variant_id
    where item.id >= ${firstId}`.execute(db);
}
