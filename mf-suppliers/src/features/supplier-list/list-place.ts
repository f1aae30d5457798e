import { links } from '@bazaar/contracts';
import type { SupplierFilter } from '@bazaar/contracts/merchant';
import type { CategoryId, CategoryType } from '@bazaar/contracts/product';
import { normalizeFa } from '@bazaar/locale';

/** Which list it is, before any filter. */
export type ListPlace =
  | { kind: 'type'; categoryType: CategoryType }
  | { kind: 'category'; categoryId: CategoryId; slug: string }
  | { kind: 'search'; term: string };

const MAX_TERM_LENGTH = 120;

/** The search words of the address, as the services take them. */
export function termOf(key: string | undefined): string {
  return normalizeFa((key ?? '').slice(0, MAX_TERM_LENGTH).toWellFormed()).trim();
}

/** The part of the filter that follows from the place itself. */
export function placeFilter(place: ListPlace): SupplierFilter {
  if (place.kind === 'type') {
    return { categoryType: place.categoryType };
  }
  return place.kind === 'category' ? { categoryId: place.categoryId } : { term: place.term };
}

/** Address of the list without filters. */
export function placePath(place: ListPlace): string {
  if (place.kind === 'type') {
    return links.suppliersOfType(place.categoryType);
  }
  return place.kind === 'category'
    ? links.suppliersOfCategory(place.categoryId, place.slug)
    : links.suppliersSearch(place.term);
}
