import { choiceField, defineAddress, links, pageField, type StateOf } from '@bazaar/contracts';
import { DELEGATION_STATUSES, type Supplier } from '@bazaar/contracts/merchant';

const fields = {
  /** Null for all. */
  status: choiceField(DELEGATION_STATUSES, null),
  page: pageField,
};

/** The query of a supplier's delegations. */
export const delegationAddress = defineAddress(fields);

export type DelegationChoice = StateOf<typeof fields>;

/** Address of one page of a supplier's delegations. */
export function delegationHref(
  { id, slug }: Pick<Supplier, 'id' | 'slug'>,
  choice: Partial<DelegationChoice>,
): string {
  return links.supplierDelegations(id, slug) + delegationAddress.write(choice);
}
