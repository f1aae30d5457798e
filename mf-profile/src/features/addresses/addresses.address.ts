import { defineAddress, profileLinks, type StateOf, valueField } from '@bazaar/contracts';
import { CustomerId } from '@bazaar/contracts/merchant';

const fields = {
  /** Null for the user's own addresses; otherwise a company's. */
  customerId: valueField(CustomerId, null, 'customer'),
};

/** The query of the addresses. */
export const addressesAddress = defineAddress(fields);

/** The state in the address. */
export type AddressesState = StateOf<typeof fields>;

/** The page of the user's own addresses, or of a company's. */
export function addressesHref(customerId: CustomerId | null): string {
  return profileLinks.addresses() + addressesAddress.write({ customerId });
}
