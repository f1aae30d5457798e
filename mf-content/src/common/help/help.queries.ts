import { STRUCTURE_STALE_MS } from '@bazaar/api/stale-times';
import { getHelpItem, listHelpItems, searchHelp } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

export const helpKeys = {
  item: (uniqueId: string) => ['content', 'help', 'item', uniqueId] as const,
  list: () => ['content', 'help', 'list'] as const,
  search: (term: string) => ['content', 'help', 'search', term] as const,
};

/** Queries of the help texts. */
export function helpQueries(api: Host['api']) {
  return {
    item: (uniqueId: string) =>
      queryOptions({
        queryKey: helpKeys.item(uniqueId),
        queryFn: ({ signal }) => api.call(getHelpItem, { query: { uniqueId }, signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
    list: () =>
      queryOptions({
        queryKey: helpKeys.list(),
        queryFn: ({ signal }) => api.call(listHelpItems, { signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
    search: (term: string) =>
      queryOptions({
        queryKey: helpKeys.search(term),
        queryFn: ({ signal }) => api.call(searchHelp, { query: { term }, signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
  };
}
