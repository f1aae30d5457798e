import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { type SupplierConditions, supplierSource } from './supplier-filter.sql.ts';

export interface PlaceCount {
  readonly id: number;
  readonly title: string;
  readonly count: number;
}

export interface TextCount {
  readonly value: string;
  readonly count: number;
}

interface FacetRequest {
  readonly filter: SupplierConditions;
  readonly now: Date;
}

/** Suppliers by province; the filters of provinces and cities themselves are left out. */
export async function countByProvince(db: Database, { filter, now }: FacetRequest): Promise<PlaceCount[]> {
  const source = supplierSource({ filter: { ...filter, provinceIds: undefined, cityIds: undefined }, now });
  const { rows } = await sql<PlaceCount>`
    select province.id, province.title, counted.count
    from (select city.province_id, count(*)::int as count from ${source} group by city.province_id) as counted
    join merchant.province on province.id = counted.province_id
    order by counted.count desc, province.id`.execute(db);
  return rows;
}

/** Suppliers by city, within the selected provinces. */
export async function countByCity(db: Database, { filter, now }: FacetRequest): Promise<PlaceCount[]> {
  const source = supplierSource({ filter: { ...filter, cityIds: undefined }, now });
  const { rows } = await sql<PlaceCount>`
    select city.id, city.title, count(*)::int as count from ${source}
    group by city.id, city.title order by count desc, city.id`.execute(db);
  return rows;
}

/** Suppliers by kind of activity; one may have several. */
export async function countByKind(db: Database, { filter, now }: FacetRequest): Promise<TextCount[]> {
  const source = supplierSource({ filter: { ...filter, activityKinds: undefined }, now });
  const { rows } = await sql<TextCount>`
    select kind as value, count(*)::int as count
    from (select supplier.activity_kinds from ${source}) as found cross join unnest(found.activity_kinds) as kind
    group by kind order by count desc, kind`.execute(db);
  return rows;
}

/** Suppliers by certificate that is valid today. */
export async function countByCertificate(db: Database, { filter, now }: FacetRequest): Promise<TextCount[]> {
  const source = supplierSource({ filter: { ...filter, certificate: undefined }, now });
  const { rows } = await sql<TextCount>`
    select certificate.title as value, count(distinct certificate.supplier_id)::int as count
    from merchant.certificate
    where certificate.supplier_id in (select supplier.id from ${source})
      and ${now}::timestamptz::date between certificate.valid_from and certificate.valid_to
    group by certificate.title order by count desc, certificate.title`.execute(db);
  return rows;
}

export interface SupplierTotals {
  readonly totalCount: number;
  readonly verifiedCount: number;
  readonly withCatalogCount: number;
}

/** How many suppliers there are, and how many of them are verified and how many have a catalog. */
export async function countTotals(db: Database, { filter, now }: FacetRequest): Promise<SupplierTotals> {
  const whole = supplierSource({ filter, now });
  const verified = supplierSource({ filter: { ...filter, verified: true }, now });
  const listed = supplierSource({ filter: { ...filter, hasCatalog: true }, now });
  const { rows } = await sql<SupplierTotals>`
    select (select count(*)::int from ${whole}) as "totalCount",
      (select count(*)::int from ${verified}) as "verifiedCount",
      (select count(*)::int from ${listed}) as "withCatalogCount"`.execute(db);
  return rows[0] ?? { totalCount: 0, verifiedCount: 0, withCatalogCount: 0 };
}
