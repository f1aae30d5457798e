import type { SUPPLIER_SORTS } from '@bazaar/contracts/merchant';
import type { CategoryType } from '@bazaar/contracts/product';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { type SupplierSource, supplierSource } from './supplier-filter.sql.ts';

export interface SupplierSummaryRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly provinceTitle: string;
  readonly cityTitle: string;
  readonly activityKinds: readonly string[];
  readonly foundedYear: number;
  readonly productCount: number;
  readonly verifiedAt: string | null;
  readonly drawingFamily: string;
  readonly ratingAverage: number;
  readonly ratingCount: number;
}

export interface SupplierRow extends SupplierSummaryRow {
  readonly legalForm: string;
  readonly about: string;
  readonly address: string;
  readonly website: string | null;
  readonly employeesBand: string;
  readonly capabilities: readonly string[];
  /** The first of its phones; it leaves the service only masked. */
  readonly phone: string | null;
  readonly responseMinutes: number | null;
}

const SUMMARY_COLUMNS = sql`
  supplier.id, supplier.name, supplier.slug, province.title as "provinceTitle", city.title as "cityTitle",
  supplier.activity_kinds as "activityKinds", supplier.founded_year as "foundedYear",
  coalesce(counted.product_count, 0) as "productCount", supplier.verified_at as "verifiedAt",
  supplier.drawing_family as "drawingFamily",
  supplier.rating_average::double precision as "ratingAverage", supplier.rating_count as "ratingCount"`;

const DETAIL_COLUMNS = sql`
  supplier.legal_form as "legalForm", supplier.about, supplier.address, supplier.website,
  supplier.employees_band as "employeesBand", supplier.capabilities,
  supplier.phones[1] as phone, supplier.response_minutes as "responseMinutes"`;

const ORDER = sql`(supplier.verified_at is null), supplier.verification_count desc, supplier.rating_average desc, supplier.id`;

interface SupplierSort {
  readonly field: (typeof SUPPLIER_SORTS)[number];
  /** The city from which `nearest` is measured. */
  readonly nearCityId?: number | undefined;
}

function orderOf({ field, nearCityId = 0 }: SupplierSort): RawBuilder<unknown> {
  switch (field) {
    case 'newest':
      return sql`supplier.registered_at desc nulls last, supplier.id desc`;
    case 'rating':
      return sql`supplier.rating_average desc, supplier.rating_count desc, supplier.id`;
    case 'name':
      return sql`supplier.name collate "fa-x-icu", supplier.id`;
    case 'nearest':
      return sql`merchant.city_distance(city.id, ${nearCityId}), ${ORDER}`;
    default:
      return ORDER;
  }
}

interface SupplierPage extends SupplierSource {
  readonly sort: SupplierSort;
  readonly take: number;
  readonly skip: number;
}

/** One page of active suppliers, in the requested order. */
export async function selectSuppliers(
  db: Database,
  { sort, take, skip, ...wanted }: SupplierPage,
): Promise<SupplierSummaryRow[]> {
  const order = orderOf(sort);
  const result = await sql<SupplierSummaryRow>`
    with page as materialized (
      select supplier.id, row_number() over (order by ${order}) as place
      from ${supplierSource(wanted)}
      order by ${order}
      limit ${take} offset ${skip}
    )
    select ${SUMMARY_COLUMNS}
    from page
    join merchant.supplier on supplier.id = page.id
    join merchant.city on city.id = supplier.city_id
    join merchant.province on province.id = city.province_id
    left join product.supplier_counts((select array_agg(id) from page)) as counted on counted.supplier_id = page.id
    order by page.place`.execute(db);
  return result.rows;
}

/** Number of active suppliers that match a filter. */
export async function countSuppliers(db: Database, wanted: SupplierSource): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::int as count from ${supplierSource(wanted)}`.execute(db);
  return result.rows[0]?.count ?? 0;
}

/** One active supplier. */
export async function selectSupplier(db: Database, id: number): Promise<SupplierRow | undefined> {
  const result = await sql<SupplierRow>`
    select ${SUMMARY_COLUMNS}, ${DETAIL_COLUMNS}
    from merchant.supplier
    join merchant.city on city.id = supplier.city_id
    join merchant.province on province.id = city.province_id
    left join product.supplier_counts(array[${id}::int]) as counted on counted.supplier_id = supplier.id
    where supplier.id = ${id} and supplier.is_active`.execute(db);
  return result.rows[0];
}

export interface CertificateRow {
  readonly title: string;
  readonly issuer: string;
  readonly validFrom: string;
  readonly validTo: string;
}

/** Certificates of a supplier, those that are valid longest first. */
export async function selectCertificates(db: Database, supplierId: number): Promise<CertificateRow[]> {
  const result = await sql<CertificateRow>`
    select title, issuer, valid_from as "validFrom", valid_to as "validTo"
    from merchant.certificate
    where supplier_id = ${supplierId}
    order by valid_to desc, id`.execute(db);
  return result.rows;
}

export interface VerificationRow {
  readonly subject: string;
  readonly checkedBy: string;
  readonly checkedAt: string;
  readonly validUntil: string | null;
}

/** The verification ledger of a supplier, newest entry first. */
export async function selectVerification(db: Database, supplierId: number): Promise<VerificationRow[]> {
  const result = await sql<VerificationRow>`
    select subject, checked_by as "checkedBy", checked_at as "checkedAt", valid_until as "validUntil"
    from merchant.verification
    where supplier_id = ${supplierId}
    order by checked_at desc, id desc`.execute(db);
  return result.rows;
}

export interface SupplierCategoryRow {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly categoryType: CategoryType;
  readonly itemsCount: number;
}

/** Leaf categories in which a supplier has items, in menu order. */
export async function selectSupplierCategories(
  db: Database,
  supplierId: number,
): Promise<SupplierCategoryRow[]> {
  const result = await sql<SupplierCategoryRow>`
    with own as materialized (
      select category_id, items_count from merchant.supplier_category where supplier_id = ${supplierId} and level = 2
    )
    select ref.id, ref.title, ref.slug, ref.category_type as "categoryType", own.items_count as "itemsCount"
    from own join product.category_refs((select array_agg(category_id) from own)) as ref on ref.id = own.category_id
    order by ref.place`.execute(db);
  return result.rows;
}
