import { getSupplierProduct, type SupplierProductId } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { addItemMessages } from './add-item-messages.ts';
import { type LineItem, lineOfItem } from './draft-form.rules.ts';
import type { DraftSession } from './draft-session.store.ts';
import { messages } from './messages.ts';
import { addLines } from './use-line-addition.ts';

/** Adds an item of the request's supplier in a quantity, at least in its smallest, and tells the user what came of it. */
export async function addItemFromAddress(
  { api, toast }: Host,
  { form, request, change }: DraftSession,
  { id, quantity }: { id: SupplierProductId; quantity: number | null },
): Promise<void> {
  if (form.get().lines.some(({ item }) => item?.id === id)) {
    toast.show({
      tone: 'warning',
      title: addItemMessages.itemAlreadyIn,
      detail: addItemMessages.itemAlreadyInDetail,
    });
    return;
  }
  const product = await api.call(getSupplierProduct, { params: { id } }).catch(() => null);
  if (product === null || product.supplier.id !== request.get().supplier.id) {
    toast.show({ tone: 'danger', title: messages.itemNotAdded, detail: messages.itemNotAddedDetail });
    return;
  }
  const { title, sku, saleUnit, priceRial, minOrder } = product;
  const item: LineItem = { id, title, sku, unitTitle: saleUnit, listPriceRial: priceRial };
  const line = lineOfItem(item, crypto.randomUUID(), formatNumber(quantity ?? minOrder));
  if (addLines({ form, change, toast }, [line])) {
    toast.show({ tone: 'success', title: addItemMessages.itemAdded, detail: title });
  }
}
