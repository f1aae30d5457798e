import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { getSupplierProduct, type SupplierProduct, SupplierProductId } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { endOfDay } from '@bazaar/locale';
import { queryOptions } from '@tanstack/react-query';
import type { KnownItem } from './problems.rules.ts';
import type { ItemTerms } from './quantity.rules.ts';

const NOT_FOUND = 404;
/** Items that are asked for at the same time. */
const AT_ONCE = 4;

/** The terms of one item; `gone` when it is no longer offered. */
export function itemTermsQuery(api: Host['api'], id: number) {
  return queryOptions({
    queryKey: ['profile', 'trade-item', id],
    queryFn: async ({ signal }): Promise<Exclude<KnownItem, null>> => {
      try {
        const params = { id: SupplierProductId.parse(id) };
        return termsOf(await api.call(getSupplierProduct, { params, signal }));
      } catch (error) {
        if (error instanceof Error && 'status' in error && error.status === NOT_FOUND) {
          return 'gone';
        }
        throw error;
      }
    },
    staleTime: PAGE_STALE_MS,
  });
}

/** A price whose time has passed counts as none, as the service counts it. */
export function termsOf(
  item: Pick<SupplierProduct, 'minOrder' | 'stepQuantity' | 'priceRial' | 'priceTiers' | 'priceValidUntil'>,
): ItemTerms {
  const { minOrder, stepQuantity, priceRial, priceTiers, priceValidUntil } = item;
  const isOver = priceValidUntil !== null && endOfDay(priceValidUntil) <= Date.now();
  const price = isOver ? { priceRial: null, priceTiers: [] } : { priceRial, priceTiers };
  return { minOrder, stepQuantity, ...price };
}

/** The terms of many items, a few requests at a time. What fails is left out: the service checks it in the end. */
export async function readItemTerms(
  { api, queryClient }: Host,
  ids: readonly number[],
): Promise<ReadonlyMap<number, KnownItem>> {
  const found = new Map<number, KnownItem>();
  const rest = [...ids];
  const work = async () => {
    for (let id = rest.shift(); id !== undefined; id = rest.shift()) {
      found.set(id, await queryClient.fetchQuery(itemTermsQuery(api, id)).catch(() => null));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}
