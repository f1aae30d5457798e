import type { JsonLd } from '@bazaar/host';
import type { ListPage } from './list-range.ts';

/** The name of an item of a list, and its absolute address. */
export interface ListedItem {
  name: string;
  url: string;
}

/** A page of a list for search engines: which item is at which position of the whole list. */
export function itemListJsonLd<Item>(
  { items, pageNumber, pageSize }: Pick<ListPage<Item>, 'items' | 'pageNumber' | 'pageSize'>,
  listedItem: (item: Item) => ListedItem,
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: (pageNumber - 1) * pageSize + index + 1,
      ...listedItem(item),
    })),
  };
}
