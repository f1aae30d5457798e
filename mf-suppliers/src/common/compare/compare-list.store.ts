import { productActionsSlot } from '@bazaar/contracts/slots';
import { listOf, storedValue, useStoredSelection, useStoredValue } from '@bazaar/storage';
import { COMPARE_LIMIT, type CompareItem, toggledIn, without } from './compare-list.rules.ts';

const compareList = storedValue(
  'bazaar:compare',
  listOf<CompareItem>(productActionsSlot.props, { max: COMPARE_LIMIT, idOf: ({ id }) => id }),
  { area: 'local', fallback: [] },
);

/** Puts an item in or takes it out; false when the list is full and nothing has changed. */
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

/** The list, followed in this tab and from others; empty on the server. */
export function useCompareList(): readonly CompareItem[] {
  return useStoredValue(compareList);
}

/** Whether one item is in the list. A card follows this alone, so that a change elsewhere does not render it. */
export function useIsCompared(id: number): boolean {
  return useStoredSelection(compareList, (items) => items.some((item) => item.id === id));
}
