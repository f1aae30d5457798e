import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { OfferRow } from '../supplier-product/supplier-product.types.ts';
import { cityKey, type Terms } from './need-offers.rules.ts';

/** The same sizes of a family and its series. */
export interface WantedSizes {
  /** The family whose size table was read. */
  readonly familyId: number;
  /** Its base products that are asked for: the first one is shown, and the others are its series. */
  readonly baseIds: readonly number[];
  /** Variants of the family, in their order. */
  readonly variantIds: readonly number[];
}

/** A size as it is shown. */
export interface ShownSize {
  /** The variant of the family. */
  readonly familyVariantId: number;
  /** The same one of the base product that is shown. */
  readonly shownId: number;
  readonly shownCode: string;
  readonly shownTitle: string;
}

/** An offer of a wanted size. */
export interface NeedOfferRow extends OfferRow, ShownSize {}

/** How many are shown. */
export interface Most {
  readonly variants: number;
  readonly offersOfVariant: number;
  readonly near: number;
}

/**
 * The variants of all base products that are the same size: the number in its table and the title are the same, because
 * series differ in nothing else. Sizes that are gone since the family was read are left out.
 */
function sizesOf({ familyId, baseIds, variantIds }: WantedSizes) {
  return sql`
    size as (
      select variant.id, variant.base_product_id, variant.code, variant.title,
        row_number() over (partition by variant.base_product_id order by variant.ordinal) as number
      from product.variant where variant.base_product_id = any(${[familyId, ...baseIds]}::int[])
    ),
    wanted as materialized (
      select asked.place, own.id as "familyVariantId", shown.id as "shownId", shown.code as "shownCode",
        shown.title as "shownTitle", same.id as variant_id, same.base_product_id, same.code as "variantCode"
      from unnest(${variantIds}::int[]) with ordinality as asked (id, place)
      join size as own on own.id = asked.id
      join size as shown
        on shown.number = own.number and shown.title = own.title and shown.base_product_id = ${baseIds[0]}
      join size as same
        on same.number = own.number and same.title = own.title and same.base_product_id = any(${baseIds}::int[])
    )`;
}

/**
 * The offers that keep everything, of the first sizes that have any, and those that differ in one thing, in the order of
 * giving way; where there are neither, those that differ in the fewest. All offers of all sizes are judged, as `differencesOf` judges them; a test holds the two equal.
 */
