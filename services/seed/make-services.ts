import type { DrawingFamily } from '@bazaar/contracts';
import { slugFa } from '@bazaar/locale';
import { drawingOf } from './drawing-choices.ts';
import { type Fact, numberFact, textFact } from './facts.ts';
import { chooseCities, chooseTimes, leadText, scoreOf } from './item-common.ts';
import type { ItemRow } from './item-rows.ts';
import type { ConsultingText, DocumentText, ItemTexts, ServiceFact, ServiceGroup } from './item-texts.ts';
import type { SeededSupplier } from './make-supplier.ts';
import { ALWAYS_FIXED, choosePrice, type PriceShares, priceInBand, USUAL_SHARES } from './prices.ts';
import { createRandom, type Random } from './random.ts';
import type { SupplierChoice } from './supplier-choice.ts';
import { groupTexts, type SupplierTexts } from './supplier-texts.ts';
import { fill, persianNumber } from './template.ts';
import { groupOf } from './vocabulary.ts';

const DOCUMENTS = 4000;
const TOMAN_PER_PAGE = 2200;
const ORIGIN = 'ایران';

export interface ServiceMaking {
  readonly texts: ItemTexts;
  readonly supplierTexts: SupplierTexts;
  readonly choice: SupplierChoice;
  readonly seed: number;
  readonly now: Date;
}

/** What distinguishes one service from another; the rest is the same for all. */
interface Item {
  readonly id: number;
  readonly type: 'IndustrialService' | 'ConsultingService' | 'ElectronicDocument';
  readonly categoryId: number;
  readonly title: string;
  readonly drawing: DrawingFamily;
  readonly sku: string;
  readonly unit: string;
  readonly openings: readonly string[];
  readonly closings: readonly string[];
  /** Further closings of items with a price. */
  readonly pricedClosings: readonly string[];
  /** Values for the sentences, besides title, supplier, city, unit and lead time. */
  readonly values: Readonly<Record<string, string>>;
  readonly leadDays: readonly number[];
  readonly facts: (random: Random) => Fact[];
  /** In toman. */
  readonly band: readonly [number, number];
  readonly shares: PriceShares;
}

/** Two services for each leaf category of the industrial services. */
export function makeServices(
  making: ServiceMaking,
  groups: readonly ServiceGroup[],
  firstId: number,
): ItemRow[] {
  const titles = groups.flatMap((group) =>
    Object.entries(group.leaves).flatMap(([leaf, leafTitles]) =>
      leafTitles.map((title, place) => ({ group, leaf, title, place })),
    ),
  );
  return titles.map(({ group, leaf, title, place }, index) =>
    makeRow(making, {
      id: firstId + index,
      type: 'IndustrialService',
      categoryId: Number(leaf),
      title,
      drawing: drawingOf('service', title),
      sku: `SRV-${group.sku}-${leaf}-${place + 1}`,
      unit: group.unit,
      openings: making.texts.serviceOpenings,
      closings: making.texts.serviceClosings,
      pricedClosings: making.texts.servicePricedClosings,
      values: {},
      leadDays: [1, 2, 3, 5, 7, 14],
      facts: (random) => group.facts.map((fact) => serviceFact(fact, random)),
      band: group.priceToman,
      shares: USUAL_SHARES,
    }),
  );
}

/** The given consulting services, one row each. */
export function makeConsulting(
  making: ServiceMaking,
  list: readonly ConsultingText[],
  firstId: number,
): ItemRow[] {
  return list.map(({ categoryId, title, unit, priceToman }, index) =>
    makeRow(making, {
      id: firstId + index,
      type: 'ConsultingService',
      categoryId,
      title,
      drawing: drawingOf('consulting', title),
      sku: `CON-${categoryId}-${index + 1}`,
      unit,
      openings: making.texts.consultingOpenings,
      closings: making.texts.consultingClosings,
      pricedClosings: [],
      values: {},
      leadDays: [7, 14, 21, 28, 42, 56, 84],
      facts: (random) => [
        textFact('واحد محاسبه', unit),
        numberFact('اندازه تیم (نفر)', random.whole(2, 6), null),
        textFact('شیوه کار', random.pick(['حضوری در محل شما', 'حضوری و آنلاین', 'آنلاین با دو نوبت حضور'])),
        textFact(
          'خروجی',
          random.pick(['گزارش و فایل ویرایش‌پذیر', 'گزارش، ارائه و آموزش', 'مدارک کامل و صورت‌جلسه']),
        ),
      ],
      band: priceToman,
      shares: USUAL_SHARES,
    }),
  );
}

