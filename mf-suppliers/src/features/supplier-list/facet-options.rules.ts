import type { SupplierFacets } from '@bazaar/contracts/merchant';
import type { EnumOption } from '@bazaar/ui/facet';
import { messages } from './messages.ts';

/**
 * The choices of a facet: all values of the unfiltered list, each with the number of results it would leave now (0
 * included), and chosen values that the list does not know.
 */
export function placeOptions(
  whole: SupplierFacets['cities'],
  now: SupplierFacets['cities'],
  chosen: readonly number[],
): EnumOption<number>[] {
  const counts = new Map(now.map(({ id, count }) => [id, count]));
  const known = whole.map(({ id, title }) => ({ id, title, count: counts.get(id) ?? 0 }));
  const strange = chosen.filter((id) => !whole.some((place) => place.id === id));
  return [...known, ...strange.map((id) => ({ id, title: messages.unknownPlace, count: 0 }))];
}

/** The same for a facet whose values are texts. */
export function textOptions(
  whole: SupplierFacets['certificates'],
  now: SupplierFacets['certificates'],
  chosen: readonly string[],
): EnumOption<string>[] {
  const counts = new Map(now.map(({ value, count }) => [value, count]));
  const known = whole.map(({ value }) => ({ id: value, title: value, count: counts.get(value) ?? 0 }));
  const strange = chosen.filter((value) => !whole.some((entry) => entry.value === value));
  return [...known, ...strange.map((value) => ({ id: value, title: value, count: 0 }))];
}
