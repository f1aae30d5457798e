import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import type { SupplierId } from '@bazaar/contracts/merchant';
import { type CodedItem, listCodedItems, type SupplierProductId } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import type { LineItem } from './draft-form.rules.ts';

/** Two thousand items are one part, so nearly every supplier is read by one request. */
const MAX_PARTS = 10;

export interface Catalogue {
  items: readonly LineItem[];
  /** False for a supplier with more items than are read. */
  isWhole: boolean;
}

/** The items of a supplier, in which lines are searched by name and code. */
export function catalogueQuery(api: Host['api'], supplierId: SupplierId) {
  return queryOptions({
    queryKey: ['profile', 'trade-catalogue', supplierId],
    queryFn: ({ signal }) => readCatalogue(api, supplierId, signal),
    staleTime: PAGE_STALE_MS,
  });
}

async function readCatalogue(
  api: Host['api'],
  supplierId: SupplierId,
  signal: AbortSignal,
): Promise<Catalogue> {
  const items: LineItem[] = [];
  let after: SupplierProductId | undefined;
  for (let part = 0; part < MAX_PARTS; part += 1) {
    const query = { supplierId, ...(after !== undefined && { after }) };
    const answer = await api.call(listCodedItems, { query, signal });
    items.push(...answer.items.map(itemOf));
    if (answer.nextAfter === null) {
      return { items, isWhole: true };
    }
    after = answer.nextAfter;
  }
  return { items, isWhole: false };
}

function itemOf({ id, title, sku, saleUnit, priceRial }: CodedItem): LineItem {
  return { id, title, sku, unitTitle: saleUnit, listPriceRial: priceRial };
}
