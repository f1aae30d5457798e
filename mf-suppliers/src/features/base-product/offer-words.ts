import { formatNumber } from '@bazaar/locale';

/** «۲۰ دستگاه» */
export function amountText(count: number, unit: string): string {
  return `${formatNumber(count)} ${unit}`;
}
