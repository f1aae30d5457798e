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
  it('reads back what it has written', () => {
    const view = { type: 'Supplier', page: 2 } as const;

    expect(read(new URL(favoritesHref(view), 'https://bazaar.test').search)).toEqual(view);
  });

  it('is the plain one for the first page of everything', () => {
    expect(favoritesHref({ type: null, page: 1 })).toBe('/profile/favorites');
  });

  it.each(['', '?type=Pump&page=0', '?type=supplier&page=x', '?type=toString&page=-1'])(
    'shows everything from the first page for "%s"',
    (query) => {
      expect(read(query)).toEqual({ type: null, page: 1 });
    },
  );
});
