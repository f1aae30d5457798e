import type { DrawingFamily } from '@bazaar/contracts';
import { slugFa } from '@bazaar/locale';
import { familyOfCategory } from './drawing-family.ts';
import { chooseCities, chooseTimes, leadText, scoreOf } from './item-common.ts';
import type { ItemRow } from './item-rows.ts';
import type { ItemTexts, LeafTexts } from './item-texts.ts';
import type { SeededSupplier } from './make-supplier.ts';
import { choosePrice } from './prices.ts';
import { dimensionOf } from './product-dimension.ts';
import { productFacts, sizeText, skuOf, type Values } from './product-facts.ts';
import { type BaseProductStyle, chooseValues } from './property-values.ts';
import { createRandom, type Random } from './random.ts';
import type { SupplierChoice } from './supplier-choice.ts';
import { fill, persianNumber } from './template.ts';
import type { Vocabulary, VocabularyBaseProduct } from './vocabulary.ts';

const FEWEST_OFFERS = 3;
const MAX_OFFERS = 8;
const ATTEMPTS = 40;

/** A product's row and the property values from which it was made. */
export interface MadeProduct {
  readonly row: ItemRow;
  readonly values: Values;
}

export interface ProductMaking {
  readonly vocabulary: Vocabulary;
  readonly styles: Readonly<Record<string, BaseProductStyle>>;
  readonly texts: ItemTexts;
  readonly leafTexts: Readonly<Record<string, LeafTexts>>;
  readonly choice: SupplierChoice;
  readonly seed: number;
  readonly now: Date;
  /** Maximum number of items to make. */
  readonly limit: number;
  /** Id of the first item. */
  readonly firstId: number;
}

/** Three to eight offers of each base product, from small to large sizes, each by another supplier. */
export function makeProducts(making: ProductMaking): MadeProduct[] {
  const made: MadeProduct[] = [];
  for (const product of making.vocabulary.baseProducts) {
    const random = createRandom(`product ${making.seed} ${product.id}`);
    const wanted = Math.min(random.whole(FEWEST_OFFERS, MAX_OFFERS), making.limit - made.length);
    const suppliers = making.choice.take(product.topCategoryId, wanted);
    const titles = new Set<string>();
    for (const [index, supplier] of suppliers.entries()) {
      const id = making.firstId + made.length;
      const offer = { product, supplier, random, id, place: index, of: suppliers.length, titles };
      made.push(makeOffer(making, offer));
    }
  }
  return made;
}

interface OfferMaking {
  readonly product: VocabularyBaseProduct;
  readonly supplier: SeededSupplier;
  readonly random: Random;
  readonly id: number;
  readonly place: number;
  readonly of: number;
  /** Titles that this base product already has. */
  readonly titles: Set<string>;
}

function makeOffer(making: ProductMaking, offer: OfferMaking): MadeProduct {
  const { vocabulary, texts, now } = making;
  const { product, supplier, random, id } = offer;
  const style = styleOf(making, product);
  const { size, values, title } = chooseSize(making, offer, style);
  const family = (style.family ?? familyOfCategory(product.categoryId)) as DrawingFamily;
  const lead = random.pick([0, 1, 2, 3, 5, 7, 10, 14, 21, 30, 45]);
  const sku = `${skuOf(style, values)}-${String(id % 10_000).padStart(4, '0')}`;
  const origin = values.get('origin');
  const row: ItemRow = {
    id,
    base_product_id: product.id,
    category_id: product.categoryId,
    category_type: 'Product',
    supplier_id: supplier.id,
    title,
    slug: slugFa(title),
    sku,
    description: describe(making, offer, { title, lead, size: sizeText(vocabulary, style, values) }),
    ...choosePrice(random, {
      band: [product.priceMin, product.priceMax],
      size,
      minOrder: product.minOrder,
      now,
    }),
    sale_unit: product.saleUnit,
    min_order: product.minOrder,
    step_quantity: product.minOrder >= 100 ? product.minOrder / 10 : 1,
    stock: stockOf(random, product),
    lead_time_days: lead,
    origin_country: origin !== undefined && 'text' in origin ? origin.text : random.pick(texts.origins),
    delivery_cities: chooseCities(random, supplier),
    facts: productFacts(vocabulary, style, values),
    drawing_family: family,
    dimension_mm: dimensionOf(vocabulary, values, { family, size, body: style.mm }),
    score: scoreOf(random, supplier, offer.place === 0),
    ...chooseTimes(random, now),
    is_active: true,
  };
  return { row, values };
}

/** The size of this offer among those of its base product; chosen again when the title is taken. */
function chooseSize(
  making: ProductMaking,
  { product, random, place, of, titles }: OfferMaking,
  style: BaseProductStyle,
) {
  const attempts = Array.from({ length: ATTEMPTS }, (_, attempt) => {
    // When all sizes of this offer's range are taken, any other is used.
    const size = attempt < ATTEMPTS / 2 ? (place + random.next()) / of : random.next();
    const values = chooseValues(product, style, { size, random });
    return { size, values };
  });
  const titleOf = ({ values }: { values: Values }) =>
    `${product.title} ${sizeText(making.vocabulary, style, values)}`;
  const chosen = attempts.find((attempt) => !titles.has(titleOf(attempt))) ?? attempts[0];
  if (chosen === undefined) {
    throw new RangeError('There is always a first attempt.');
  }
  const title = titleOf(chosen);
  titles.add(title);
  return { ...chosen, title };
}

function describe(
  { texts, leafTexts }: ProductMaking,
  { product, supplier, random }: OfferMaking,
  { title, lead, size }: { title: string; lead: number; size: string },
): string {
  const leaf = leafTexts[String(product.categoryId)];
  const values = {
    title,
    base: product.title,
    size,
    supplier: supplier.name,
    city: supplier.cityTitle,
    min: persianNumber(product.minOrder),
    unit: product.saleUnit,
    lead: leadText(lead),
  };
  const sentences = [
    random.pick(texts.productOpenings),
    random.pick(leaf?.use ?? []),
    random.chance(0.6) ? (leaf?.care ?? '') : random.pick(texts.productCare),
    random.pick(texts.productClosings),
  ];
  return sentences.map((sentence) => fill(sentence, values)).join(' ');
}

function stockOf(random: Random, { minOrder, priceMax }: VocabularyBaseProduct): number | null {
  if (random.chance(0.15)) {
    return null;
  }
  const [, most] = STOCK_BY_PRICE.find(([price]) => priceMax > price) ?? STOCK_BY_PRICE[2];
  return minOrder * random.whole(0, most);
}

/** The more a product costs in toman, the smaller its stock, in multiples of the minimum order. */
const STOCK_BY_PRICE = [
  [1_000_000_000, 3],
  [100_000_000, 12],
  [0, 60],
] as const;

function styleOf({ styles }: ProductMaking, { id }: VocabularyBaseProduct): BaseProductStyle {
  const style = styles[String(id)];
  if (style === undefined) {
    throw new RangeError(`The base product ${id} has no line in texts/base-products.json.`);
  }
  return style;
}
