import { NEVER_STALE } from '@bazaar/api/stale-times';
import { listDemoMessages } from '@bazaar/contracts/auth';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** The code in the demo's inbox of this request; null outside the demo, where there is no inbox. */
export function demoCodeQuery(api: Host['api'], requestId: string) {
  return queryOptions({
    queryKey: ['step-up', 'demo-code', requestId] as const,
    queryFn: async ({ signal }) => {
      const [latest] = await api.call(listDemoMessages, { query: { requestId }, signal });
      return latest?.code ?? null;
    },
    staleTime: NEVER_STALE,
    retry: false,
    gcTime: 0,
  });
}
