import type { SupplierFacets } from '@bazaar/contracts/merchant';
import type { EnumOption } from '@bazaar/ui/facet';
import { messages } from './messages.ts';

/**
 * The choices of a facet: every one that the whole list has, counted by what choosing it would leave now, so that one
 * with nothing left is shown as such; and what is chosen although the list does not know it.
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

/** The same for a facet whose choices are words. */
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
