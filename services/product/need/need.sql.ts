import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { NeedFamilyData } from './need-family.types.ts';

/** What a need has to know of the base products, from an id on. */
export async function selectNeedFamilies(
  db: Database,
  from: number,
  most: number,
): Promise<NeedFamilyData[]> {
  const { rows } = await sql<NeedFamilyData>`
    select base.id, base.title, array_prepend(base.title, base.synonyms) as names, base.sale_unit as "saleUnit",
      base.standards,
      array_prepend(base.description, base.applications || base.choose_by || base.documents || base.synonyms) as texts,
      (
        select coalesce(json_agg(json_build_object(
          'propertyId', place.property_id, 'title', place.title, 'symbol', unit.symbol
        ) order by place.ordinal), '[]')
        from product.base_product_column as place
        left join product.measurement_unit as unit on unit.id = place.unit_id
        where place.base_product_id = base.id
      ) as columns
    from product.base_product as base
    where base.id >= ${from} and product.is_category_active(base.category_id)
    order by base.id limit ${most}`.execute(db);
  return rows;
}
