import { type RawBuilder, sql } from 'kysely';
import type { ListingConditions, PropertyCondition } from './listing-filter.rules.ts';

/** The table of a list's items, and the names of its columns there. */
export interface ListingSource {
  /** `from …`, to which a join may be added. */
  readonly table: RawBuilder<unknown>;
  readonly condition: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly score: RawBuilder<unknown>;
}

const PRODUCT_ID = sql`listed.product_id`;

/**
 * Items that match a filter. A category's list scans `product_category`, any other the products themselves; both
 * have the same columns, under the alias `listed`. A category's list that is filtered by a property, and is only
 * counted or sorted by relevance, scans that property's index instead, which contains the order and the numbers.
 */
export function listingSource(
  conditions: ListingConditions,
  { byRelevance }: { readonly byRelevance: boolean },
): ListingSource {
  const [first, ...others] = conditions.properties;
  if (conditions.categoryId !== undefined && first !== undefined && byRelevance) {
    return propertySource(conditions, first, others);
  }
  const scope = listingScope(conditions);
  return {
    ...scope,
    score: sql`listed.score`,
    condition: all([
      scope.condition,
      ...Object.values(refinements(conditions)),
      ...conditions.properties.map((property) => hasProperty(scope.id, property)),
    ]),
  };
}

/** Items of a filter's category, type, supplier and base product, before any refinement. */
export function listingScope({
  categoryId,
  categoryType,
  supplierId,
  baseProductId,
}: ListingConditions): Omit<ListingSource, 'score'> {
  const ofSupplier = supplierId === undefined ? [] : [sql`listed.supplier_id = ${supplierId}`];
  if (categoryId === undefined) {
    return {
      table: sql`from product.supplier_product as listed`,
      id: sql`listed.id`,
      condition: all([
        sql`listed.is_listed`,
        ...(categoryType === undefined ? [] : [sql`listed.category_type = ${categoryType}`]),
        ...(baseProductId === undefined ? [] : [sql`listed.base_product_id = ${baseProductId}`]),
        ...ofSupplier,
      ]),
    };
  }
  return {
    table: sql`from product.product_category as listed`,
    id: PRODUCT_ID,
    condition: all([
      sql`listed.category_id = ${categoryId}`,
      ...categoryConditions({ categoryId, categoryType, baseProductId }, PRODUCT_ID),
      ...ofSupplier,
    ]),
  };
}

function propertySource(
  conditions: ListingConditions,
  first: PropertyCondition,
  others: readonly PropertyCondition[],
): ListingSource {
  const id = sql`driver.product_id`;
  const { supplierId } = conditions;
  const listed = [
    ...(supplierId === undefined ? [] : [sql`listed.supplier_id = ${supplierId}`]),
    ...Object.values(refinements(conditions)),
  ];
  const join =
    listed.length === 0
      ? sql``
      : sql`join product.product_category as listed
          on listed.product_id = driver.product_id and listed.category_id = driver.category_id`;
  return {
    id,
    score: sql`driver.score`,
    table: sql`from product.listing_property as driver ${join}`,
    condition: all([
      sql`driver.category_id = ${conditions.categoryId}`,
      sql`driver.property_id = ${first.propertyId}`,
      fits('driver', first),
      ...categoryConditions(conditions, id),
      ...listed,
      ...others.map((property) => hasProperty(id, property)),
    ]),
  };
}

/**
 * Rarely given together with a category, whose items have one type anyway, and base products have their own pages.
 */
function categoryConditions(
  {
    categoryId,
    categoryType,
    baseProductId,
  }: Pick<ListingConditions, 'categoryId' | 'categoryType' | 'baseProductId'>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  return [
    ...(categoryType === undefined
      ? []
      : [
          sql`exists (select from product.category where id = ${categoryId} and category_type = ${categoryType})`,
        ]),
    ...(baseProductId === undefined
      ? []
      : [
          sql`exists (
            select from product.supplier_product as own where own.id = ${id} and own.base_product_id = ${baseProductId}
          )`,
        ]),
  ];
}

/** The refinements of a list, by the key of the filter. */
export function refinements(
  conditions: ListingConditions,
): Partial<Record<RefinementKey, RawBuilder<unknown>>> {
  const { cityIds, onlyVerified, onlyInStock, priceKinds } = conditions;
  const price = priceConditions(conditions);
  return {
    ...(cityIds === undefined ? {} : { city: ofSuppliers(cityIds, false) }),
    ...(onlyVerified ? { verified: ofSuppliers(null, true) } : {}),
    ...(onlyInStock ? { inStock: sql`listed.in_stock` } : {}),
    ...(priceKinds === undefined ? {} : { priceKind: sql`listed.price_kind = any(${priceKinds})` }),
    ...(price.length === 0 ? {} : { price: all(price) }),
  };
}

export type RefinementKey = 'city' | 'verified' | 'inStock' | 'priceKind' | 'price';

function priceConditions({ priceMinRial, priceMaxRial }: ListingConditions): RawBuilder<unknown>[] {
  return [
    ...(priceMinRial === undefined ? [] : [sql`listed.price_down >= ${priceMinRial}`]),
    ...(priceMaxRial === undefined ? [] : [sql`listed.price_rial <= ${priceMaxRial}`]),
  ];
}

function ofSuppliers(cityIds: readonly number[] | null, onlyVerified: boolean): RawBuilder<unknown> {
  return sql`listed.supplier_id in (select merchant.listing_suppliers(${cityIds}::int[], ${onlyVerified}::boolean))`;
}

/** The condition that the item with this id has a matching value. */
export function hasProperty(id: RawBuilder<unknown>, property: PropertyCondition): RawBuilder<unknown> {
  return sql`exists (
    select from product.property_value as own
    where own.product_id = ${id} and own.property_id = ${property.propertyId} and ${fits('own', property)}
  )`;
}

/** The condition that the value of a row with this alias matches. */
export function fits(alias: string, property: PropertyCondition): RawBuilder<unknown> {
  const [vmin, vmax] = [sql.ref(`${alias}.vmin`), sql.ref(`${alias}.vmax`)];
  if ('options' in property) {
    return sql`${vmin} = any(${property.options}::double precision[])`;
  }
  return all([
    ...(property.high === null ? [] : [sql`${vmin} <= ${property.high}::double precision`]),
    ...(property.low === null ? [] : [sql`${vmax} >= ${property.low}::double precision`]),
  ]);
}

/** The conjunction of the conditions; true when there are none. */
export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}
