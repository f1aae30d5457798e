import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { preparedQuery } from '../../kit/database/prepared-query.ts';
import { MAIN_FACTS } from './supplier-product.rules.ts';
import type { DetailRow, OfferRow, SummaryRow } from './supplier-product.types.ts';

/** In a large category, only the best items take turns. */
const CONSIDERED = 200;
/** Facts on the card of an item; product.refresh_cards() writes as many. */
const KEY_FACTS = 3;

const SUPPLIER_COLUMNS = sql`
  supplier.id as "supplierId", supplier.name as "supplierName", supplier.slug as "supplierSlug",
  supplier.city_title as "supplierCity", supplier.verified_at as "supplierVerifiedAt"`;

const SUMMARY_COLUMNS = sql`
  item.id, item.base_product_id as "baseProductId", variant.code as "variantCode",
  item.category_type as "categoryType", leaf.id as "categoryId",
  leaf.title as "categoryTitle", leaf.slug as "categorySlug", item.title, item.slug, item.sku,
  item.price_kind as "priceKind", item.price_rial as "priceRial", item.price_valid_until as "priceValidUntil",
  item.sale_unit as "saleUnit", jsonb_path_query_array(item.facts, ${sql.lit(`$[0 to ${KEY_FACTS - 1}]`)}) as "keyFacts",
  product.drawing(
    item.drawing_family, item.id, item.dimension_mm, item.sku, variant.drawing_form, variant.drawing_count
  ) as drawing,
  coalesce(summary.offers_count, 1) as "offersCount", ${SUPPLIER_COLUMNS}`;

const SUMMARY_TABLES = sql`
  join product.category as leaf on leaf.id = item.category_id
  join merchant.supplier_lines() as supplier on supplier.id = item.supplier_id
  left join product.variant on variant.id = item.variant_id
  left join product.variant_summary as summary on summary.variant_id = item.variant_id`;

const DETAIL_COLUMNS = sql`
  item.facts::text as facts,
  case when jsonb_array_length(item.facts) > ${sql.lit(MAIN_FACTS)}
    then jsonb_path_query_array(item.facts, ${sql.lit(`$[0 to ${MAIN_FACTS - 1}]`)})::text
  end as "mainFacts",
  item.description, item.min_order as "minOrder", item.step_quantity as "stepQuantity", item.stock,
  item.lead_time_days as "leadTimeDays", item.origin_country as "originCountry",
  item.local_delivery_only as "localDeliveryOnly",
  array_to_json(item.delivery_cities)::text as "deliveryCities", item.price_tiers::text as "priceTiers",
  item.updated_at as "updatedAt",
  (
    select json_agg(
      json_build_object(
        'id', document.file_id, 'title', document.title, 'mediaType', document.media_type,
        'sizeBytes', document.size_bytes
      ) order by document.ordinal
    )::text
    from product.product_document as document
    where document.product_id = item.id
  ) as documents,
  (
    select json_agg(
      json_build_object(
        'id', image.image_id, 'alt', image.alt, 'width', image.width, 'height', image.height, 'sources', image.sources
      ) order by image.ordinal
    )::text
    from product.product_image as image
    where image.product_id = item.id
  ) as images,
  (
    select json_agg(
      json_build_object(
        'id', above.id, 'title', above.title, 'slug', above.slug, 'categoryType', above.category_type, 'typeTitle', kind.title
      ) order by path.depth desc
    )
    from product.category_ancestor as path
    join product.category as above on above.id = path.ancestor_id
    join product.category_type as kind on kind.code = above.category_type
    where path.category_id = item.category_id
  ) as breadcrumb`;

/**
 * The contract's SupplierProductSummary of the row `listed` of `product.listing_card` as the text of a JSON object without
 * its braces, for lists and the page of an item (decision 0017); null when its supplier is not active.
 */
const SUMMARY_FIELDS = sql`
  listed.card || (',"offersCount":' || listed.offers_count || ',"supplier":' || listed.supplier_line)`;

