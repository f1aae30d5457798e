import type { DeliveryAddress } from '@bazaar/contracts/merchant';

/** The address that becomes the default once this one is removed; undefined when the default stays or none is left. */
export function heirOf(
  addresses: readonly DeliveryAddress[],
  removed: DeliveryAddress,
): DeliveryAddress | undefined {
  // The list is ordered: the default first, then the newest.
  return removed.isSelected ? addresses.find(({ id }) => id !== removed.id) : undefined;
}
