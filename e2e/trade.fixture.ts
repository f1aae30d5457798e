import { listDeliveryAddresses } from '@bazaar/contracts/merchant';
import { getSupplierProduct, listSupplierProducts, type SupplierProduct } from '@bazaar/contracts/product';
import {
  confirmAndPublish,
  createDirectOrder,
  getTradeRequest,
  quoteTradeRequest,
  requestConfirmation,
  type TradeRequest,
  updateDirectOrder,
} from '@bazaar/contracts/trade';
import { createReader, first, withId } from './read-service.fixture.ts';
import type { ServiceCall } from './service-call.fixture.ts';

const DAY_MS = 86_400_000;

/** A day this far from today, `YYYY-MM-DD`. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** An item that can be ordered from a least quantity on, and in steps only. */
export async function readSteppedItem(servicesOrigin: string): Promise<SupplierProduct> {
  const read = createReader(servicesOrigin);
  const query = { filter: { categoryType: 'Product', priceKind: ['fixed'] }, paging: { pageSize: 50 } };
  const { items } = listSupplierProducts.response.parse(
    await read(listSupplierProducts.path, 'product', query),
  );
  for (const { id } of items) {
    const item = getSupplierProduct.response.parse(
      await read(withId(getSupplierProduct.path, id), 'product'),
    );
    if (item.minOrder > 2 && item.stepQuantity > 2) {
      return item;
    }
  }
  throw new Error('The demo data has no item that is ordered in steps.');
}

/** The dearest item of a supplier whose price holds today. */
export async function readPricedItem(servicesOrigin: string, supplierId: number): Promise<SupplierProduct> {
  const read = createReader(servicesOrigin);
  const query = { filter: { supplierId, priceKind: ['fixed'] }, sort: { field: 'priceDesc' } };
  const { items } = listSupplierProducts.response.parse(
    await read(listSupplierProducts.path, 'product', query),
  );
  const { id } = first(
    items.filter(({ priceValidUntil }) => priceValidUntil === null || priceValidUntil > dayFromToday(1)),
  );
  return getSupplierProduct.response.parse(await read(withId(getSupplierProduct.path, id), 'product'));
}

interface DraftInput {
  readonly supplierId: number;
  readonly lines: readonly unknown[];
  /** A company that the person acts for. */
  readonly customerId?: number;
}

/** A draft that can be handed in, begun through the services. */
export async function givenDraft(call: ServiceCall, draft: DraftInput): Promise<TradeRequest> {
  const { items } = await call(listDeliveryAddresses);
  const body = { ...draft, deliveryAddressId: items[0]?.id ?? null, needBy: dayFromToday(40) };
  return call(createDirectOrder, { body });
}

/** A request whose confirmation was asked for. It was edited once: a simulated supplier returns no such request. */
export async function givenHandedIn(call: ServiceCall, draft: DraftInput): Promise<TradeRequest> {
  const { id, rowVersion, deliveryAddressId, needBy } = await givenDraft(call, draft);
  const { lines } = draft;
  const body = { lines, deliveryAddressId, needBy, poNumber: 'PO-1405-7' };
  await call(updateDirectOrder, { params: { id }, version: rowVersion, body });
  return call(requestConfirmation, { params: { id } });
}

/** A request that its supplier reads. */
export async function givenPublished(call: ServiceCall, draft: DraftInput): Promise<TradeRequest> {
  const { id, rowVersion } = await givenHandedIn(call, draft);
  return call(confirmAndPublish, { params: { id }, version: rowVersion });
}

/** The quote of a supplier: one price for each unit of every line, good for five days. */
export async function givenQuote(
  supplier: ServiceCall,
  { id, lines }: TradeRequest,
  unitPriceRial: number,
): Promise<void> {
  await supplier(quoteTradeRequest, {
    params: { id },
    body: {
      lines: lines.map((line) => ({ lineId: line.id, unitPriceRial, leadTimeDays: 7 })),
      deliveryRial: 0,
      validUntil: `${dayFromToday(5)}T08:30:00.000Z`,
      note: null,
    },
  });
}

/** The present state of a request. */
export async function readStatus(call: ServiceCall, id: number): Promise<TradeRequest['status']> {
  return (await call(getTradeRequest, { params: { id } })).status;
}
