import { formatNumber, formatToman } from '@bazaar/locale';
import { messages } from './messages.ts';

/** «۲۰ دستگاه» */
export function amountText(count: number, unit: string): string {
  return `${formatNumber(count)} ${unit}`;
}

/** «فوری» or «۲۱ روز» */
export function leadTimeText(days: number): string {
  return days === 0 ? messages.immediate : messages.days(formatNumber(days));
}

/** «از ۷۹٬۶۰۰٬۰۰۰ تا ۸۶٬۲۰۰٬۰۰۰», or the single price when all are equal. */
export function priceRangeText(lowRial: number, highRial: number): string {
  return lowRial === highRial
    ? formatToman(lowRial)
    : messages.range(formatToman(lowRial), formatToman(highRial));
}
