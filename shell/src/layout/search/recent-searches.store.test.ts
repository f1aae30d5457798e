// @vitest-environment happy-dom
import { recentSearches } from '@bazaar/host';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addRecentSearch, clearRecentSearches, removeRecentSearch } from './recent-searches.store.ts';

beforeEach(() => localStorage.clear());

describe('recent searches', () => {
  it('are newest first, without duplicates, and at most eight', () => {
    for (const term of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '3']) {
      addRecentSearch(term);
    }

    expect(recentSearches.get()).toEqual(['3', '9', '8', '7', '6', '5', '4', '2']);
  });

  it('can be removed one by one and all at once', () => {
    addRecentSearch('پمپ');
    addRecentSearch('ورق');
    removeRecentSearch('پمپ');
    expect(recentSearches.get()).toEqual(['ورق']);

    clearRecentSearches();
    expect(recentSearches.get()).toEqual([]);
  });

  it.each(['{broken', '{"a":1}', 'null', '7', '"text"'])(
    'are empty when the storage contains %s',
    (poison) => {
      localStorage.setItem('recentSearches', poison);

      expect(recentSearches.get()).toEqual([]);
    },
  );

  it('include only strings of a stored list', () => {
    localStorage.setItem('recentSearches', '["پمپ", 7, null, "", {"a":1}]');

    expect(recentSearches.get()).toEqual(['پمپ']);
  });

  it('are kept for the page where storage is denied', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });

    expect(recentSearches.get()).toEqual([]);
    addRecentSearch('پمپ');
    expect(recentSearches.get()).toEqual(['پمپ']);
  });
});
