import {
  type AddressField,
  choiceField,
  defineAddress,
  entityId,
  pageField,
  valueField,
} from '@bazaar/contracts';
import { LISTING_SORTS } from '@bazaar/contracts/product';
import { orderly, readFilter } from './listing-filter.rules.ts';
import { DEFAULT_SORT, DEFAULT_VIEW, LISTING_VIEWS, type ListingRefinements } from './listing-state.ts';

const filter: AddressField<ListingRefinements> = {
  initial: {},
  read: readFilter,
  write: (value) => ({ filter: orderly(value) }),
};

/** The query of a list of items. */
export const listingAddress = defineAddress(
  {
    filter,
    sort: choiceField(LISTING_SORTS, DEFAULT_SORT),
    cityId: valueField(entityId(), undefined, 'city'),
    page: pageField,
    view: choiceField(LISTING_VIEWS, DEFAULT_VIEW),
  },
  { omit: ({ sort }) => (sort === 'nearest' ? [] : ['cityId']) },
);
