import { links } from '@bazaar/contracts';
import { DELEGATION_STATUSES, type DelegationStatus, type Supplier } from '@bazaar/contracts/merchant';

/** The state that `?status=` asks for; null for all, and for a state that is none. */
export function statusOf(query: URLSearchParams): DelegationStatus | null {
  return DELEGATION_STATUSES.find((status) => status === query.get('status')) ?? null;
}

interface DelegationPlace {
  status: DelegationStatus | null;
  page?: number;
}

/** Address of one page of a supplier's delegations; what is default stays unsaid. */
export function delegationAddress(
  { id, slug }: Pick<Supplier, 'id' | 'slug'>,
  { status, page = 1 }: DelegationPlace,
): string {
  const query = new URLSearchParams({
    ...(status !== null && { status }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return links.supplierDelegations(id, slug) + (query && `?${query}`);
}
