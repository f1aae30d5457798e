import type { Host } from '@bazaar/host';
import { replace } from 'react-router';
import { knownFilter } from './known-filter.rules.ts';
import { listingAddress } from './listing.address.ts';
import { listingQueries } from './listing.queries.ts';
import { isCrossed } from './listing-filter.rules.ts';
import type { ListingScope, ListingState } from './listing-state.ts';

/** What a page with a list gets from its loader. The present is taken there, so that server and browser agree. */
export interface ListingData extends ListingState {
  readonly scope: ListingScope;
  readonly now: string;
  /** The address had the two ends of something the wrong way round. */
  readonly isNormalized: boolean;
}

/**
 * Loads the list that an address asks for: items, facets and, for nearness, cities, all at once. A filter that the
 * services refuse is replaced by the part of it that this list knows.
 */
export async function loadListing(host: Host, request: Request, scope: ListingScope): Promise<ListingData> {
  const { searchParams, pathname } = new URL(request.url);
  const state = listingAddress.parse(searchParams);
  const { queryClient } = host;
  const queries = listingQueries(host.api);
  try {
    await Promise.all([
      queryClient.ensureQueryData(queries.page(scope, state)),
      queryClient.ensureQueryData(queries.facets(scope, state.filter)),
      needsCities(state) ? queryClient.prefetchQuery(queries.cities()) : undefined,
    ]);
  } catch (error) {
    const query = isRefusal(error) ? await understoodPart(host, scope, state) : undefined;
    if (query === undefined) {
      throw error;
    }
    throw replace(pathname + query);
  }
  return { ...state, scope, now: new Date().toISOString(), isNormalized: isCrossed(searchParams) };
}

/** Cities are named when nearness is meant from one, and when one is chosen that the list may have nothing from. */
export function needsCities({ sort, filter }: ListingState): boolean {
  return sort === 'nearest' || filter.cityIds !== undefined;
}

/** The query of the address without what this list does not know; undefined when it knows all of it. */
async function understoodPart(
  host: Host,
  scope: ListingScope,
  state: ListingState,
): Promise<string | undefined> {
  const facets = await host.queryClient.ensureQueryData(listingQueries(host.api).facets(scope, {}));
  const known = { filter: knownFilter(state.filter, facets), cityId: undefined };
  const query = listingAddress.write({ ...state, ...known });
  return query === listingAddress.write(state) ? undefined : query;
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 400;
}
