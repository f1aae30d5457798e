import { revealSupplierContact, type SupplierContact, type SupplierId } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';

/** Requests the number of a supplier; every request is recorded. */
export function revealContact(api: Host['api'], id: SupplierId): Promise<SupplierContact> {
  return api.call(revealSupplierContact, { params: { id } });
}