export async function selectNeedOffers(
  db: Database,
  sizes: WantedSizes,
  { terms: { city, budget, withinDays, quantity, today }, most }: { terms: Terms; most: Most },
): Promise<NeedOfferRow[]> {
  const units = budget?.perUnit === true ? 1 : (quantity ?? 1);
  const { rows } = await sql<NeedOfferRow>`
    with ${sizesOf(sizes)},
    offer as materialized (
      select wanted.place, wanted."familyVariantId", wanted."shownId", wanted."shownCode", wanted."shownTitle",
        wanted."variantCode", item.id, item.supplier_id, item.delivery_cities, item.price_valid_until,
        item.lead_time_days, item.min_order, item.step_quantity,
        product.unit_price_at(item.price_rial, item.price_tiers, ${quantity}::int) as unit_price
      from wanted
      join product.supplier_product as item
        on item.base_product_id = wanted.base_product_id and item.variant_id = wanted.variant_id and item.is_listed
    ),
    seller as materialized (
      select supplier.id, supplier.city_title
      from merchant.supplier_brief(array(select distinct supplier_id from offer)) as supplier
    ),
    there as materialized (
      select coalesce(array_agg(named.title), '{}') as titles
      from (select unnest(delivery_cities) as title from offer union select city_title from seller) as named
      where replace(kit.fa_norm(named.title), ' ', '') = ${city === null ? null : cityKey(city)}::text
    ),
    judged as (
      select offer.*,
        ${city !== null}::boolean and cardinality(offer.delivery_cities) > 0
          and not (offer.delivery_cities || seller.city_title && there.titles) as "isFar",
        case when offer.unit_price is null then ${budget !== null}::boolean
          else coalesce(offer.price_valid_until < ${today}::date, false)
            or coalesce(offer.unit_price::numeric * ${units}::int > ${budget?.rial ?? null}::bigint, false)
        end as "isDoubtful",
        coalesce(offer.lead_time_days > ${withinDays}::int, false) as "isLate",
        coalesce(
          ${quantity}::int < offer.min_order or (${quantity}::int - offer.min_order) % offer.step_quantity <> 0, false
        ) as "isUneven"
      from offer join seller on seller.id = offer.supplier_id cross join there
    ),
    counted as (
      select judged.*, "isFar"::int + "isDoubtful"::int + "isLate"::int + "isUneven"::int as differences,
        case when "isFar" then 1 when "isDoubtful" then 2 when "isLate" then 3 else 4 end as kind
      from judged
    ),
    exact as (
      select counted.*, dense_rank() over (order by place) as size_turn,
        row_number() over (partition by place order by unit_price nulls last, id) as offer_turn
      from counted where differences = 0
    ),
    near as (
      select counted.* from counted
      where differences > 0 and differences = (select min(differences) from counted where differences > 0)
        and (differences = 1 or not exists (select from exact))
      order by kind, unit_price nulls last, place, id limit ${most.near}
    ),
    chosen as (
      select 0 as kind, place, unit_price, id, "familyVariantId", "shownId", "shownCode", "shownTitle", "variantCode"
      from exact where size_turn <= ${most.variants} and offer_turn <= ${most.offersOfVariant}
      union all
      select kind, place, unit_price, id, "familyVariantId", "shownId", "shownCode", "shownTitle", "variantCode" from near
    )
    select chosen."familyVariantId", chosen."shownId", chosen."shownCode", chosen."shownTitle", chosen."variantCode",
      item.id, item.title, item.slug, item.sku, item.price_kind as "priceKind", item.price_rial as "priceRial",
      item.price_tiers as "priceTiers", item.price_valid_until as "priceValidUntil", item.sale_unit as "saleUnit",
      item.min_order as "minOrder", item.step_quantity as "stepQuantity", item.stock,
      item.lead_time_days as "leadTimeDays", item.facts, item.delivery_cities as "deliveryCities",
      supplier.id as "supplierId", supplier.name as "supplierName", supplier.slug as "supplierSlug",
      supplier.city_title as "supplierCity", supplier.verified_at as "supplierVerifiedAt",
      supplier.province_title as "supplierProvince", supplier.rating_average as "supplierRating",
      supplier.response_minutes as "supplierResponseMinutes"
    from chosen
    join product.supplier_product as item on item.id = chosen.id
    join merchant.supplier_brief(array(
      select one.supplier_id from chosen join offer as one on one.id = chosen.id
    )) as supplier on supplier.id = item.supplier_id
    order by chosen.kind, case when chosen.kind = 0 then chosen.place else 0 end, chosen.unit_price nulls last,
      chosen.place, chosen.id`.execute(db);
  return rows;
}

/** A wanted size with the offers of all base products that are asked for. */
export interface OfferedSizeRow extends ShownSize {
  readonly offersCount: number;
  /** Of one unit at the quantity; null when it is on inquiry only. */
  readonly minPriceRial: number | null;
}

/** Sizes with how many offers there are, and the lowest price. */
export async function selectOfferedSizes(
  db: Database,
  sizes: WantedSizes,
  quantity: number | null,
): Promise<OfferedSizeRow[]> {
  const { rows } = await sql<OfferedSizeRow>`
    with ${sizesOf(sizes)}
    select wanted."familyVariantId", wanted."shownId", wanted."shownCode", wanted."shownTitle",
      count(item.id)::int as "offersCount",
      min(product.unit_price_at(
        item.price_rial, item.price_tiers, coalesce(${quantity}::int, base.min_order)
      )) as "minPriceRial"
    from wanted
    join product.base_product as base on base.id = wanted.base_product_id
    left join product.supplier_product as item
      on item.base_product_id = wanted.base_product_id and item.variant_id = wanted.variant_id and item.is_listed
    group by wanted.place, wanted."familyVariantId", wanted."shownId", wanted."shownCode", wanted."shownTitle"
    order by wanted.place`.execute(db);
  return rows;
}
