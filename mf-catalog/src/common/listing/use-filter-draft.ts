import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listingAddress } from './listing.address.ts';
import { listingQueries } from './listing.queries.ts';
import type { ListingRefinements, ListingScope } from './listing-state.ts';
import { messages } from './messages.ts';

const PAUSE_MS = 250;

interface FilterDraftInput {
  scope: ListingScope;
  /** The filter in the address. */
  applied: ListingRefinements;
  /** The number of results of that filter. */
  appliedCount: number;
  /** The noun for an item in a count. */
  name: string;
}

/**
 * Choices that are not applied yet, with the number of results they would leave. They are reset whenever the
 * address changes, by a link or by going back.
 */
export function useFilterDraft({ scope, applied, appliedCount, name }: FilterDraftInput) {
  const appliedQuery = queryOf(applied);
  const [draft, setDraft] = useState({ of: appliedQuery, filter: applied });
  if (draft.of !== appliedQuery) {
    setDraft({ of: appliedQuery, filter: applied });
  }
  const filter = draft.of === appliedQuery ? draft.filter : applied;
  const query = queryOf(filter);
  const isDirty = query !== appliedQuery;
  const settled = useDebouncedDraft(filter, query);
  const isSettled = queryOf(settled) === query;
  const { data, isFetching } = useQuery({
    ...listingQueries(useHost().api).count(scope, settled),
    enabled: isDirty && isSettled,
  });
  const count = isDirty ? data?.totalCount : appliedCount;
  const isKnown = count !== undefined && (isSettled || !isDirty);
  return {
    filter,
    isDirty,
    isCounting: isDirty && (isFetching || !isSettled),
    found: isKnown ? messages.found(formatNumber(count), name) : undefined,
    applyLabel: isKnown ? messages.show(formatNumber(count), name) : messages.showResult,
    change: (next: ListingRefinements) => setDraft({ of: appliedQuery, filter: next }),
  };
}

/** Equal filters give equal texts. */
function queryOf(filter: ListingRefinements): string {
  return listingAddress.write({ filter });
}

/** The filter after a pause, so that no count is requested for each letter. */
function useDebouncedDraft(filter: ListingRefinements, query: string): ListingRefinements {
  const [settled, setSettled] = useState({ query, filter });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query says all that the filter does
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ query, filter }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return settled.filter;
}
