import type { ListingFacets as Facets } from '@bazaar/contracts/product';
import type { ListingRefinements } from './listing-state.ts';

/** What a filter panel is drawn from. */
export interface ListingFacetsProps {
  facets: Facets;
  filter: ListingRefinements;
  onChange: (filter: ListingRefinements) => void;
  /** «۵۲ کالا»: what the filter as it is leaves. */
  found?: string | undefined;
  /** Every facet is open, as on a page of its own. */
  allOpen?: boolean | undefined;
}
