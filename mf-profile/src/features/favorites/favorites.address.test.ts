import { FAVORITE_TYPES } from '@bazaar/contracts/content';
import { describeAddress } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import { favoritesAddress, favoritesHref } from './favorites.address.ts';

const read = (query: string) =>
  favoritesAddress.parse(new Request(`https://bazaar.test/profile/favorites${query}`));

describeAddress({
  name: 'favoritesAddress',
  address: favoritesAddress,
  values: { type: [null, ...FAVORITE_TYPES], page: [1, 2] },
});

describe('the address of the favorites', () => {
  it('has the type in its path and the page in its query', () => {
    expect(favoritesHref({ type: 'Supplier', page: 1 })).toBe('/profile/favorites/Supplier');
    expect(favoritesHref({ type: 'Supplier', page: 2 })).toBe('/profile/favorites/Supplier?page=2');
    expect(favoritesHref({ type: null, page: 3 })).toBe('/profile/favorites?page=3');
  });

  it('has no query for the first page of all favorites', () => {
    expect(favoritesHref({ type: null, page: 1 })).toBe('/profile/favorites');
  });

  it.each(['', '?type=Pump&page=0', '?type=supplier&page=x', '?type=toString&page=-1'])(
    'shows all favorites from the first page for "%s"',
    (query) => {
      expect(read(query)).toEqual({ type: null, page: 1 });
    },
  );
});
