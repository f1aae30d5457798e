import { profileLinks } from '@bazaar/contracts';
import type { SupplierId } from '@bazaar/contracts/merchant';
import type { SupplierProduct } from '@bazaar/contracts/product';
import {
  createDirectOrder,
  listTradeRequests,
  type TradeRequest,
  type TradeRequestId,
  type TradeRequestSummary,
} from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { attemptKey, forgetAttempt } from './attempt-key.store.ts';

/** One item of one supplier in a quantity. */
export interface DraftLine {
  supplierId: SupplierProduct['supplier']['id'];
  productId: SupplierProduct['id'];
  quantity: number;
}

/** What joins the drafts of one need, which are compared with each other later; undefined for a single one. */
export type DraftNeed = string | undefined;

/**
 * Creates a request to one supplier as a draft. Pressing again after a lost response sends the same key, so that
 * only one draft is made.
 * @throws ApiError when the request fails; the key is then kept.
 */
export async function createDraftRequest(
  host: Host,
  line: DraftLine,
  needId?: DraftNeed,
): Promise<TradeRequest> {
  const { supplierId, productId, quantity } = line;
  const act = [host.session().userId, supplierId, productId, quantity, needId ?? ''].join(':');
  const request = await host.api.call(createDirectOrder, {
    body: {
      supplierId,
      ...(needId !== undefined && { needId }),
      lines: [{ supplierProductId: productId, quantity }],
    },
    idempotencyKey: attemptKey(act),
  });
  forgetAttempt(act);
  return request;
}

/**
 * Creates a request to a supplier as a draft without lines; pressing again after a lost response makes no second one.
 * @throws ApiError when the request fails.
 */
export async function createEmptyDraft(host: Host, supplierId: SupplierId): Promise<TradeRequest> {
  const act = [host.session().userId, supplierId].join(':');
  const request = await host.api.call(createDirectOrder, {
    body: { supplierId, lines: [] },
    idempotencyKey: attemptKey(act),
  });
  forgetAttempt(act);
  return request;
}

/** The address of the form of a draft; with an item, that item is added to it. */
export const draftFormHref = (id: TradeRequestId, added?: { productId: number; quantity: number }) =>
  profileLinks.tradeRequestEdit(id, added);

/**
 * The draft to this supplier that was touched last and that the user may edit; null when there is none.
 * @throws ApiError when the request fails.
 */
export async function findOpenDraft(
  { api }: Host,
  supplierId: SupplierId,
): Promise<TradeRequestSummary | null> {
  const { items } = await api.call(listTradeRequests, {
    query: { filter: { statuses: ['Draft'], supplierId }, paging: { pageNumber: 1, pageSize: 10 } },
  });
  return items.find(({ allowedActions }) => allowedActions.includes('edit')) ?? null;
}
