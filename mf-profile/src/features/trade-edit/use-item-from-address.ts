import { getSupplierProduct, type SupplierProductId } from '@bazaar/contracts/product';
import { type Host, useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { lineOfItem } from './catalogue.rules.ts';
import type { LineItem } from './draft-form.rules.ts';
import type { DraftSession } from './draft-session.store.ts';
import { messages } from './messages.ts';
import { stepHref, type TradeEditState } from './trade-edit.address.ts';
import { addLines } from './use-line-addition.ts';

/**
 * Adds the item that a product page named in the address, once, and takes it out of the address, so that a reload
 * does not add it again.
 */
export function useItemFromAddress(session: DraftSession, { add, quantity, step }: TradeEditState): void {
  const host = useHost();
  const navigate = useNavigate();
  const isTaken = useRef(false);
  useEffect(() => {
    if (add === null || isTaken.current) {
      return;
    }
    isTaken.current = true;
    void navigate(stepHref(session.request.get().id, step), { replace: true });
    void addItem(host, session, { id: add, quantity });
  }, [host, navigate, session, add, quantity, step]);
}

async function addItem(
  { api, toast }: Host,
  { form, request, change }: DraftSession,
  { id, quantity }: { id: SupplierProductId; quantity: number | null },
): Promise<void> {
  if (form.get().lines.some(({ item }) => item?.id === id)) {
    toast.show({
      tone: 'warning',
      title: messages.itemAlreadyIn,
      detail: messages.itemAlreadyInDetail,
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
    toast.show({ tone: 'success', title: messages.itemAdded, detail: title });
  }
}
