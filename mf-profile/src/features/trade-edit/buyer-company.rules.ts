import type { CustomerRole, CustomerSummary } from '@bazaar/contracts/merchant';

/** For whom a request is: the reader's role there, and the name that the request has. */
export interface Buyer {
  role: CustomerRole;
  name: string;
}

/**
 * The company that a request is for, among the reader's customers: the one of its name, else the only one that the
 * reader has in this way. Undefined for a request of a person.
 */
export function companyOf(customers: readonly CustomerSummary[], { role, name }: Buyer) {
  const companies = customers.filter(
    (customer) => customer.kind === 'company' && (customer.role === 'owner') === (role === 'owner'),
  );
  return (
    companies.find((company) => company.name === name) ?? (companies.length === 1 ? companies[0] : undefined)
  );
}
