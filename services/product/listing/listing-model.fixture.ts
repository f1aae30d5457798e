import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { ListingConditions } from './listing-filter.rules.ts';

/** An item with everything by which a list is filtered and sorted, read without the service's own queries. */
export interface ModelItem {
  readonly id: number;
  readonly categoryIds: readonly number[];
  readonly categoryType: string;
  readonly supplierId: number;
  readonly baseProductId: number | null;
  readonly cityId: number;
  readonly isVerified: boolean;
  readonly priceKind: string;
  readonly priceRial: number | null;
  readonly stock: number | null;
  readonly score: number;
  readonly publishedAt: string;
  readonly values: readonly { readonly id: number; readonly from: number; readonly to: number }[];
}

/** Reads every listed item. */
export async function readModel(db: Database): Promise<ModelItem[]> {
  const { rows } = await sql<ModelItem>`
    select item.id, item.category_type as "categoryType", item.supplier_id as "supplierId",
      item.base_product_id as "baseProductId", supplier.city_id as "cityId",
      supplier.verified_at is not null as "isVerified", item.price_kind as "priceKind", item.price_rial as "priceRial",
      item.stock, item.score, item.published_at::text as "publishedAt",
      array_remove(array[leaf.id, leaf.parent_id], null) as "categoryIds",
      (
        select coalesce(json_agg(json_build_object(
          'id', own.property_id,
          'from', coalesce(choice.id, own.base_value), 'to', coalesce(choice.id, own.base_max_value, own.base_value)
        )), '[]')
        from product.property_value as own
        join product.property on property.id = own.property_id
        left join product.property_option as choice on property.kind = 'enum' and choice.property_id = own.property_id
          and choice.title = coalesce(own.text_value, translate(own.base_value::text, '0123456789', '۰۱۲۳۴۵۶۷۸۹'))
        where own.product_id = item.id and property.kind <> 'text'
      ) as values
    from product.supplier_product as item
    join product.category as leaf on leaf.id = item.category_id
    join merchant.supplier on supplier.id = item.supplier_id
    where item.is_active
    order by item.id`.execute(db);
  return rows;
}

/** Whether an item meets a filter, checked one condition at a time. */
export function fulfils(item: ModelItem, wanted: ListingConditions): boolean {
  return (
    isInScope(item, wanted) &&
    isRefined(item, wanted) &&
    wanted.properties.every((property) => hasValue(item, property))
  );
}

const isAny = <Value>(wanted: Value | undefined, own: readonly Value[]) =>
  wanted === undefined || own.includes(wanted);

function isInScope(item: ModelItem, wanted: ListingConditions): boolean {
  return [
    isAny(wanted.categoryId, item.categoryIds),
    isAny(wanted.categoryType, [item.categoryType]),
    isAny(wanted.supplierId, [item.supplierId]),
    wanted.baseProductId === undefined || item.baseProductId === wanted.baseProductId,
  ].every(Boolean);
}

function isRefined(item: ModelItem, wanted: ListingConditions): boolean {
  return [
    wanted.cityIds === undefined || wanted.cityIds.includes(item.cityId),
    wanted.priceKinds === undefined || wanted.priceKinds.includes(item.priceKind),
    !wanted.onlyVerified || item.isVerified,
    !wanted.onlyInStock || (item.stock ?? 0) > 0,
    wanted.priceMinRial === undefined || (item.priceRial !== null && item.priceRial >= wanted.priceMinRial),
    wanted.priceMaxRial === undefined || (item.priceRial !== null && item.priceRial <= wanted.priceMaxRial),
  ].every(Boolean);
}

function hasValue({ values }: ModelItem, property: ListingConditions['properties'][number]): boolean {
  const own = values.find(({ id }) => id === property.propertyId);
  if (own === undefined) {
    return false;
  }
  return 'options' in property
    ? property.options.includes(own.from)
    : own.to >= (property.low ?? Number.NEGATIVE_INFINITY) &&
        own.from <= (property.high ?? Number.POSITIVE_INFINITY);
}
