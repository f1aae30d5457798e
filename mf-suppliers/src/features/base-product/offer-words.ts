import { formatNumber, formatToman } from '@bazaar/locale';
import { messages } from './messages.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** «۲۰ دستگاه» */
export function amountText(count: number, unit: string): string {
  return `${formatNumber(count)} ${unit}`;
}

/** «فوری» or «۲۱ روز» */
export function leadTimeText(days: number): string {
  return days === 0 ? messages.immediate : messages.days(formatNumber(days));
}

/** A length of time in its largest whole-looking unit. */
export function responseText(minutes: number): string {
  const rounded = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  if (minutes < HOUR_MINUTES) {
    return messages.minutes(rounded(minutes));
  }
  return minutes < DAY_MINUTES
    ? messages.hours(rounded(minutes / HOUR_MINUTES))
    : messages.days(rounded(minutes / DAY_MINUTES));
}

/** «از ۷۹٬۶۰۰٬۰۰۰ تا ۸۶٬۲۰۰٬۰۰۰», or the one price when all are equal. */
export function priceRangeText(lowRial: number, highRial: number): string {
  return lowRial === highRial
    ? formatToman(lowRial)
    : messages.range(formatToman(lowRial), formatToman(highRial));
}
