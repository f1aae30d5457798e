// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
  removeRecentSearch,
} from './recent-searches.store.ts';

beforeEach(() => localStorage.clear());

describe('recent searches', () => {
  it('are newest first, without doubles, and at most eight', () => {
    for (const term of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '3']) {
      addRecentSearch(term);
    }

    expect(readRecentSearches()).toEqual(['3', '9', '8', '7', '6', '5', '4', '2']);
  });

  it('can be removed one by one and all at once', () => {
    addRecentSearch('پمپ');
    addRecentSearch('ورق');
    removeRecentSearch('پمپ');
    expect(readRecentSearches()).toEqual(['ورق']);

    clearRecentSearches();
    expect(readRecentSearches()).toEqual([]);
  });

  it.each(['{broken', '{"a":1}', 'null', '7', '"text"'])('are none when the storage holds %s', (poison) => {
    localStorage.setItem('recentSearches', poison);

    expect(readRecentSearches()).toEqual([]);
  });

  it('take only texts from a list', () => {
    localStorage.setItem('recentSearches', '["پمپ", 7, null, "", {"a":1}]');

    expect(readRecentSearches()).toEqual(['پمپ']);
  });

  it('are none where storage is denied', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });

    expect(readRecentSearches()).toEqual([]);
  });
});
