import type { Host } from '@bazaar/host';
import { replace } from 'react-router';
import { knownFilter } from './known-filter.rules.ts';
import { listingAddress } from './listing.address.ts';
import { listingQueries } from './listing.queries.ts';
import { isCrossed } from './listing-filter.rules.ts';
import type { ListingScope, ListingState } from './listing-state.ts';

/**
 * What a page with a list gets from its loader. The present time is taken there, so that server and browser agree.
 */
export interface ListingData extends ListingState {
  readonly scope: ListingScope;
  readonly now: string;
  /** True when the address had crossed bounds. */
  readonly isNormalized: boolean;
}

/**
 * Loads the list of an address in parallel: items, facets and, for sorting by distance, cities. A filter that the
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

/** City names are needed for sorting by distance, and for a chosen city that may be missing from the facets. */
export function needsCities({ sort, filter }: ListingState): boolean {
  return sort === 'nearest' || filter.cityIds !== undefined;
}

/** The query of the address without the parts that this list does not know; undefined when it knows all of them. */
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
