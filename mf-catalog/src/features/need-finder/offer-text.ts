import type { Offer } from '@bazaar/contracts/product';
import { formatNumber, formatTomanText } from '@bazaar/locale';
import { messages } from './messages.ts';

/** The price of one unit at the quantity of the need. */
export function priceText({ priceRial, forQuantity }: Offer): string {
  const price = forQuantity === null ? priceRial : forQuantity.unitPriceRial;
  return price === null ? messages.inquiry : formatTomanText(price);
}

export function deliveryText(days: number): string {
  return days === 0 ? messages.atOnce : messages.days(formatNumber(days));
}
