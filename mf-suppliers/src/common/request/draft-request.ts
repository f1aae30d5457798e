import type { SupplierProduct } from '@bazaar/contracts/product';
import { createDirectOrder, type TradeRequest } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { attemptKey, forgetAttempt } from './attempt-key.store.ts';

/** One item of one supplier, in some quantity. */
export interface DraftLine {
  supplierId: SupplierProduct['supplier']['id'];
  productId: SupplierProduct['id'];
  quantity: number;
}

/**
 * Begins a request to one supplier as a draft. Pressing again after a lost answer sends the same key, so that there is
 * one draft in the end.
 * @throws ApiError as the call does; the key is then kept.
 */
export async function createDraftRequest(host: Host, line: DraftLine): Promise<TradeRequest> {
  const { supplierId, productId, quantity } = line;
  const act = [host.session().userId, supplierId, productId, quantity].join(':');
  const request = await host.api.call(createDirectOrder, {
    body: { supplierId, lines: [{ supplierProductId: productId, quantity }] },
    idempotencyKey: attemptKey(act),
  });
  forgetAttempt(act);
  return request;
}
