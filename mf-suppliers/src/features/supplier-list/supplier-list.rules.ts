import type { SupplierFilter } from '@bazaar/contracts/merchant';
import { NO_CHOICE, type SupplierChoice, supplierListAddress } from './supplier-list.address.ts';

/** One filter that can be removed on its own. */
export type ChoiceKey = keyof SupplierChoice;
export const CHOICE_KEYS: readonly ChoiceKey[] = [
  'provinceIds',
  'cityIds',
  'activityKinds',
  'certificate',
  'verified',
  'hasCatalog',
];

/** True when two choices narrow a list alike, whatever the order of their values. */
export function isSameChoice(one: SupplierChoice, other: SupplierChoice): boolean {
  return supplierListAddress.write({ choice: one }) === supplierListAddress.write({ choice: other });
}

/** The number of chosen values. */
export function choiceCount({
  provinceIds,
  cityIds,
  activityKinds,
  certificate,
  verified,
  hasCatalog,
}: SupplierChoice): number {
  const lists = provinceIds.length + cityIds.length + activityKinds.length;
  return lists + [certificate !== null, verified, hasCatalog].filter(Boolean).length;
}

/** The choice without one of its filters. Removing the provinces removes their cities too. */
export function without(choice: SupplierChoice, key: ChoiceKey): SupplierChoice {
  return {
    ...choice,
    [key]: NO_CHOICE[key],
    ...(key === 'provinceIds' && { cityIds: [] }),
  };
}

/** The filters that are set. */
export function chosenKeys(choice: SupplierChoice): ChoiceKey[] {
  return CHOICE_KEYS.filter((key) => !isSameChoice(without(choice, key), choice));
}

/** The choice as the service takes it; unset filters are left out. */
export function filterOf(choice: SupplierChoice): SupplierFilter {
  const { provinceIds, cityIds, activityKinds, certificate, verified, hasCatalog } = choice;
  return {
    ...(provinceIds.length > 0 && { provinceIds: [...provinceIds] }),
    ...(cityIds.length > 0 && { cityIds: [...cityIds] }),
    ...(activityKinds.length > 0 && { activityKinds: [...activityKinds] }),
    ...(certificate !== null && { certificate }),
    ...(verified && { verified }),
    ...(hasCatalog && { hasCatalog }),
  };
}
