import type { Variant } from '@bazaar/contracts/product';
import { formatNumber, formatToman, rialToToman } from '@bazaar/locale';
import { messages } from './messages.ts';

const MILLION = 1_000_000;
const DAYS_IN_WEEK = 7;

/** Whether the prices of a table read well in millions of toman, as they have to on a phone. */
export function isInMillions(variants: readonly Pick<Variant, 'minPriceRial'>[]): boolean {
  const prices = variants.flatMap(({ minPriceRial }) => minPriceRial ?? []);
  return prices.length > 0 && prices.every((priceRial) => rialToToman(priceRial) >= MILLION);
}

/** «از» of a size in toman; «استعلام» when all its prices are on inquiry, and nothing without offers. */
export function sizePriceText(
  { minPriceRial, offersCount }: Pick<Variant, 'minPriceRial' | 'offersCount'>,
  inMillions = false,
): string | null {
  if (minPriceRial === null) {
    return offersCount === 0 ? null : messages.inquiry;
  }
  return inMillions
    ? formatNumber(rialToToman(minPriceRial) / MILLION, { maximumFractionDigits: 1 })
    : formatToman(minPriceRial);
}

/** «۳ هفته», «۱۰ روز» or «فوری»: how long a size takes that is not in stock; in weeks only when they are whole. */
export function leadText(days: number): string {
  if (days === 0) {
    return messages.immediate;
  }
  return days % DAYS_IN_WEEK === 0
    ? messages.weeks(formatNumber(days / DAYS_IN_WEEK))
    : messages.days(formatNumber(days));
}
