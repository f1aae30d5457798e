import { defineAddress, pageField, profileLinks, type StateOf } from '@bazaar/contracts';

const fields = { page: pageField };

/** The query of the traded suppliers. */
export const tradedSuppliersAddress = defineAddress(fields);

/** The state in the address. */
export type TradedSuppliersState = StateOf<typeof fields>;

/** The address of a page of the list; without a query for the first one. */
export function tradedSuppliersHref(page: number): string {
  return profileLinks.tradedSuppliers() + tradedSuppliersAddress.write({ page });
}
