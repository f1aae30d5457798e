import type { ListingFacets as Facets } from '@bazaar/contracts/product';
import type { ListingRefinements } from './listing-state.ts';

/** The props of a filter panel. */
export interface ListingFacetsProps {
  facets: Facets;
  filter: ListingRefinements;
  onChange: (filter: ListingRefinements) => void;
  /** The number of results of the current filter: «۵۲ کالا». */
  found?: string | undefined;
  /** True when every facet is open, as on its own page. */
  allOpen?: boolean | undefined;
}
