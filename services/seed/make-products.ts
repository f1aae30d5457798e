import { slugFa } from '@bazaar/locale';
import type { Fact } from './facts.ts';
import type { Family, FamilyVariant } from './families.ts';
import { chooseCities, chooseTimes, scoreOf } from './item-common.ts';
import type { ItemRow } from './item-rows.ts';
import type { ItemTexts } from './item-texts.ts';
import type { SeededSupplier } from './make-supplier.ts';
import { choosePrice, LAST_TIER, type Price, type PriceShares, priceAround } from './prices.ts';
import { dimensionOf } from './product-dimension.ts';
import { describeProduct } from './product-texts.ts';
import { createRandom, type Random } from './random.ts';
import type { SupplierChoice } from './supplier-choice.ts';
import type { Vocabulary } from './vocabulary.ts';

const COMMON_SHARE = 0.25;
const COMMON_OFFERS = [3, 8] as const;
const RARE_OFFERS = [1, 2] as const;
/** How many common sizes, and how many others, each base product has in a limited seed. */
const LIMITED_SIZES = 1;
const UNSPECIFIED_STOCK_SHARE = 0.12;
const IN_STOCK_SHARE = 0.7;
const SOONEST_DAYS = 2;
/** Large goods are sold one at a time and more often on inquiry. */
const SHARES: Readonly<Record<'bulk' | 'single', PriceShares>> = {
  bulk: { inquiry: 0.14, tiered: 0.24 },
  single: { inquiry: 0.28, tiered: 0 },
};

export interface ProductMaking {
  readonly vocabulary: Vocabulary;
  readonly families: readonly Family[];
  readonly texts: ItemTexts;
  readonly choice: SupplierChoice;
  readonly seed: number;
  readonly now: Date;
  /** Maximum number of items to make. */
  readonly limit: number;
  /** Whether each base product is sold in a common and in a rare size only, so that few items are of many kinds. */
  readonly isSmall: boolean;
  /** Id of the first item. */
  readonly firstId: number;
  /** The facts of a variant; without it the database adds them. */
  readonly factsOf?: (variant: FamilyVariant) => readonly Fact[];
}

/** Offers of every variant, each by another supplier: three to eight of a common one, one or two of a rare one. */
export function makeProducts(making: ProductMaking): ItemRow[] {
  const made: ItemRow[] = [];
  for (const family of making.families) {
    const random = createRandom(`product ${making.seed} ${family.baseProductId}`);
    for (const { variant, wanted } of chooseSizes(making, family, random)) {
      const suppliers = making.choice.take(family.categoryId, Math.min(wanted, making.limit - made.length));
      for (const [place, supplier] of suppliers.entries()) {
        const id = making.firstId + made.length;
        made.push(makeOffer(making, { family, variant, supplier, random, id, place }));
      }
    }
  }
  return made;
}

/** The variants that are sold, with the number of offers of each. */
function chooseSizes({ isSmall }: ProductMaking, { variants }: Family, random: Random) {
  const common = new Set(random.sample(variants, Math.max(1, Math.round(variants.length * COMMON_SHARE))));
  const sizes = variants.map((variant) => {
    const isCommon = common.has(variant);
    return { variant, isCommon, wanted: wholeBetween(random, isCommon ? COMMON_OFFERS : RARE_OFFERS) };
  });
  if (!isSmall) {
    return sizes;
  }
  const kept = [true, false].flatMap((isCommon) =>
    sizes.filter((size) => size.isCommon === isCommon).slice(0, LIMITED_SIZES),
  );
  return sizes.filter((size) => kept.includes(size));
}

function wholeBetween(random: Random, [least, most]: readonly [number, number]): number {
  return random.whole(least, most);
}

interface OfferMaking {
  readonly family: Family;
  readonly variant: FamilyVariant;
  readonly supplier: SeededSupplier;
  readonly random: Random;
  readonly id: number;
  readonly place: number;
}

function makeOffer(making: ProductMaking, offer: OfferMaking): ItemRow {
  const { family, variant, supplier, random, id } = offer;
  const title = `${family.title} ${variant.suffix}`;
  const { times, updatedAt, isOld } = chooseTimes(random, making.now);
  const price = priceOf(offer, { updatedAt, isOld });
  const { stock, lead } = chooseStock(random, family, variant);
  return {
    id,
    base_product_id: family.baseProductId,
    variant_id: variant.id,
    category_id: family.categoryId,
    category_type: 'Product',
    supplier_id: supplier.id,
    title,
    slug: slugFa(title),
    sku: `${variant.code}-${String(supplier.id).padStart(3, '0')}`,
    description: describeProduct(making.texts, {
      ...{ family, variant, supplier, random, lead },
      isStocked: (stock ?? 0) > 0,
      priceKind: price.price_kind,
    }),
    ...price,
    sale_unit: family.saleUnit,
    min_order: variant.minOrder,
    step_quantity: variant.step,
    stock,
    lead_time_days: lead,
    origin_country: random.pick(family.origins),
    local_delivery_only: family.localDeliveryOnly,
    delivery_cities: family.localDeliveryOnly ? [supplier.cityTitle] : chooseCities(random, supplier),
    facts: making.factsOf?.(variant) ?? [],
    drawing_family: family.drawing,
    dimension_mm: dimensionOf(making.vocabulary, family, variant),
    score: scoreOf(random, supplier, offer.place === 0),
    ...times,
    is_active: true,
  };
}

function priceOf(
  { family, variant, random }: OfferMaking,
  age: { readonly updatedAt: Date; readonly isOld: boolean },
): Price {
  const [, most] = family.stockTypical;
  return choosePrice(random, {
    ...age,
    toman: priceAround(random, variant.priceToman),
    minOrder: variant.minOrder,
    shares: most >= variant.minOrder * LAST_TIER ? SHARES.bulk : SHARES.single,
  });
}

/** What is in stock is delivered within two days; the rest takes as long as the family's goods usually do. */
function chooseStock(
  random: Random,
  { stockTypical: [least, most], leadTimeDays: [soonest, latest] }: Family,
  { minOrder, step }: FamilyVariant,
): { readonly stock: number | null; readonly lead: number } {
  const lead = random.whole(Math.max(1, soonest), Math.max(1, latest));
  if (random.chance(UNSPECIFIED_STOCK_SHARE)) {
    return { stock: null, lead };
  }
  if (!random.chance(IN_STOCK_SHARE)) {
    return { stock: 0, lead };
  }
  const wanted = Math.max(least, 1) * (most / Math.max(least, 1)) ** random.next();
  const steps = Math.max(0, Math.floor((wanted - minOrder) / step));
  return { stock: minOrder + steps * step, lead: random.whole(0, SOONEST_DAYS) };
}
