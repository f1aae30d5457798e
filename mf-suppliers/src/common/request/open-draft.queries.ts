import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import type { SupplierId } from '@bazaar/contracts/merchant';
import type { RequestCustomer } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

interface DraftSides {
  supplierId: SupplierId;
  /** The chosen one; null for the user's own requests. */
  customer: RequestCustomer | null;
}

/** The draft that the user may go on with; null when there is none. Its code comes with the request. */
export function openDraftQuery(host: Host, { supplierId, customer }: DraftSides) {
  return queryOptions({
    queryKey: ['suppliers', 'open-draft', host.session().userId, supplierId, customer?.id] as const,
    queryFn: async () => (await import('./draft-request.ts')).findOpenDraft(host, supplierId),
    staleTime: ALWAYS_STALE,
  });
}
