import { REFERENCE_STALE_MS } from '@bazaar/api/stale-times';
import { listTradeDocumentTypes } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** Kinds of documents that a request may carry. */
export function documentTypesQuery(api: Host['api']) {
  return queryOptions({
    queryKey: ['profile', 'trade-document-types'],
    queryFn: ({ signal }) => api.call(listTradeDocumentTypes, { signal }),
    staleTime: REFERENCE_STALE_MS,
  });
}
