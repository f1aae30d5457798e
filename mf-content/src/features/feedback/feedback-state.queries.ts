import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import { getFeedbackProgress } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** What became of a letter; asked for with every visit, since an operator may have moved it meanwhile. */
export function feedbackStateQuery(api: Host['api'], trackingCode: string) {
  return queryOptions({
    queryKey: ['content', 'feedback', trackingCode],
    queryFn: ({ signal }) => api.call(getFeedbackProgress, { params: { trackingCode }, signal }),
    staleTime: ALWAYS_STALE,
    retry: false,
  });
}
