import { SEARCH_SORTS } from '@bazaar/contracts/product';
import { SortLinks } from '@bazaar/listing';
import { messages } from './messages.ts';
import { type SearchView, searchHref } from './search.address.ts';

/** The sort orders of the results, as links. */
export function ResultSorts({ view }: { view: SearchView }) {
  const items = SEARCH_SORTS.map((sort) => ({
    href: searchHref(view, { sort }),
    title: messages.sorts[sort],
    isCurrent: sort === view.sort,
  }));
  return <SortLinks label={messages.sort} items={items} />;
}
