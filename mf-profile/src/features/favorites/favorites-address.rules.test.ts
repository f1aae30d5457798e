import { describe, expect, it } from 'vitest';
import { favoritesPath, readFavoritesView } from './favorites-address.rules.ts';

const read = (query: string) =>
  readFavoritesView(new Request(`https://bazaar.test/profile/favorites${query}`));

describe('the address of the favorites', () => {
  it('reads back what it has written', () => {
    const view = { type: 'Supplier', page: 2 } as const;

    expect(read(new URL(favoritesPath(view), 'https://bazaar.test').search)).toEqual(view);
  });

  it('is the plain one for the first page of everything', () => {
    expect(favoritesPath({ type: null, page: 1 })).toBe('/profile/favorites');
  });

  it.each(['', '?type=Pump&page=0', '?type=supplier&page=x', '?type=toString&page=-1'])(
    'shows everything from the first page for "%s"',
    (query) => {
      expect(read(query)).toEqual({ type: null, page: 1 });
    },
  );
});
