import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenSummary } from '../product/product.fixture.ts';
import type { CompareItem } from './compare-list.rules.ts';
import { toggleCompared, useCompareList } from './compare-list.store.ts';

const KEY = 'bazaar:compare';

function itemOf(id: number): CompareItem {
  const { title, slug, drawing } = givenSummary();
  return { id: id as CompareItem['id'], title, slug, drawing };
}

const readList = () => renderHook(useCompareList).result.current;

beforeEach(() => localStorage.clear());

describe('the compare list', () => {
  it('reads what it has stored', () => {
    toggleCompared(itemOf(5));
    toggleCompared(itemOf(6));

    expect(readList()).toEqual([itemOf(5), itemOf(6)]);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([itemOf(5), itemOf(6)]);
  });

  it.each(['', '{broken', '7', '{}', '"x"', 'null'])('is empty when storage holds %s', (text) => {
    localStorage.setItem(KEY, text);

    expect(readList()).toEqual([]);
  });

  it('drops invalid and repeated items, and never holds more than four', () => {
    const stored = [
      itemOf(1),
      itemOf(1),
      { ...itemOf(2), title: 7 },
      { ...itemOf(3), id: '<b>' },
      null,
      ...[4, 5, 6, 7].map(itemOf),
    ];
    localStorage.setItem(KEY, JSON.stringify(stored));

    expect(readList().map(({ id }) => id)).toEqual([1, 4, 5, 6]);
  });
});
