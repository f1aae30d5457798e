import { profileLinks } from '@bazaar/contracts';
import type { SupplierId } from '@bazaar/contracts/merchant';
import type { SupplierProduct } from '@bazaar/contracts/product';
import {
  createDirectOrder,
  listTradeRequests,
  type RequestCustomer,
  type TradeRequest,
  type TradeRequestId,
  type TradeRequestSummary,
} from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import { attemptKey, forgetAttempt } from './attempt-key.store.ts';
import { requestCustomer } from './request-customer.store.ts';
import { requestMessages } from './request-messages.ts';

/** One item of one supplier in a quantity. */
export interface DraftLine {
  supplierId: SupplierProduct['supplier']['id'];
  productId: SupplierProduct['id'];
  quantity: number;
}

/** What joins the drafts of one need, which are compared with each other later; undefined for a single one. */
export type DraftNeed = string | undefined;

/** Several drafts that are begun together. */
export interface DraftGroup {
  needId: DraftNeed;
  customer: RequestCustomer | null;
}

/**
 * Creates a request to one supplier as a draft, for the chosen customer. Pressing again after a lost response sends the
 * same key, so that only one draft is made.
 * @throws ApiError when the request fails; the key is then kept.
 */
export async function createDraftRequest(
  host: Host,
  line: DraftLine,
  { needId, customer }: DraftGroup = { needId: undefined, customer: requestCustomer.get() },
): Promise<TradeRequest> {
  const { supplierId, productId, quantity } = line;
  const act = [host.session().userId, supplierId, productId, quantity, needId ?? '', ...idOf(customer)].join(
    ':',
  );
  const request = await host.api.call(createDirectOrder, {
    body: {
      supplierId,
      ...(customer !== null && { customerId: customer.id }),
      ...(needId !== undefined && { needId }),
      lines: [{ supplierProductId: productId, quantity }],
    },
    idempotencyKey: attemptKey(act),
  });
  forgetAttempt(act);
  return request;
}

/** The id of a chosen company; nothing for the user's own, whose acts are named without it. */
export function idOf(customer: RequestCustomer | null): number[] {
  return customer === null ? [] : [customer.id];
}

/** What a notice says of a draft that was made: its number, and whose it is when it is not the user's own. */
export function madeText({ number, buyerName, actingRole = 'owner' }: TradeRequest): string {
  return actingRole === 'owner'
    ? requestMessages.made(isolate(number))
    : requestMessages.madeFor(isolate(number), isolate(buyerName));
}

/**
 * Creates a request to a supplier as a draft without lines, for the chosen customer; pressing again after a lost response
 * makes no second one.
 * @throws ApiError when the request fails.
 */
export async function createEmptyDraft(host: Host, supplierId: SupplierId): Promise<TradeRequest> {
  const customer = requestCustomer.get();
  const act = [host.session().userId, supplierId, ...idOf(customer).map((id) => `for ${id}`)].join(':');
  const request = await host.api.call(createDirectOrder, {
    body: { supplierId, ...(customer !== null && { customerId: customer.id }), lines: [] },
    idempotencyKey: attemptKey(act),
  });
  forgetAttempt(act);
  return request;
}

/** The address of the form of a draft; with an item, that item is added to it. */
export const draftFormHref = (id: TradeRequestId, added?: { productId: number; quantity: number }) =>
  profileLinks.tradeRequestEdit(id, added);

/**
 * The draft to this supplier, for the chosen customer, that was touched last and that the user may edit; null when there
 * is none.
 * @throws ApiError when the request fails.
 */
export async function findOpenDraft(
  { api }: Host,
  supplierId: SupplierId,
): Promise<TradeRequestSummary | null> {
  const customer = requestCustomer.get();
  const filter = {
    statuses: ['Draft' as const],
    supplierId,
    ...(customer !== null && { customerId: customer.id }),
  };
  const { items } = await api.call(listTradeRequests, {
    query: { filter, paging: { pageNumber: 1, pageSize: MAX_DRAFTS } },
  });
  // Without a chosen company, drafts of companies are in the list as well.
  const isMeant = ({ actingRole = 'owner' }: TradeRequestSummary) =>
    customer !== null || actingRole === 'owner';
  return items.find((draft) => isMeant(draft) && draft.allowedActions.includes('edit')) ?? null;
}

/** More open drafts to one supplier, of all customers together, are not looked through. */
const MAX_DRAFTS = 50;
