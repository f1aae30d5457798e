import type { SupplierProduct } from '@bazaar/contracts/product';
import { formatNumber, formatTomanText } from '@bazaar/locale';
import { nextSaving } from '../../common/request/quantity.rules.ts';
import { messages } from './messages.ts';

/** The next saving; else the stock when the quantity exceeds it; else the minimum order and its step. */
export function quantityHint(product: SupplierProduct, quantity: number | null): string {
  const { minOrder, stepQuantity, stock, saleUnit } = product;
  const saving = quantity === null ? null : nextSaving(product, quantity);
  if (saving !== null) {
    const more = `${formatNumber(saving.more)} ${saleUnit}`;
    return messages.saving(more, saleUnit, formatTomanText(saving.savedRial));
  }
  if (quantity !== null && stock !== null && stock < quantity) {
    return messages.beyondStock(`${formatNumber(stock)} ${saleUnit}`);
  }
  const least = messages.leastHint(`${formatNumber(minOrder)} ${saleUnit}`);
  return stepQuantity > 1
    ? `${least} ${messages.stepHint(`${formatNumber(stepQuantity)} ${saleUnit}`)}`
    : least;
}
