import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface PropertyRow {
  readonly id: number;
  readonly title: string;
  readonly kind: 'number' | 'enum' | 'boolean' | 'text';
  readonly quantityId: number | null;
  readonly quantity: { readonly id: number; readonly code: string; readonly title: string } | null;
  readonly defaultUnitId: number | null;
}

/** Every property with its quantity. */
export async function selectProperties(db: Database): Promise<PropertyRow[]> {
  const result = await sql<PropertyRow>`
    select property.id, property.title, property.kind, property.quantity_id as "quantityId",
      case when quantity.id is not null then
        json_build_object('id', quantity.id, 'code', quantity.code, 'title', quantity.title)
      end as quantity,
      property.default_unit_id as "defaultUnitId"
    from product.property
    left join product.measurement_quantity as quantity on quantity.id = property.quantity_id
    order by property.id`.execute(db);
  return result.rows;
}
