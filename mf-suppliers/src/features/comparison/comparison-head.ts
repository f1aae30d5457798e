import type { SupplierProductId } from '@bazaar/contracts/product';
import type { Head } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { messages } from '../../common/compare/messages.ts';

/** What the page gets from its loader: the goods that exist, and the ids of those that do not. */
export interface ComparisonData {
  ids: readonly SupplierProductId[];
  gone: readonly SupplierProductId[];
  /** When the page was loaded, ISO UTC. */
  now: string;
}

/** Every choice of goods has an address of its own, so none of them is indexed. */
export function comparisonHead({ ids }: ComparisonData): Head {
  return {
    title: ids.length === 0 ? messages.compareGoods : messages.open(formatNumber(ids.length)),
    robots: 'noindex,follow',
  };
}
