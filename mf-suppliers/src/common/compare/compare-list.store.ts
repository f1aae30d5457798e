import { productActionsSlot } from '@bazaar/contracts/slots';
import { listOf, storedValue, useStoredSelection, useStoredValue } from '@bazaar/storage';
import { COMPARE_LIMIT, type CompareItem, toggledIn, without } from './compare-list.rules.ts';

const compareList = storedValue(
  'bazaar:compare',
  listOf<CompareItem>(productActionsSlot.props, { max: COMPARE_LIMIT, idOf: ({ id }) => id }),
  { area: 'local', fallback: [] },
);

/** Adds or removes an item; false when the list is full and nothing has changed. */
export function toggleCompared(item: CompareItem): boolean {
  const next = toggledIn(compareList.get(), item);
  if (next === null) {
    return false;
  }
  compareList.set(next);
  return true;
}

export function removeCompared(id: number): void {
  compareList.set(without(compareList.get(), id));
}

export function clearCompared(): void {
  compareList.set([]);
}

/** The list, updated from this tab and from others; empty on the server. */
export function useCompareList(): readonly CompareItem[] {
  return useStoredValue(compareList);
}

/**
 * Whether one item is in the list. A card subscribes to this alone, so that other changes of the list do not render it.
 */
export function useIsCompared(id: number): boolean {
  return useStoredSelection(compareList, (items) => items.some((item) => item.id === id));
}
