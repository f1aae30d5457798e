import type { DrawingSpec } from '@bazaar/contracts';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { UnitRow } from '../measurement/measurement.sql.ts';

export interface ColumnRow {
  readonly propertyId: number;
  readonly title: string;
  readonly kind: 'number' | 'enum' | 'text' | 'boolean';
  readonly measurementUnitId: number | null;
  readonly unitSymbol: string | null;
  /** All units of the same quantity, smallest first. */
  readonly units: UnitRow[];
  readonly defines: boolean;
}

/** The columns of a base product's size table, in their order. */
export async function selectColumns(db: Database, baseProductId: number): Promise<ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    select place.property_id as "propertyId", place.title, property.kind, place.unit_id as "measurementUnitId",
      own.symbol as "unitSymbol", place.defines,
      (
        select coalesce(json_agg(
          json_build_object(
            'id', unit.id, 'quantityId', unit.quantity_id, 'code', unit.code, 'title', unit.title, 'symbol', unit.symbol,
            'factorToBase', unit.factor_to_base, 'offsetToBase', unit.offset_to_base
          ) order by unit.factor_to_base, unit.id
        ), '[]')
        from product.measurement_unit as unit where unit.quantity_id = own.quantity_id
      ) as units
    from product.base_product_column as place
    join product.property on property.id = place.property_id
    left join product.measurement_unit as own on own.id = place.unit_id
    where place.base_product_id = ${baseProductId}
    order by place.ordinal`.execute(db);
  return rows;
}

export interface VariantRow {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  /** One for each column, in their order. */
  readonly values: (number | string | boolean | null)[];
  readonly offersCount: number;
  readonly minPriceRial: number | null;
  readonly maxPriceRial: number | null;
  readonly stock: number | null;
  readonly leadTimeDays: number | null;
}

/**
 * All variants of a base product in the order of its table, with their prices for a quantity as the tiers of each offer
 * have them; by default for the base product's usual order. The least is that of an offer whose price holds, unless all
 * have to be confirmed.
 */
export async function selectVariants(
  db: Database,
  baseProductId: number,
  quantity: number | null = null,
): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select variant.id, variant.code, variant.title,
      product.variant_row_values(variant.id) as values,
      coalesce(summary.offers_count, 0) as "offersCount", price.least as "minPriceRial", price.most as "maxPriceRial",
      summary.stock, summary.lead_time_days as "leadTimeDays"
    from product.variant
    join product.base_product as base on base.id = variant.base_product_id
    left join product.variant_summary as summary on summary.variant_id = variant.id
    cross join lateral (
      select coalesce(min(product.confirmed_price(offer.price, offer.valid_until)), min(offer.price)) as least,
        max(offer.price) as most
      from (
        select product.unit_price_at(item.price_rial, item.price_tiers, coalesce(${quantity}::int, base.min_order)) as price,
          item.price_valid_until as valid_until
        from product.supplier_product as item
        where item.base_product_id = variant.base_product_id and item.variant_id = variant.id and item.is_listed
      ) as offer
    ) as price
    where variant.base_product_id = ${baseProductId}
    order by variant.ordinal`.execute(db);
  return rows;
}

/** The drawings of variants by their ids; each shows its own form, not the usual one of its base product. */
export async function selectVariantDrawings(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DrawingSpec>> {
  const { rows } = await sql<{ id: number; drawing: DrawingSpec }>`
    select variant.id, product.drawing(
        base.drawing_family, base.id, null, variant.code, variant.drawing_form, variant.drawing_count
      ) as drawing
    from product.variant join product.base_product as base on base.id = variant.base_product_id
    where variant.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, drawing }) => [id, drawing]));
}
