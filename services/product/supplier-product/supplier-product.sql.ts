import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database.ts';
import type { DetailRow, OfferRow, SummaryRow } from './supplier-product.rows.ts';

const SUPPLIER_COLUMNS = sql`
  supplier.id as "supplierId", supplier.name as "supplierName", supplier.slug as "supplierSlug",
  supplier.city_title as "supplierCity", supplier.verified_at as "supplierVerifiedAt"`;

const SUMMARY_COLUMNS = sql`
  item.id, item.base_product_id as "baseProductId", item.category_type as "categoryType",
  item.category_id as "categoryId", leaf.title as "categoryTitle", leaf.slug as "categorySlug",
  item.title, item.slug, item.sku, item.price_kind as "priceKind", item.price_rial as "priceRial",
  item.price_valid_until as "priceValidUntil", item.sale_unit as "saleUnit", item.facts,
  item.drawing_family as "drawingFamily", item.dimension_mm as "dimensionMm",
  case when item.base_product_id is null then 1 else (
    select count(*)::int from product.supplier_product as other
    where other.base_product_id = item.base_product_id and other.is_listed
  ) end as "offersCount",
  ${SUPPLIER_COLUMNS}`;

const DETAIL_COLUMNS = sql`
  item.description, item.min_order as "minOrder", item.step_quantity as "stepQuantity", item.stock,
  item.lead_time_days as "leadTimeDays", item.origin_country as "originCountry",
  item.delivery_cities as "deliveryCities", item.updated_at as "updatedAt"`;

/** Reads the items of a `page(id, place)` and their suppliers; `columns` are added to those of a list. */
async function readPage<Row>(
  db: Database,
  page: RawBuilder<unknown>,
  columns?: RawBuilder<unknown>,
): Promise<Row[]> {
  const result = await sql<Row>`
    with page as materialized (${page}),
    supplier as materialized (
      select * from merchant.supplier_cards((
        select array_agg(distinct item.supplier_id)
        from page join product.supplier_product as item on item.id = page.id
      ))
    )
    select ${SUMMARY_COLUMNS}${columns === undefined ? sql`` : sql`, ${columns}`}
    from page
    join product.supplier_product as item on item.id = page.id
    join product.category as leaf on leaf.id = item.category_id
    join supplier on supplier.id = item.supplier_id
    order by page.place`.execute(db);
  return result.rows;
}

/** Items that a page query has chosen, in its order. */
export function selectSummaries(db: Database, page: RawBuilder<unknown>): Promise<SummaryRow[]> {
  return readPage<SummaryRow>(db, page);
}

/** One listed item. */
export async function selectDetail(db: Database, id: number): Promise<DetailRow | undefined> {
  const page = sql`select id, 1 as place from product.supplier_product where id = ${id} and is_listed`;
  const rows = await readPage<DetailRow>(db, page, DETAIL_COLUMNS);
  return rows[0];
}

/** Listed offers of a base product: priced ones first, cheapest first. */
export async function selectOffers(db: Database, baseProductId: number): Promise<OfferRow[]> {
  const result = await sql<OfferRow>`
    with item as materialized (
      select * from product.supplier_product where base_product_id = ${baseProductId} and is_listed
    )
    select item.id, item.slug, item.price_kind as "priceKind", item.price_rial as "priceRial",
      item.sale_unit as "saleUnit", item.min_order as "minOrder", item.lead_time_days as "leadTimeDays",
      ${SUPPLIER_COLUMNS}
    from item
    join merchant.supplier_cards((select array_agg(distinct supplier_id) from item)) as supplier
      on supplier.id = item.supplier_id
    order by item.price_rial nulls last, item.id`.execute(db);
  return result.rows;
}

/**
 * Items of the same category and another base product; the base products take turns. Undefined when the item itself
 * is not listed.
 */
export async function selectRelated(
  db: Database,
  id: number,
  take: number,
): Promise<SummaryRow[] | undefined> {
  const found = await sql`select from product.supplier_product where id = ${id} and is_listed`.execute(db);
  if (found.rows.length === 0) {
    return undefined;
  }
  return selectSummaries(
    db,
    sql`
      select turned.id, row_number() over (order by turned.turn, turned.score desc, turned.id desc) as place
      from (
        select other.id, other.score, row_number() over (
          partition by coalesce(other.base_product_id, -other.id) order by other.score desc, other.id desc
        ) as turn
        from product.supplier_product as item
        join product.product_category as listed on listed.category_id = item.category_id
        join product.supplier_product as other on other.id = listed.product_id
        where item.id = ${id} and other.id <> item.id
          and (item.base_product_id is null or other.base_product_id is distinct from item.base_product_id)
      ) as turned
      order by place
      limit ${take}`,
  );
}