/** The summary of an item as the text of a JSON object without its braces; null when it is not listed. */
export function summaryFieldsOf(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${SUMMARY_FIELDS} from product.listing_card as listed where listed.product_id = ${id})`;
}

/** The items that a page query has selected, in its order. */
export async function selectSummaries(db: Database, page: RawBuilder<unknown>): Promise<SummaryRow[]> {
  const result = await sql<SummaryRow>`
    with page as materialized (${page})
    select ${SUMMARY_COLUMNS}
    from page
    join product.supplier_product as item on item.id = page.id and item.is_listed
    ${SUMMARY_TABLES}
    order by page.place`.execute(db);
  return result.rows;
}

const readDetail = preparedQuery<{ id: number }, DetailRow>(
  ({ id }) => sql<DetailRow>`
    select ${SUMMARY_FIELDS} as summary, ${DETAIL_COLUMNS}
    from product.listing_card as listed
    join product.supplier_product as item on item.id = listed.product_id
    where listed.product_id = ${id}`,
);

/** One listed item with its breadcrumb. */
export async function selectDetail(db: Database, id: number): Promise<DetailRow | undefined> {
  const [row] = await readDetail(db, { id });
  return row?.summary === null ? undefined : row;
}

interface WantedOffers {
  readonly baseProductId: number;
  readonly variantCode: string;
  readonly take: number;
}

/** Listed offers of a variant, cheapest first at their minimum order. */
export async function selectOffers(
  db: Database,
  { baseProductId, variantCode, take }: WantedOffers,
): Promise<OfferRow[]> {
  const result = await sql<OfferRow>`
    with item as materialized (
      select * from product.supplier_product
      where base_product_id = ${baseProductId} and is_listed
        and variant_id = (select id from product.variant where code = ${variantCode})
      order by price_rial, id
      limit ${take}
    )
    select item.id, ${variantCode}::text as "variantCode", item.title, item.slug, item.sku, item.price_kind as "priceKind", item.price_rial as "priceRial",
      item.price_tiers as "priceTiers", item.price_valid_until as "priceValidUntil", item.sale_unit as "saleUnit",
      item.min_order as "minOrder", item.step_quantity as "stepQuantity", item.stock,
      item.lead_time_days as "leadTimeDays", item.facts, item.delivery_cities as "deliveryCities", supplier.id as "supplierId", supplier.name as "supplierName",
      supplier.slug as "supplierSlug", supplier.city_title as "supplierCity",
      supplier.verified_at as "supplierVerifiedAt", supplier.province_title as "supplierProvince",
      supplier.rating_average as "supplierRating", supplier.response_minutes as "supplierResponseMinutes"
    from item
    join merchant.supplier_brief(array(select supplier_id from item)) as supplier on supplier.id = item.supplier_id
    order by item.price_rial nulls last, item.id`.execute(db);
  return result.rows;
}

/**
 * Items of the same category and other base products; the base products alternate. Undefined when the item itself
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
        select near.id, near.score, row_number() over (
          partition by coalesce(near.base_product_id, -near.id) order by near.score desc, near.id desc
        ) as turn
        from (
          select other.id, other.score, other.base_product_id
          from product.supplier_product as item
          join product.product_category as listed on listed.category_id = item.category_id
          join product.supplier_product as other on other.id = listed.product_id
          where item.id = ${id} and other.id <> item.id
            and (item.base_product_id is null or other.base_product_id is distinct from item.base_product_id)
          order by listed.score desc, listed.product_id desc
          limit ${CONSIDERED}
        ) as near
      ) as turned
      order by place
      limit ${take}`,
  );
}

/** The variant of a listed item, and its base product. */
interface VariantOfItem {
  readonly variantId: number | null;
  /** Null exactly when there is no variant. */
  readonly baseProduct: { readonly id: number; readonly title: string; readonly slug: string } | null;
}

/** The variant of a listed item; undefined when the item is not listed. */
export async function findVariantOf(db: Database, id: number): Promise<VariantOfItem | undefined> {
  const { rows } = await sql<VariantOfItem>`
    select item.variant_id as "variantId",
      case when base.id is not null then json_build_object('id', base.id, 'title', base.title, 'slug', base.slug) end
        as "baseProduct"
    from product.supplier_product as item
    left join product.base_product as base on base.id = item.base_product_id
    where item.id = ${id} and item.is_listed`.execute(db);
  return rows[0];
}
