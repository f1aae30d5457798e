import { SEARCH_SCOPES, SEARCH_SORTS } from '@bazaar/contracts/product';
import { describeAddress } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import { searchAddress, searchHref, searchViewOf } from './search.address.ts';

const read = (query: string) => searchViewOf('پمپ', new Request(`https://bazaar.test/search/x${query}`));

describeAddress({
  name: 'searchAddress',
  address: searchAddress,
  values: {
    scope: SEARCH_SCOPES,
    sort: SEARCH_SORTS,
    choices: [
      searchAddress.defaults.choices,
      { types: ['Product', 'ConsultingService'], categories: [2021, 7], cities: [36] },
    ],
    page: [1, 2],
  },
});

describe('the address of a search', () => {
  it('keeps the choices and begins at the first page when the order changes', () => {
    const view = read('?type=Product&category=9&page=4');

    expect(view && searchHref(view, { sort: 'newest' })).toBe(
      `/search/${encodeURIComponent('پمپ')}?sort=newest&type=Product&category=9`,
    );
  });

  it('leads to another term with everything else kept', () => {
    const view = read('?scope=supplier');

    expect(view && searchHref(view, { term: 'شیر' })).toBe(
      `/search/${encodeURIComponent('شیر')}?scope=supplier`,
    );
  });

  it('is of no search without a word', () => {
    expect(searchViewOf(' ', new Request('https://bazaar.test/search/%20'))).toBeNull();
  });
});
