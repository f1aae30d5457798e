import type { DrawingFamily } from '@bazaar/contracts';
import { slugFa } from '@bazaar/locale';
import { drawingOf } from './drawing-choices.ts';
import { type Fact, numberFact, rangeFact, textFact } from './facts.ts';
import { chooseCities, chooseTimes, leadText, scoreOf } from './item-common.ts';
import type { ItemRow } from './item-rows.ts';
import type { ConsultingService, DocumentText, FactValue, ItemTexts, ServiceGroup } from './item-texts.ts';
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
  /** What is true of all items of its kind; by default what the texts of its group say. */
  readonly note?: string;
  readonly minOrder: number;
  readonly step?: number | undefined;
  /** The shortest and the longest. */
  readonly leadDays: readonly [number, number];
  readonly facts: readonly Fact[];
  /** In toman. */
  readonly band: readonly [number, number];
  readonly shares: PriceShares;
}

/** The services of each leaf category of the industrial services. */
export function makeServices(
  making: ServiceMaking,
  groups: readonly ServiceGroup[],
  firstId: number,
): ItemRow[] {
  const every = groups.flatMap(({ sku, leaves }) =>
    leaves.flatMap(({ leaf, note, services }) =>
      services.map((service, place) => ({ sku, leaf, note, service, place })),
    ),
  );
  return every.map(({ sku, leaf, note, service, place }, index) =>
    makeRow(making, {
      ...service,
      id: firstId + index,
      type: 'IndustrialService',
      categoryId: leaf,
      drawing: drawingOf('service', service.title),
      sku: `SRV-${sku}-${leaf}-${place + 1}`,
      openings: making.texts.serviceOpenings,
      closings: making.texts.serviceClosings,
      pricedClosings: making.texts.servicePricedClosings,
      values: {},
      note,
      facts: factsOf(service.facts),
      band: service.priceToman,
      shares: USUAL_SHARES,
    }),
  );
}

/** The given consulting services, one row each. */
export function makeConsulting(
  making: ServiceMaking,
  list: readonly ConsultingService[],
  firstId: number,
): ItemRow[] {
  return list.map((service, index) =>
    makeRow(making, {
      ...service,
      id: firstId + index,
      type: 'ConsultingService',
      drawing: drawingOf('consulting', service.title),
      sku: `CON-${service.categoryId}-${index + 1}`,
      openings: making.texts.consultingOpenings,
      closings: making.texts.consultingClosings,
      pricedClosings: [],
      values: {},
      facts: factsOf(service.facts),
      band: service.priceToman,
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
  return list.map(({ categoryId, code, title, publisher, pages, format = 'PDF', counts = 'صفحه' }, index) => {
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
      values: { code, publisher, size: `${persianNumber(pages)} ${counts}`, format, document: title },
      minOrder: 1,
      leadDays: [0, 0],
      facts: [
        textFact('شماره سند', code),
        numberFact(`تعداد ${counts}`, pages, null),
        textFact('زبان', texts.languageOfPublisher[publisher] ?? 'فارسی'),
        textFact('ناشر', publisher),
        textFact('قالب فایل', format),
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
  const lead = chooseLead(random, item.leadDays);
  const { times, updatedAt, isOld } = chooseTimes(random, now);
  const price = choosePrice(random, {
    ...{ updatedAt, isOld, minOrder: item.minOrder, shares: item.shares },
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
    min_order: item.minOrder,
    step_quantity: item.step ?? 1,
    stock: null,
    lead_time_days: lead,
    origin_country: ORIGIN,
    local_delivery_only: false,
    delivery_cities: isDocument ? [] : chooseCities(random, supplier),
    facts: item.facts,
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
    ...(item.note === undefined ? [random.pick(group.use), random.pick(group.care)] : [item.note]),
    random.pick(hasPrice ? [...item.closings, ...item.pricedClosings] : item.closings),
  ];
  return sentences.map((sentence) => fill(sentence, values)).join(' ');
}

const WEEK = 7;

/** A delivery time within a range; a long one is told in whole weeks, where the range has any. */
export function chooseLead(random: Random, [least, most]: readonly [number, number]): number {
  const days = random.whole(least, most);
  const weeks = Math.round(days / WEEK) * WEEK;
  return days > 2 * WEEK && weeks >= least && weeks <= most ? weeks : days;
}

function factsOf(facts: Readonly<Record<string, FactValue>>): Fact[] {
  return Object.entries(facts).map(([title, value]) => factOf(title, value));
}

function factOf(title: string, value: FactValue): Fact {
  if (typeof value === 'string') {
    return textFact(title, value);
  }
  return value.length === 2
    ? numberFact(title, ...value)
    : rangeFact(title, { from: value[0], to: value[1], unitSymbol: value[2] });
}
