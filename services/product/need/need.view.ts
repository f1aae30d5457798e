import type { NeedAnswer } from '@bazaar/contracts/product';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { toBaseProduct } from '../base-product/base-product.rules.ts';
import { selectBaseProduct } from '../base-product/base-product.sql.ts';
import { selectVariantDrawings, selectVariants, type VariantRow } from '../base-product/variant.sql.ts';
import { toOffers } from '../supplier-product/supplier-product.rules.ts';
import { selectOffers } from '../supplier-product/supplier-product.sql.ts';
import type { FoundGood } from './good.rules.ts';
import type { Known } from './known.rules.ts';
import { nearestOf } from './nearest.rules.ts';
import { type NeedReading, readNeed } from './need.rules.ts';
import { differencesOf, nearFirst, type Terms, URGENT_DAYS } from './need-offers.rules.ts';
import { type ReadPart, readParts, valueText } from './need-parts.rules.ts';
import { missingOf } from './question.rules.ts';
import { saleQuantity } from './sale-quantity.rules.ts';
import { NOISE } from './words-of-need.rules.ts';

type Answer = z.input<typeof NeedAnswer>;

interface Asked {
  readonly text: string;
  readonly known: Known;
}

/** What there is for a need. */
export async function answerFor(db: Database, { text, known }: Asked): Promise<Answer> {
  const reading = readNeed(text, known);
  const read = readParts(text, reading);
  const parts = read.map(({ part }) => part);
  const { good } = reading;
  const base = good === null ? undefined : await selectBaseProduct(db, good.need.family.id);
  if (good === null || base === undefined) {
    const nothing = {
      good: null,
      saleQuantity: null,
      matchingCount: 0,
      question: null,
      exact: [],
      near: [],
      unkept: [],
    };
    return { parts: parts.filter(({ isLocked }) => !isLocked), ignored: [], ...nothing };
  }
  const { id, title, slug, category, drawing, saleUnit, variantsCount } = toBaseProduct({
    row: base,
    breadcrumb: [],
  });
  const quantity = reading.quantity === null ? null : saleQuantity(reading.quantity, good);
  const variants = await selectVariants(db, id, quantity ?? undefined);
  const found = { db, good, read, variants, quantity };
  const unkept = unkeptWishes(found);
  const offers =
    unkept.length > 0 ? { exact: [], near: [] } : await offersFor(found, termsOf(reading, quantity));
  return {
    ...{ parts, ignored: ignoredOf(text, { reading, read }), unkept, ...offers },
    good: { id, title, slug, category, drawing, saleUnit, variantsCount },
    saleQuantity: quantity,
    matchingCount: unkept.length > 0 ? 0 : good.specification.variants.length,
    question: unkept.length > 0 ? null : missingOf(good),
  };
}

function termsOf({ city, budget, time }: NeedReading, quantity: number | null): Terms {
  const withinDays = time === null ? null : (time.withinDays ?? URGENT_DAYS);
  return { city: city?.text ?? null, budget, withinDays, quantity };
}

interface Found {
  readonly db: Database;
  readonly good: FoundGood;
  readonly read: readonly ReadPart[];
  readonly variants: readonly VariantRow[];
  readonly quantity: number | null;
}

function unkeptWishes({ good, read, variants }: Found): Answer['unkept'] {
  return read.flatMap(({ part, wishes, unlisted }, at): Answer['unkept'] => {
    const wish = wishes.find(({ isKept }) => !isKept);
    if (part.isKept) {
      return [];
    }
    if (wish === undefined) {
      const nearest = (unlisted?.nearest ?? []).map((text) => ({
        text,
        variant: null,
        offersCount: 0,
        priceRial: null,
      }));
      return [{ part: at, nearest }];
    }
    const symbol = good.need.columns[wish.option.column]?.symbol ?? null;
    const nearest = nearestOf(wish, good).flatMap(({ variant }) => {
      const row = variants[variant];
      const value = good.need.family.table.variants[variant]?.values[wish.option.column] ?? null;
      const text = wish.option.column < 0 ? row?.code : valueText(value, symbol);
      return row === undefined || text == null ? [] : [{ text, ...variantOf(row) }];
    });
    return [{ part: at, nearest }];
  });
}

const refOf = ({ id, code, title }: VariantRow) => ({ id, code, title });
const variantOf = (row: VariantRow) => ({
  variant: refOf(row),
  offersCount: row.offersCount,
  priceRial: row.minPriceRial,
});

const MAX_VARIANTS = 12;
const MAX_EXACT = 3;
const MAX_OFFERS = 40;
const OFFERS_SHOWN = 4;
const NEAR_SHOWN = 6;

