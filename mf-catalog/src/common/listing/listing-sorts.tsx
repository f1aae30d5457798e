import { LISTING_SORTS } from '@bazaar/contracts/product';
import { SortLinks } from '@bazaar/listing';
import { listingAddress } from './listing.address.ts';
import type { ListingState } from './listing-state.ts';
import { messages } from './messages.ts';

interface ListingSortsProps {
  path: string;
  state: ListingState;
}

/** The sort orders of a list of items, as links. */
export function ListingSorts({ path, state }: ListingSortsProps) {
  const items = LISTING_SORTS.map((sort) => ({
    href: path + listingAddress.write(state, { sort }),
    title: messages.sorts[sort],
    isCurrent: sort === state.sort,
  }));
  return <SortLinks label={messages.sort} items={items} inBar />;
}
