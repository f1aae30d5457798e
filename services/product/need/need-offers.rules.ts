import { type NeedDifference as Difference, nearestOrder } from '@bazaar/contracts/product';
import { faNorm, type JalaliDate, jalaliToDayNumber } from '@bazaar/locale';
import type * as z from 'zod/mini';

type NeedDifference = z.input<typeof Difference>;

/**
 * What decides whether an offer keeps a need. The stock does not: the lead time is what a supplier promises, whether it
 * has the goods in stock or not.
 */
export interface JudgedOffer {
  readonly cityTitle: string;
  /** Where the supplier delivers; empty when everywhere. */
  readonly deliveryCities: readonly string[];
  readonly leadTimeDays: number;
  readonly minOrder: number;
  readonly stepQuantity: number;
  /** Price of one unit at the quantity; null on inquiry. */
  readonly unitPriceRial: number | null;
  /** Last day of the price as `YYYY-MM-DD`; null without a limit. */
  readonly priceValidUntil: string | null;
}

/** What of a need may be relaxed; null where it says nothing. */
export interface Terms {
  readonly city: string | null;
  readonly budget: { readonly rial: number; readonly perUnit: boolean } | null;
  readonly withinDays: number | null;
  /** In sale units. */
  readonly quantity: number | null;
  /** Of Tehran, as `YYYY-MM-DD`. */
  readonly today: string;
}

/** «فوری» is what a supplier delivers within these days. */
export const URGENT_DAYS = 3;

const DAY_MS = 86_400_000;

/** A day as `YYYY-MM-DD`. */
export function isoDayOf(day: JalaliDate): string {
  return new Date(jalaliToDayNumber(day) * DAY_MS).toISOString().slice(0, 10);
}

/** All that an offer does not keep, in the order in which a buyer gives way: place, price, delivery, quantity. */
export function differencesOf(offer: JudgedOffer, terms: Terms): NeedDifference[] {
  return [
    ...place(offer, terms),
    ...price(offer, terms),
    ...delivery(offer, terms),
    ...quantity(offer, terms),
  ];
}

/** A city, equal however it is written: «آبادان» and «ابادان». */
export const cityKey = (city: string) => faNorm(city).replaceAll(' ', '');

function place({ cityTitle, deliveryCities }: JudgedOffer, { city }: Terms): NeedDifference[] {
  const isAnywhere = city === null || deliveryCities.length === 0;
  return isAnywhere || [cityTitle, ...deliveryCities].some((own) => cityKey(own) === cityKey(city))
    ? []
    : [{ kind: 'place', cityTitle }];
}

function price(offer: JudgedOffer, terms: Terms): NeedDifference[] {
  const { unitPriceRial, priceValidUntil } = offer;
  if (unitPriceRial === null) {
    return terms.budget === null ? [] : [{ kind: 'price', overRial: null }];
  }
  const overRial = overBudget(unitPriceRial, terms);
  if (priceValidUntil !== null && priceValidUntil < terms.today) {
    return [{ kind: 'price', overRial, toConfirm: true }];
  }
  return overRial === null ? [] : [{ kind: 'price', overRial }];
}

/** As much as the contract can say; null within the budget. */
function overBudget(unitPriceRial: number, { budget, quantity: wanted }: Terms): number | null {
  if (budget === null) {
    return null;
  }
  const over = unitPriceRial * (budget.perUnit ? 1 : (wanted ?? 1)) - budget.rial;
  return over > 0 ? Math.min(over, Number.MAX_SAFE_INTEGER) : null;
}

function delivery({ leadTimeDays }: JudgedOffer, { withinDays }: Terms): NeedDifference[] {
  return withinDays === null || leadTimeDays <= withinDays
    ? []
    : [{ kind: 'delivery', leadTimeDays, withinDays }];
}

function quantity(offer: JudgedOffer, { quantity: wanted }: Terms): NeedDifference[] {
  if (wanted === null) {
    return [];
  }
  const nearest = nearestOrder(offer, wanted);
  return nearest === wanted ? [] : [{ kind: 'quantity', quantity: nearest }];
}
