import { describe, expect, it } from 'vitest';
import { givenSummary } from '../product/product.fixture.ts';
import { COMPARE_LIMIT, type CompareItem, toggledIn, without } from './compare-list.rules.ts';

function itemOf(id: number): CompareItem {
  const { title, slug, drawing } = givenSummary();
  return { id: id as CompareItem['id'], title, slug, drawing };
}

const idsOf = (items: readonly CompareItem[] | null) => items?.map(({ id }) => id);

describe('toggledIn', () => {
  it('appends an item, and removes it when it is already in the list', () => {
    const two = toggledIn([itemOf(1)], itemOf(2));

    expect(idsOf(two)).toEqual([1, 2]);
    expect(idsOf(toggledIn(two ?? [], itemOf(1)))).toEqual([2]);
  });

  it('refuses an item beyond the limit, but still removes items from a full list', () => {
    const full = Array.from({ length: COMPARE_LIMIT }, (_, index) => itemOf(index + 1));

    expect(toggledIn(full, itemOf(9))).toBeNull();
    expect(idsOf(toggledIn(full, itemOf(2)))).toEqual([1, 3, 4]);
  });
});

it('removes an item by its id', () => {
  expect(idsOf(without([itemOf(1), itemOf(2)], 1))).toEqual([2]);
});
