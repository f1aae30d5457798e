import { STRUCTURE_STALE_MS } from '@bazaar/api/stale-times';
import { listFaqGroups, listTopFaq } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

export const faqKeys = {
  groups: () => ['content', 'faq', 'groups'] as const,
  top: () => ['content', 'faq', 'top'] as const,
};

/** Queries of the questions page. */
export function faqQueries(api: Host['api']) {
  return {
    groups: () =>
      queryOptions({
        queryKey: faqKeys.groups(),
        queryFn: ({ signal }) => api.call(listFaqGroups, { signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
    /** Cached without answers, which the groups already contain. */
    top: () =>
      queryOptions({
        queryKey: faqKeys.top(),
        queryFn: async ({ signal }) => {
          const questions = await api.call(listTopFaq, { signal });
          return questions.map(({ id, question, visits }) => ({ id, question, visits }));
        },
        staleTime: STRUCTURE_STALE_MS,
      }),
  };
}
