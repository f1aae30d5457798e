import { expect, it } from 'vitest';
import { itemListJsonLd } from './item-list-json-ld.ts';

it('numbers the items of a page within the whole list', () => {
  const page = { items: ['پمپ', 'شیر'], pageNumber: 3, pageSize: 24 };

  expect(itemListJsonLd(page, (name) => ({ name, url: `https://bazaar.example/${name}` }))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 49, name: 'پمپ', url: 'https://bazaar.example/پمپ' },
      { '@type': 'ListItem', position: 50, name: 'شیر', url: 'https://bazaar.example/شیر' },
    ],
  });
});
