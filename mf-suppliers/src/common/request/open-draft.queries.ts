import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import type { SupplierId } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** The draft to a supplier that the user may go on with; null when there is none. Its code comes with the request. */
export function openDraftQuery(host: Host, supplierId: SupplierId) {
  return queryOptions({
    queryKey: ['suppliers', 'open-draft', host.session().userId, supplierId] as const,
    queryFn: async () => (await import('./draft-request.ts')).findOpenDraft(host, supplierId),
    staleTime: ALWAYS_STALE,
  });
}
