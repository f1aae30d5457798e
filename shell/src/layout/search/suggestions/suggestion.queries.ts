import type { ApiClient } from '@bazaar/api';
import { listSuggestions, type SearchScope } from '@bazaar/contracts/product';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const ONE_MINUTE_MS = 60_000;

/** At most this many lines in the list, recent searches included. */
export const MOST_SUGGESTIONS = 8;

export function suggestionQueries(api: ApiClient) {
  return {
    /** A call whose term is no longer typed is aborted: its signal is the query's. */
    list: (term: string, scope: SearchScope) =>
      queryOptions({
        queryKey: ['shell', 'suggestions', scope, term] as const,
        queryFn: ({ signal }) =>
          api.call(listSuggestions, { query: { term, scope, take: MOST_SUGGESTIONS }, signal }),
        enabled: term !== '',
        staleTime: ONE_MINUTE_MS,
        placeholderData: keepPreviousData,
      }),
  };
}
