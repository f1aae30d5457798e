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
  /** What the address says. */
  applied: ListingRefinements;
  /** How many items that leaves. */
  appliedCount: number;
  /** What an item is called in a count. */
  name: string;
}

/**
 * Choices that the list does not show yet, and how many items they would leave. Whenever the address says something
 * else, by a link or by going back, they are what it says.
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

/** One text for one filter. */
function queryOf(filter: ListingRefinements): string {
  return listingAddress.write({ filter });
}

/** The filter once it has rested: nobody counts after each letter. */
function useDebouncedDraft(filter: ListingRefinements, query: string): ListingRefinements {
  const [settled, setSettled] = useState({ query, filter });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query says all that the filter does
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ query, filter }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return settled.filter;
}
