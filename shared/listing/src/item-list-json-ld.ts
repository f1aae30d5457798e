import type { JsonLd } from '@bazaar/host';
import type { ItemList, WithContext } from 'schema-dts';
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
  const block = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem' as const,
      position: (pageNumber - 1) * pageSize + index + 1,
      ...listedItem(item),
    })),
  } as const satisfies WithContext<ItemList>;
  return block;
}
