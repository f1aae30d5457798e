import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import type { SupplierId } from '@bazaar/contracts/merchant';
import {
  type ListingPage,
  listSupplierProducts,
  type SupplierProductSummary,
} from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { LineItem } from './draft-form.rules.ts';

type ListingAnswer = z.output<typeof ListingPage>;
interface CataloguePaging {
  pageNumber: number;
  pageSize: number;
  after?: string;
}

const PAGE_SIZE = 100;
/** A supplier with more items than that is searched in its first ones only. */
const MAX_PAGES = 20;

/** Every item of a supplier, in which lines are searched by name and code. */
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
): Promise<LineItem[]> {
  const items: LineItem[] = [];
  let after: string | undefined;
  for (let pageNumber = 1; pageNumber <= MAX_PAGES; pageNumber += 1) {
    const paging: CataloguePaging = {
      pageNumber,
      pageSize: PAGE_SIZE,
      ...(after !== undefined && { after }),
    };
    const page: ListingAnswer = await api.call(listSupplierProducts, {
      query: { filter: { supplierId }, paging },
      signal,
    });
    items.push(...page.items.map(itemOf));
    after = page.nextCursor ?? undefined;
    if (after === undefined && pageNumber * PAGE_SIZE >= page.totalCount) {
      break;
    }
  }
  return items;
}

function itemOf({ id, title, sku, saleUnit, priceRial }: SupplierProductSummary): LineItem {
  return { id, title, sku, unitTitle: saleUnit, listPriceRial: priceRial };
}
