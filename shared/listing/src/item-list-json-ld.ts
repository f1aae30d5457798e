import type { JsonLd } from '@bazaar/host';
import type { ListPage } from './list-range.ts';

/** How an item of a list is named, and its whole address. */
export interface ListedItem {
  name: string;
  url: string;
}

/** A page of a list as search engines read it: what stands at which place of the whole. */
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
