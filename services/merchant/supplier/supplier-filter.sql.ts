import type { CategoryType } from '@bazaar/contracts/product';
import { type RawBuilder, sql } from 'kysely';

/** The conditions of a list of suppliers, as in the contract's SupplierFilter. */
export interface SupplierConditions {
  readonly categoryId?: number | undefined;
  readonly categoryType?: CategoryType | undefined;
  readonly term?: string | undefined;
  readonly provinceIds?: readonly number[] | undefined;
  readonly cityIds?: readonly number[] | undefined;
  readonly activityKinds?: readonly string[] | undefined;
  readonly certificate?: string | undefined;
  readonly verified?: boolean | undefined;
  readonly hasCatalog?: boolean | undefined;
}

/** A filter on a day, because certificates are valid for a period. */
export interface SupplierSource {
  readonly filter: SupplierConditions;
  readonly now: Date;
}

/** `from` and `where` of the active suppliers that match a filter, with their city. */
export function supplierSource({ filter, now }: SupplierSource): RawBuilder<unknown> {
  const tables =
    filter.categoryId === undefined
      ? sql`merchant.supplier`
      : sql`merchant.supplier_category as listed join merchant.supplier on supplier.id = listed.supplier_id`;
  const conditions = [sql`supplier.is_active`, ...conditionsOf(filter, now)];
  return sql`${tables} join merchant.city on city.id = supplier.city_id
    where ${sql.join(conditions, sql` and `)}`;
}

/** A condition for each given part of the filter. */
const CONDITIONS: {
  readonly [Key in keyof SupplierConditions]-?: (
    value: NonNullable<SupplierConditions[Key]>,
    now: Date,
  ) => RawBuilder<unknown>;
} = {
  categoryId: (id) => sql`listed.category_id = ${id}`,
  categoryType: (type) => sql`supplier.category_types @> array[${type}::text]`,
  term: (term) => (term.trim() === '' ? sql`true` : sql`supplier.name_tsv @@ kit.search_query(${term})`),
  provinceIds: (ids) => anyOf(sql`city.province_id`, ids),
  cityIds: (ids) => anyOf(sql`supplier.city_id`, ids),
  activityKinds: (kinds) =>
    kinds.length === 0 ? sql`true` : sql`supplier.activity_kinds && ${[...kinds]}::text[]`,
  certificate: (title, now) => sql`exists (
    select from merchant.certificate
    where certificate.supplier_id = supplier.id and certificate.title = ${title}
      and ${now}::timestamptz::date between certificate.valid_from and certificate.valid_to)`,
  verified: (isVerified) => sql`(supplier.verified_at is not null) = ${isVerified}`,
  hasCatalog: (has) => sql`(cardinality(supplier.category_types) > 0) = ${has}`,
};

function conditionsOf(filter: SupplierConditions, now: Date): RawBuilder<unknown>[] {
  return Object.entries(CONDITIONS).flatMap(([key, condition]) => {
    const value = filter[key as keyof SupplierConditions];
    // The table above has a condition of the right type for each key.
    return value === undefined ? [] : [condition(value as never, now)];
  });
}

function anyOf(column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<unknown> {
  return ids.length === 0 ? sql`true` : sql`${column} = any(${[...ids]}::int[])`;
}
