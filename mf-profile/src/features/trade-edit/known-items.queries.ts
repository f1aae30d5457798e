import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import type { Host } from '@bazaar/host';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadSecondPart } from './load-second-part.ts';

/** The terms of the items in the lines. The first screen does not wait for them, nor for the code that reads them. */
export function itemsTermsQuery(host: Host, ids: readonly number[]) {
  return queryOptions({
    queryKey: ['profile', 'trade-items', ids],
    queryFn: async () => (await loadSecondPart()).readItemTerms(host, ids),
    placeholderData: keepPreviousData,
    staleTime: PAGE_STALE_MS,
    // A map does not survive the structural comparison of two answers.
    structuralSharing: false,
  });
}