/** The given documents, one row each; the price depends on the number of pages. */
export function makeDocuments(
  making: ServiceMaking,
  list: readonly DocumentText[],
  firstId: number,
): ItemRow[] {
  const { texts } = making;
  return list.map(({ categoryId, code, title, publisher, pages }, index) => {
    const toman = Math.max(45_000, pages * TOMAN_PER_PAGE);
    return makeRow(making, {
      id: firstId + index,
      type: 'ElectronicDocument',
      categoryId,
      title: `${title} (${code})`,
      drawing: drawingOf('document', code),
      sku: `DOC-${categoryId}-${index + 1}`,
      unit: 'نسخه',
      openings: texts.documentOpenings,
      closings: texts.documentClosings,
      pricedClosings: [],
      values: { code, publisher, pages: persianNumber(pages), document: title },
      leadDays: [0],
      facts: (random) => [
        textFact('شماره سند', code),
        numberFact('تعداد صفحه', pages, null),
        textFact('زبان', random.pick(texts.languages)),
        textFact('ناشر', publisher),
        textFact('قالب فایل', 'PDF'),
      ],
      band: [toman, toman * 1.6],
      shares: ALWAYS_FIXED,
    });
  });
}

function makeRow({ supplierTexts, choice, seed, now }: ServiceMaking, item: Item): ItemRow {
  const random = createRandom(`item ${seed} ${item.id}`);
  const isDocument = item.type === 'ElectronicDocument';
  const [supplier] = choice.take(isDocument ? DOCUMENTS : item.categoryId, 1);
  if (supplier === undefined) {
    throw new RangeError(`No supplier works in the group of ${item.categoryId}.`);
  }
  const lead = random.pick(item.leadDays);
  const { times, updatedAt, isOld } = chooseTimes(random, now);
  const price = choosePrice(random, {
    ...{ updatedAt, isOld, minOrder: 1, shares: item.shares },
    toman: priceInBand(random, item.band),
  });
  return {
    id: item.id,
    base_product_id: null,
    variant_id: null,
    category_id: item.categoryId,
    category_type: item.type,
    supplier_id: supplier.id,
    title: item.title,
    slug: slugFa(item.title),
    sku: item.sku,
    description: describe({
      item,
      supplier,
      supplierTexts,
      random,
      lead,
      hasPrice: price.price_rial !== null,
    }),
    ...price,
    sale_unit: item.unit,
    min_order: 1,
    step_quantity: 1,
    stock: null,
    lead_time_days: lead,
    origin_country: ORIGIN,
    local_delivery_only: false,
    delivery_cities: isDocument ? [] : chooseCities(random, supplier),
    facts: item.facts(random),
    drawing_family: item.drawing,
    dimension_mm: null,
    score: scoreOf(random, supplier, true),
    ...times,
    is_active: true,
  };
}

interface Describing {
  readonly item: Item;
  readonly supplier: SeededSupplier;
  readonly supplierTexts: SupplierTexts;
  readonly random: Random;
  readonly lead: number;
  readonly hasPrice: boolean;
}

function describe({ item, supplier, supplierTexts, random, lead, hasPrice }: Describing): string {
  const group = groupTexts(supplierTexts, groupOf(item.categoryId));
  const values = {
    title: item.values.document ?? item.title,
    supplier: supplier.name,
    city: supplier.cityTitle,
    unit: item.unit,
    lead: leadText(lead),
    ...item.values,
  };
  const sentences = [
    random.pick(item.openings),
    random.pick(group.use),
    random.pick(group.care),
    random.pick(hasPrice ? [...item.closings, ...item.pricedClosings] : item.closings),
  ];
  return sentences.map((sentence) => fill(sentence, values)).join(' ');
}

function serviceFact(fact: ServiceFact, random: Random): Fact {
  if ('texts' in fact) {
    return textFact(fact.title, random.pick(fact.texts));
  }
  const value = random.pick(fact.values);
  return fact.suffix === undefined
    ? numberFact(fact.title, value, fact.unit ?? null)
    : textFact(fact.title, `${persianNumber(value)} ${fact.suffix}`);
}
