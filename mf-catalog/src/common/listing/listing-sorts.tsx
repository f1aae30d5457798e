import { LISTING_SORTS } from '@bazaar/contracts/product';
import { SortLinks } from '@bazaar/listing';
import { writeListing } from './listing-address.rules.ts';
import type { ListingState } from './listing-state.ts';
import { messages } from './messages.ts';

interface ListingSortsProps {
  path: string;
  state: ListingState;
}

/** The orders of a list of items, as addresses. */
export function ListingSorts({ path, state }: ListingSortsProps) {
  const items = LISTING_SORTS.map((sort) => ({
    href: path + writeListing({ ...state, sort, page: 1 }),
    title: messages.sorts[sort],
    isCurrent: sort === state.sort,
  }));
  return <SortLinks label={messages.sort} items={items} inBar />;
}
