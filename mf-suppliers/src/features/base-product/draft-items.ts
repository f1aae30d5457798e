import type { Offer } from '@bazaar/contracts/product';
import type { DraftBatchItem } from '../../common/request/draft-batch-dialog.widget.tsx';
import { amountText } from './offer-words.ts';

/** The draft that each offer would get for this quantity. */
export function draftItemsOf(offers: readonly Offer[], quantity: number): DraftBatchItem[] {
  return offers.map(({ productId, title, supplier, saleUnit, forQuantity }) => ({
    supplierId: supplier.id,
    productId,
    quantity,
    supplierName: supplier.name,
    title,
    amount: amountText(quantity, saleUnit),
    totalRial: forQuantity?.totalRial ?? null,
    hasProblem: forQuantity !== null && forQuantity.problem !== null,
  }));
}
