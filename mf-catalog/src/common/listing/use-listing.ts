import { useHost } from '@bazaar/host';
import { useQuery, useSuspenseQueries } from '@tanstack/react-query';
import { withChosenCities } from './known-filter.rules.ts';
import { listingQueries } from './listing.queries.ts';
import { type ListingData, needsCities } from './load-listing.ts';

/** The list that a loader has loaded. */
export function useListing(data: ListingData) {
  const queries = listingQueries(useHost().api);
  const [{ data: products }, { data: facets }] = useSuspenseQueries({
    queries: [queries.page(data.scope, data), queries.facets(data.scope, data.filter)],
  });
  const { data: cities } = useQuery({ ...queries.cities(), enabled: needsCities(data) });
  return {
    data,
    products,
    facets: withChosenCities(facets, data.filter.cityIds, cities?.items),
    cities: cities?.items ?? [],
  };
}

/** The data and queries that a list of items renders from. */
export type Listing = ReturnType<typeof useListing>;
