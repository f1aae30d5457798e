import { NEVER_STALE } from '@bazaar/api/stale-times';
import { listDemoMessages } from '@bazaar/contracts/auth';
import { getCustomerProfile } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** The code in the demo's inbox of the signed-in user; null outside the demo, where there is no inbox. */
export function demoCodeQuery(api: Host['api'], requestId: string) {
  return queryOptions({
    queryKey: ['wallet', 'demo-code', requestId] as const,
    queryFn: async ({ signal }) => {
      const { mobile } = await api.call(getCustomerProfile, { query: {}, signal });
      const [latest] = await api.call(listDemoMessages, { query: { phoneNumber: mobile }, signal });
      return latest?.code ?? null;
    },
    staleTime: NEVER_STALE,
    retry: false,
    gcTime: 0,
  });
}
