import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { HeldCertificate } from './certificate-sheet.ts';

/** Number of offers of each base product that has any. */
export async function countOffers(db: Database): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; offers: number }>`
    select base_product_id as id, count(*)::int as offers from product.supplier_product
    where base_product_id is not null group by base_product_id`.execute(db);
  return new Map(rows.map(({ id, offers }) => [id, offers]));
}

/**
 * The certificate of each supplier with the latest expiry, with the number of the supplier's offers; most offers first.
 */
export async function selectCertificates(
  db: Database,
  today: string,
): Promise<(HeldCertificate & { readonly offers: number })[]> {
  const { rows } = await sql<HeldCertificate & { offers: number }>`
    select distinct on (own.offers, supplier.id) supplier.id as "supplierId", supplier.name as "supplierName", held.title,
      held.issuer, held.valid_from as "validFrom", held.valid_to as "validTo", own.offers
    from merchant.supplier
    join (
      select supplier_id, count(*)::int as offers from product.supplier_product
      where base_product_id is not null group by supplier_id
    ) as own on own.supplier_id = supplier.id
    join merchant.certificate as held on held.supplier_id = supplier.id and held.valid_to >= ${today}::date
    order by own.offers desc, supplier.id, held.valid_to desc, held.title`.execute(db);
  return rows;
}

/** A file that the pages of offers show. */
interface ShownFile {
  readonly id: string;
  readonly title: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  /** The kind of record whose offers show it. */
  readonly subject: 'BaseProduct' | 'Supplier';
  readonly holderId: number;
}

/** Adds to every offer the data sheet of its base product, and then the certificate of its supplier. */
export async function writeItemDocuments(db: Database, files: readonly ShownFile[]): Promise<void> {
  await sql`
    with file as (
      select * from json_to_recordset(${JSON.stringify(files)}) as given (
        id uuid, title text, "mediaType" text, "sizeBytes" integer, subject text, "holderId" integer
      )
    )
    insert into product.product_document (product_id, ordinal, file_id, title, media_type, size_bytes)
    select item.id, case file.subject when 'BaseProduct' then 1 else 2 end, file.id, file.title, file."mediaType",
      file."sizeBytes"
    from product.supplier_product as item
    join file on file."holderId" = case file.subject when 'BaseProduct' then item.base_product_id else item.supplier_id end
    where item.base_product_id is not null`.execute(db);
}

interface SeriesDocuments {
  /** The first id of the items and base products of the series. */
  readonly firstId: number;
  /** The base products from which each series was made, in order. */
  readonly baseProductIds: readonly number[];
}

/** Gives the offers of further series the documents of the offers they were made from. */
export async function writeSeriesDocuments(
  db: Database,
  { firstId, baseProductIds }: SeriesDocuments,
): Promise<void> {
  await sql`
    with shown as (
      select document.*, item.base_product_id, item.supplier_id
      from product.product_document as document
      join product.supplier_product as item on item.id = document.product_id
      where item.id < ${firstId}
    ),
    sheet as (select distinct on (base_product_id) * from shown where ordinal = 1),
    held as (select distinct on (supplier_id) * from shown where ordinal = 2),
    item as (
      select id, supplier_id, base_product_id - ${firstId} as place from product.supplier_product
      where id >= ${firstId} and base_product_id is not null
    )
    insert into product.product_document (product_id, ordinal, file_id, title, media_type, size_bytes)
    select item.id, 1, sheet.file_id, sheet.title, sheet.media_type, sheet.size_bytes
    from item
    join unnest(${[...baseProductIds]}::int[]) with ordinality as origin(id, place)
      on origin.place = item.place % ${baseProductIds.length}::int + 1
    join sheet on sheet.base_product_id = origin.id
    union all
    select item.id, 2, held.file_id, held.title, held.media_type, held.size_bytes
    from item join held on held.supplier_id = item.supplier_id`.execute(db);
}
