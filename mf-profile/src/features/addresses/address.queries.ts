import { PERSONAL_STALE_MS } from '@bazaar/api/stale-times';
import {
  type CustomerId,
  type DeliveryAddress,
  listDeliveryAddresses,
  listPersonAddresses,
} from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** A customer has at most twenty addresses. */
const ALL = { pageNumber: 1, pageSize: 100 };

/** All addresses of the user (null) or of a company, the default first, then the newest. */
export function addressesQuery(api: Host['api'], customerId: CustomerId | null) {
  return queryOptions({
    queryKey: ['profile', 'addresses', customerId] as const,
    queryFn: async ({ signal }): Promise<DeliveryAddress[]> => {
      const query = { paging: ALL };
      const { items } =
        customerId === null
          ? await api.call(listDeliveryAddresses, { query, signal })
          : await api.call(listPersonAddresses, { params: { id: customerId }, query, signal });
      return items;
    },
    staleTime: PERSONAL_STALE_MS,
    retryOnMount: false,
  });
}
