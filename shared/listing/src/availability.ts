import { formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';

const words = messages.availability;

/** What is known of when an item can be had. */
export interface AvailableItem {
  /** Null when the supplier does not specify it. */
  readonly stock: number | null;
  readonly saleUnit: string;
  readonly leadTimeDays: number;
}

/**
 * What is in stock, and what of the wanted quantity has to be procured: «۵ عدد موجود؛ بقیه با تأمین». Null when the
 * supplier does not specify it.
 * @param wanted null while no quantity is chosen
 */
export function stockText({ stock, saleUnit }: AvailableItem, wanted: number | null): string | null {
  if (stock === null) {
    return null;
  }
  if (stock === 0) {
    return words.none;
  }
  const amount = `${formatNumber(stock)} ${saleUnit}`;
  return stock < (wanted ?? 0) ? words.part(amount) : words.all(amount);
}

/** When an item is delivered: «فوری», or «۳ روز». It is told of what is in stock when that is less than is wanted. */
export function leadText({ stock, leadTimeDays }: AvailableItem, wanted: number | null): string {
  if (stock === 0 && leadTimeDays === 0) {
    return words.unnamed;
  }
  const lead = leadTimeDays === 0 ? words.immediate : words.days(formatNumber(leadTimeDays));
  return stock !== null && stock > 0 && stock < (wanted ?? 0) ? words.ofStock(lead) : lead;
}
