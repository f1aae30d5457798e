import type { SupplierProduct } from '@bazaar/contracts/product';
import { formatNumber, formatTomanText } from '@bazaar/locale';
import { nextSaving } from '../../common/request/quantity.rules.ts';
import { messages } from './messages.ts';

/** What has to be procured of the quantity and the next saving; without either, the minimum order and its step. */
export function quantityHint(product: SupplierProduct, quantity: number | null): string {
  const hints = quantity === null ? [] : [stockHint(product, quantity), savingHint(product, quantity)];
  const shown = hints.filter((hint) => hint !== null);
  return shown.length === 0 ? orderHint(product) : shown.join(' ');
}

/** Of an item that is not in stock at all, the page tells it elsewhere. */
function stockHint({ stock, saleUnit }: SupplierProduct, quantity: number): string | null {
  const isPart = stock !== null && stock > 0 && stock < quantity;
  return isPart ? messages.beyondStock(`${formatNumber(stock)} ${saleUnit}`) : null;
}

function savingHint(product: SupplierProduct, quantity: number): string | null {
  const { saleUnit } = product;
  const saving = nextSaving(product, quantity);
  return saving === null
    ? null
    : messages.saving(
        `${formatNumber(saving.more)} ${saleUnit}`,
        saleUnit,
        formatTomanText(saving.savedRial),
      );
}

function orderHint({ minOrder, stepQuantity, saleUnit }: SupplierProduct): string {
  const least = messages.leastHint(`${formatNumber(minOrder)} ${saleUnit}`);
  return stepQuantity > 1
    ? `${least} ${messages.stepHint(`${formatNumber(stepQuantity)} ${saleUnit}`)}`
    : least;
}
