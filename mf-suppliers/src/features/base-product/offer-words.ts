import { formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';

/** «۲۰ دستگاه» */
export function amountText(count: number, unit: string): string {
  return `${formatNumber(count)} ${unit}`;
}

/** «فوری» or «۲۱ روز» */
export function leadTimeText(days: number): string {
  return days === 0 ? messages.immediate : messages.days(formatNumber(days));
}
