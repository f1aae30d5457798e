import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import { getCustomerProfile } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { customersQuery } from '../../common/customer/customer.queries.ts';
import type { Buyer } from './buyer-company.rules.ts';
import { type BuyerCheck, buyerReadiness } from './buyer-readiness.rules.ts';

/**
 * Whether the buyer's data are complete. It is asked again whenever the last step opens: they are completed on another
 * page. Saving them there invalidates the customers, and this with them.
 */
export function buyerCheckQuery(api: Host['api'], buyer: Buyer) {
  return queryOptions({
    queryKey: [...customersQuery(api).queryKey, 'readiness', buyer.role, buyer.name] as const,
    queryFn: async ({ client, signal }): Promise<BuyerCheck> => {
      const customers = await client.fetchQuery({ ...customersQuery(api), staleTime: ALWAYS_STALE });
      const readiness = buyerReadiness(customers, buyer);
      if (readiness.state !== 'incomplete') {
        return { ...readiness, nextStep: null };
      }
      const profile = await api.call(getCustomerProfile, { query: { kind: readiness.kind }, signal });
      return { ...readiness, nextStep: profile.nextStep?.title ?? null };
    },
    staleTime: ALWAYS_STALE,
  });
}
