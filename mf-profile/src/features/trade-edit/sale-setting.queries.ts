import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { NOT_FOUND, statusOf } from '@bazaar/contracts/failure';
import {
  getMerchantSaleSetting,
  type MerchantSaleSetting,
  type SupplierId,
} from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** How a supplier sells; null for one that has not said so. */
export function saleSettingQuery(api: Host['api'], supplierId: SupplierId) {
  return queryOptions({
    queryKey: ['profile', 'sale-setting', supplierId] as const,
    queryFn: async ({ signal }): Promise<MerchantSaleSetting | null> => {
      try {
        return await api.call(getMerchantSaleSetting, { query: { supplierId }, signal });
      } catch (error) {
        if (statusOf(error) === NOT_FOUND) {
          return null;
        }
        throw error;
      }
    },
    staleTime: PAGE_STALE_MS,
    retryOnMount: false,
  });
}
