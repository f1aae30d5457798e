import type { ApiClient } from '@bazaar/api';
import { DEFAULT_STALE_MS } from '@bazaar/api/stale-times';
import { listSearchResults, listSuggestions, type SearchScope } from '@bazaar/contracts/product';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { MAX_SUGGESTIONS } from './suggestion.rules.ts';

export function suggestionQueries(api: ApiClient) {
  return {
    /** A request whose term is no longer typed is aborted, since it uses the query's signal. */
    list: (term: string, scope: SearchScope) =>
      queryOptions({
        queryKey: ['shell', 'suggestions', scope, term] as const,
        queryFn: ({ signal }) =>
          api.call(listSuggestions, { query: { term, scope, take: MAX_SUGGESTIONS }, signal }),
        enabled: term !== '',
        staleTime: DEFAULT_STALE_MS,
        placeholderData: keepPreviousData,
      }),
    /** A correction for a term without suggestions: another spelling, or the other keyboard layout. */
    correction: (term: string, scope: SearchScope) =>
      queryOptions({
        queryKey: ['shell', 'suggestions', 'correction', scope, term] as const,
        queryFn: async ({ signal }): Promise<string | null> => {
          const query = { term, scope, paging: { pageNumber: 1, pageSize: 1 } };
          const { correction } = await api.call(listSearchResults, { query, signal });
          return correction?.term ?? null;
        },
        staleTime: DEFAULT_STALE_MS,
      }),
  };
}
