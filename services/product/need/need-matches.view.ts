import type { NeedAnswer } from '@bazaar/contracts/product';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { selectVariantDrawings } from '../base-product/variant.sql.ts';
import { toOffers } from '../supplier-product/supplier-product.rules.ts';
import type { FoundGood } from './good.rules.ts';
import { type NearestValue, nearestOf } from './nearest.rules.ts';
import { differencesOf, type Terms } from './need-offers.rules.ts';
import {
  type NeedOfferRow,
  type OfferedSizeRow,
  type ShownSize,
  selectNeedOffers,
  selectOfferedSizes,
  type WantedSizes,
} from './need-offers.sql.ts';
import { type ReadPart, valueText } from './need-parts.rules.ts';
import type { Wish } from './specification.rules.ts';

type Answer = z.input<typeof NeedAnswer>;

/** A good that the catalogue has, as a need asks for it. */
export interface Found {
  readonly db: Database;
  readonly good: FoundGood;
  readonly read: readonly ReadPart[];
  /** The base product that is shown, and its series. */
  readonly baseIds: readonly number[];
  readonly quantity: number | null;
}

function sizesAt({ good, baseIds }: Found, places: readonly number[]): WantedSizes {
  const { id, table } = good.need.family;
  return {
    familyId: id,
    baseIds,
    variantIds: places.flatMap((place) => table.variants[place]?.id ?? []),
  };
}

/** A wish that no variant keeps, at its place among the parts. */
interface Unkept {
  readonly at: number;
  /** Null when no column speaks of it. */
  readonly wish: Wish | null;
  readonly near: readonly NearestValue[];
  /** Standards and grades of the good instead. */
  readonly texts: readonly string[];
}

function unkeptOf({ read, good }: Found): Unkept[] {
  return read.flatMap(({ part, wishes, unlisted }, at) => {
    const wish = wishes.find(({ isKept }) => !isKept) ?? null;
    const near = part.isKept || wish === null ? [] : nearestOf(wish, good);
    return part.isKept ? [] : [{ at, wish, near, texts: unlisted?.nearest ?? [] }];
  });
}

/** The wishes that no variant keeps, each with the nearest that can be had. */
export async function unkeptWishes(found: Found): Promise<Answer['unkept']> {
  const unkept = unkeptOf(found);
  const places = new Set(unkept.flatMap(({ near }) => near.map(({ variant }) => variant)));
  const sizes =
    places.size === 0 ? [] : await selectOfferedSizes(found.db, sizesAt(found, [...places]), found.quantity);
  const sizeOf = new Map(sizes.map((size) => [size.familyVariantId, size]));
  const nothing = { variant: null, offersCount: 0, priceRial: null };
  return unkept.map(({ at, wish, near, texts }) => ({
    part: at,
    nearest:
      wish === null
        ? texts.map((text) => ({ text, ...nothing }))
        : near.flatMap(({ variant }) => nearestAt(found.good, { variant, wish, sizeOf })),
  }));
}

interface Nearest {
  /** Its place in the table. */
  readonly variant: number;
  readonly wish: Wish;
  readonly sizeOf: ReadonlyMap<number, OfferedSizeRow>;
}

function nearestAt({ need }: FoundGood, { variant, wish: { option }, sizeOf }: Nearest) {
  const own = need.family.table.variants[variant];
  const size = own === undefined ? undefined : sizeOf.get(own.id);
  const symbol = need.columns[option.column]?.symbol ?? null;
  const text = option.column < 0 ? size?.shownCode : valueText(own?.values[option.column] ?? null, symbol);
  return size === undefined || text == null
    ? []
    : [{ text, variant: refOf(size), offersCount: size.offersCount, priceRial: size.minPriceRial }];
}

const refOf = ({ shownId, shownCode, shownTitle }: ShownSize) => ({
  ...{ id: shownId, code: shownCode, title: shownTitle },
});

const MAX_SHOWN = { variants: 3, offersOfVariant: 4, near: 6 };

/** The offers that keep everything, by their sizes, and those that differ in the least. */
export async function offersFor(found: Found, terms: Terms): Promise<Pick<Answer, 'exact' | 'near'>> {
  const { db, good, quantity } = found;
  const sizes = sizesAt(found, good.specification.variants);
  const rows = await selectNeedOffers(db, sizes, { terms, most: MAX_SHOWN });
  const judged = rows.flatMap((row) => judgeOffer(row, { terms, quantity }));
  const kept = judged.filter(({ differences }) => differences.length === 0);
  const exact = [...Map.groupBy(kept, ({ row }) => row.familyVariantId).values()];
  const drawings = await selectVariantDrawings(
    db,
    exact.flatMap(([first]) => first?.row.shownId ?? []),
  );
  return {
    exact: exact.flatMap((offers) =>
      offers.slice(0, 1).map(({ row }) => ({
        variant: refOf(row),
        drawing: drawings.get(row.shownId),
        facts: factsOf(found, row.familyVariantId),
        offers: offers.map(({ offer }) => offer),
      })),
    ),
    near: judged.flatMap(({ row, offer, differences: [difference, ...others] }) =>
      difference === undefined
        ? []
        : [{ variant: refOf(row), offer, difference, ...(others.length > 0 && { others }) }],
    ),
  };
}

interface Judging {
  readonly terms: Terms;
  readonly quantity: number | null;
}

function judgeOffer(row: NeedOfferRow, { terms, quantity }: Judging) {
  return toOffers([row], quantity ?? undefined).map((offer) => {
    const unitPriceRial = offer.forQuantity === null ? offer.priceRial : offer.forQuantity.unitPriceRial;
    const { leadTimeDays, minOrder, stepQuantity, priceValidUntil } = row;
    const place = { deliveryCities: row.deliveryCities, cityTitle: row.supplierCity };
    const judged = { ...place, leadTimeDays, minOrder, stepQuantity, priceValidUntil, unitPriceRial };
    return { row, offer, differences: differencesOf(judged, terms) };
  });
}

const MAX_FACTS = 6;

/** What the need asks for first, then what tells the variants apart. */
function factsOf({ good, read }: Found, variantId: number): Answer['exact'][number]['facts'] {
  const { columns, family } = good.need;
  const values = family.table.variants.find(({ id }) => id === variantId)?.values;
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
    const text = valueText(values?.[column] ?? null, own?.symbol ?? null);
    return own === undefined || text === null
      ? []
      : [{ title: own.title, text, part: asked.get(column) ?? null }];
  });
}
