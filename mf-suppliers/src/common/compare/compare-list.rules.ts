import type { SupplierProductSummary } from '@bazaar/contracts/product';

/** What is kept of an item that is being compared: enough to show it in the compare bar and to ask for the rest. */
export type CompareItem = Pick<SupplierProductSummary, 'id' | 'title' | 'slug' | 'drawing'>;

/** More columns than this cannot be read side by side. */
export const COMPARE_LIMIT = 4;

/** The list with the item added or removed; `null` when it is full. */
export function toggledIn(items: readonly CompareItem[], item: CompareItem): readonly CompareItem[] | null {
  const rest = without(items, item.id);
  if (rest.length < items.length) {
    return rest;
  }
  return items.length < COMPARE_LIMIT ? [...items, item] : null;
}

export function without(items: readonly CompareItem[], id: number): readonly CompareItem[] {
  return items.filter((kept) => kept.id !== id);
}
