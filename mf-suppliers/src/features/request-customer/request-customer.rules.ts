import type { CustomerRole, CustomerSummary } from '@bazaar/contracts/merchant';
import type { RequestCustomer } from '@bazaar/contracts/trade';

/** Roles that include writing requests for a company of somebody else. */
const WRITERS: readonly CustomerRole[] = ['requester', 'approver'];

/** For whom a user may begin requests. */
export interface RequestChoices {
  /** The name that their own requests bear; null while they have given none. */
  readonly ownName: string | null;
  readonly companies: readonly RequestCustomer[];
}

/** For whom a user with these customers may begin requests. An owner's requests bear the name of their company. */
export function choicesOf(customers: readonly CustomerSummary[]): RequestChoices {
  const own = customers.filter(({ role, name }) => role === 'owner' && name !== '');
  return {
    ownName: (own.find(({ kind }) => kind === 'company') ?? own[0])?.name ?? null,
    companies: customers
      .filter(({ role, name }) => WRITERS.includes(role) && name !== '')
      .map(({ id, name }) => ({ id, name })),
  };
}
