import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import type { SupplierId } from '@bazaar/contracts/merchant';
import { type CodedItem, listCodedItems, type SupplierProductId } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { LineItem } from './draft-form.rules.ts';
import { termsOf } from './item-terms.queries.ts';
import type { ItemTerms } from './quantity.rules.ts';

/** Two thousand items are one part, so nearly every supplier is read by one request. */
const MAX_PARTS = 10;

export interface Catalogue {
  items: readonly LineItem[];
  /** What lines depend on, by the ids of the items. */
  terms: ReadonlyMap<number, ItemTerms>;
  /** False for a supplier with more items than are read. */
  isWhole: boolean;
}

/** The items of a supplier, in which lines are searched by name and code. */
export function catalogueQuery(api: Host['api'], supplierId: SupplierId) {
  return queryOptions({
    queryKey: ['profile', 'trade-catalogue', supplierId],
    queryFn: ({ signal }) => readCatalogue(api, supplierId, signal),
    staleTime: PAGE_STALE_MS,
    // A map does not survive the structural comparison of two answers.
    structuralSharing: false,
  });
}

interface PartQuery {
  supplierId: SupplierId;
  after?: SupplierProductId;
}
type Part = z.output<typeof listCodedItems.response>;

async function readCatalogue(
  api: Host['api'],
  supplierId: SupplierId,
  signal: AbortSignal,
): Promise<Catalogue> {
  const found: CodedItem[] = [];
  let after: SupplierProductId | null = null;
  for (let part = 0; part < MAX_PARTS && (part === 0 || after !== null); part += 1) {
    const query: PartQuery = { supplierId, ...(after !== null && { after }) };
    const answer: Part = await api.call(listCodedItems, { query, signal });
    found.push(...answer.items);
    after = answer.nextAfter;
  }
  return {
    items: found.map(itemOf),
    terms: new Map(found.map((item) => [item.id, termsOf(item)])),
    isWhole: after === null,
  };
}

function itemOf({ id, title, sku, saleUnit, priceRial }: CodedItem): LineItem {
  return { id, title, sku, unitTitle: saleUnit, listPriceRial: priceRial };
}
