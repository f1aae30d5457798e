import type { NeedDifference } from '@bazaar/contracts/product';

/** What decides whether an offer keeps a need. */
export interface JudgedOffer {
  readonly cityTitle: string;
  /** Where the supplier delivers; empty without a limit. */
  readonly deliveryCities: readonly string[];
  readonly leadTimeDays: number;
  readonly minOrder: number;
  readonly stepQuantity: number;
  readonly stock: number | null;
  /** Price of one unit at the quantity; null on inquiry. */
  readonly unitPriceRial: number | null;
}

/** What of a need may be relaxed; null where it says nothing. */
export interface Terms {
  readonly city: string | null;
  readonly budget: { readonly rial: number; readonly perUnit: boolean } | null;
  readonly withinDays: number | null;
  /** In sale units. */
  readonly quantity: number | null;
}

/** «فوری» is what a supplier delivers within these days. */
export const URGENT_DAYS = 3;

/** All that an offer does not keep, in the order in which a buyer gives way: place, price, delivery, quantity. */
export function differencesOf(offer: JudgedOffer, terms: Terms): NeedDifference[] {
  return [
    ...place(offer, terms),
    ...price(offer, terms),
    ...delivery(offer, terms),
    ...quantity(offer, terms),
  ];
}

const plain = (city: string) => city.replace(/[\s\u200c]/g, '');

function place({ cityTitle, deliveryCities }: JudgedOffer, { city }: Terms): NeedDifference[] {
  const isThere = city === null || [cityTitle, ...deliveryCities].some((own) => plain(own) === plain(city));
  return isThere ? [] : [{ kind: 'place', cityTitle }];
}

function price({ unitPriceRial }: JudgedOffer, { budget, quantity: wanted }: Terms): NeedDifference[] {
  if (budget === null) {
    return [];
  }
  if (unitPriceRial === null) {
    return [{ kind: 'price', overRial: null }];
  }
  const over = unitPriceRial * (budget.perUnit ? 1 : (wanted ?? 1)) - budget.rial;
  return over > 0 && Number.isSafeInteger(over) ? [{ kind: 'price', overRial: over as never }] : [];
}

function delivery({ leadTimeDays }: JudgedOffer, { withinDays }: Terms): NeedDifference[] {
  return withinDays === null || leadTimeDays <= withinDays
    ? []
    : [{ kind: 'delivery', leadTimeDays, withinDays }];
}

function quantity({ minOrder, stepQuantity }: JudgedOffer, { quantity: wanted }: Terms): NeedDifference[] {
  if (wanted === null) {
    return [];
  }
  const steps = Math.max(0, Math.round((wanted - minOrder) / stepQuantity));
  const nearest = minOrder + steps * stepQuantity;
  return nearest === wanted ? [] : [{ kind: 'quantity', quantity: nearest }];
}

const ORDER = ['place', 'price', 'delivery', 'quantity'] as const;

interface WithDifferences {
  readonly differences: readonly NeedDifference[];
  readonly unitPriceRial: number | null;
}

/** Offers that differ in one thing, in the order of giving way; the cheapest first within each. */
export function nearFirst<Found extends WithDifferences>(offers: readonly Found[]): Found[] {
  return offers
    .filter(({ differences }) => differences.length === 1)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || priceOf(one) - priceOf(other));
}

const rankOf = ({ differences: [first] }: WithDifferences) =>
  first === undefined ? -1 : ORDER.indexOf(first.kind);
const priceOf = ({ unitPriceRial }: WithDifferences) => unitPriceRial ?? Number.MAX_SAFE_INTEGER;
