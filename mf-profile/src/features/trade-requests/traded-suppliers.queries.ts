import { PERSONAL_STALE_MS } from '@bazaar/api/stale-times';
import { listTradedSuppliers } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { tradeKeys } from '../../common/trade/trade.keys.ts';

const SUPPLIERS_ASKED = 100;

/** The suppliers that the filter offers: those that the user has asked, the latest first. */
export function tradedSuppliersQuery(api: Host['api']) {
  return queryOptions({
    queryKey: tradeKeys.suppliers(),
    queryFn: async ({ signal }) => {
      const paging = { pageNumber: 1, pageSize: SUPPLIERS_ASKED };
      const { items } = await api.call(listTradedSuppliers, { query: { paging }, signal });
      return items.map(({ supplier }) => supplier);
    },
    staleTime: PERSONAL_STALE_MS,
  });
}