async function offersFor(found: Found, terms: Terms): Promise<Pick<Answer, 'exact' | 'near'>> {
  const { db, good, variants, quantity } = found;
  const places = good.specification.variants
    .filter((place) => (variants[place]?.offersCount ?? 0) > 0)
    .slice(0, MAX_VARIANTS);
  const judged = await Promise.all(
    places.flatMap((place) => {
      const row = variants[place];
      return row === undefined ? [] : [judgeVariant({ db, good, row, place, terms, quantity })];
    }),
  );
  const exact = judged.filter(({ kept }) => kept.length > 0).slice(0, MAX_EXACT);
  const drawings = await selectVariantDrawings(
    db,
    exact.map(({ row }) => row.id),
  );
  const near = nearFirst(judged.flatMap(({ others }) => others)).slice(0, NEAR_SHOWN);
  return {
    exact: exact.map(({ row, place, kept }) => ({
      variant: refOf(row),
      drawing: drawings.get(row.id),
      facts: factsOf(found, place),
      offers: kept.slice(0, OFFERS_SHOWN),
    })),
    near: near.flatMap(({ row, offer, differences: [difference] }) =>
      difference === undefined ? [] : [{ variant: refOf(row), offer, difference }],
    ),
  };
}

interface Judging {
  readonly db: Database;
  readonly good: FoundGood;
  readonly row: VariantRow;
  readonly place: number;
  readonly terms: Terms;
  readonly quantity: number | null;
}

async function judgeVariant({ db, good, row, place, terms, quantity }: Judging) {
  const baseProductId = good.need.family.id;
  const rows = await selectOffers(db, { baseProductId, variantCode: row.code, take: MAX_OFFERS });
  const cities = new Map(rows.map((own) => [own.id, own.deliveryCities]));
  const judged = toOffers(rows, quantity ?? undefined).map((offer) => {
    const unitPriceRial = offer.forQuantity === null ? offer.priceRial : offer.forQuantity.unitPriceRial;
    const { leadTimeDays, minOrder, stepQuantity, stock } = offer;
    const { cityTitle } = offer.supplier;
    const deliveryCities = cities.get(offer.productId) ?? [];
    const differences = differencesOf(
      { cityTitle, deliveryCities, leadTimeDays, minOrder, stepQuantity, stock, unitPriceRial },
      terms,
    );
    return { row, offer, unitPriceRial, differences };
  });
  const kept = judged.filter(({ differences }) => differences.length === 0).map(({ offer }) => offer);
  return { row, place, kept, others: judged.filter(({ differences }) => differences.length > 0) };
}

const MAX_FACTS = 6;

/** What the need asks for first, then what tells the variants apart. */
function factsOf({ good, read }: Found, place: number): Answer['exact'][number]['facts'] {
  const { columns, family } = good.need;
  const asked = new Map(
    read.flatMap(({ wishes }, part) => wishes.map(({ option }) => [option.column, part] as const)),
  );
  const order = columns
    .map((_, column) => column)
    .filter((column) => asked.has(column) || columns[column]?.column.defines === true);
  const sorted = order.toSorted(
    (one, other) => Number(asked.has(other)) - Number(asked.has(one)) || one - other,
  );
  return sorted.slice(0, MAX_FACTS).flatMap((column) => {
    const own = columns[column];
    const text = valueText(family.table.variants[place]?.values[column] ?? null, own?.symbol ?? null);
    return own === undefined || text === null
      ? []
      : [{ title: own.title, text, part: asked.get(column) ?? null }];
  });
}

interface Read {
  readonly reading: NeedReading;
  readonly read: readonly ReadPart[];
}

/** Words that nothing explains and that no part covers; neighbours together. */
function ignoredOf(text: string, { reading: { good, query }, read }: Read): Answer['ignored'] {
  const places = (good?.specification.unknown ?? []).flatMap((at) => {
    const mention = query.mentions[at];
    const isNoise = mention?.tokens.every(({ word }) => NOISE.has(word)) === true;
    const [from, to] = [mention?.tokens[0]?.from ?? 0, mention?.tokens.at(-1)?.to ?? 0];
    const isCovered = read.some(({ part }) => from >= part.from && to <= part.to);
    return mention === undefined || isNoise || isCovered ? [] : [{ from, to }];
  });
  const joined: { from: number; to: number }[] = [];
  for (const place of places) {
    const before = joined.at(-1);
    if (before !== undefined && /^[\s\u200c]*$/.test(text.slice(before.to, place.from))) {
      before.to = place.to;
    } else {
      joined.push({ ...place });
    }
  }
  return joined.map(({ from, to }) => ({ from, to, text: text.slice(from, to) }));
}
