import type { Offer } from '@bazaar/contracts/product';
import { leadText } from '@bazaar/listing';
import { formatTomanText } from '@bazaar/locale';
import { messages } from './messages.ts';

/** The price of one unit at the quantity of the need. */
export function priceText({ priceRial, forQuantity }: Offer): string {
  const price = forQuantity === null ? priceRial : forQuantity.unitPriceRial;
  return price === null ? messages.inquiry : formatTomanText(price);
}

/** When an offer is delivered, of the wanted quantity what is in stock. */
export function deliveryText(offer: Offer, quantity: number | null): string {
  return messages.delivery(leadText(offer, quantity));
}
