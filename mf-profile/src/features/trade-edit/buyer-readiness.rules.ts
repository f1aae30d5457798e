import type { CustomerKind, CustomerSummary } from '@bazaar/contracts/merchant';
import { type Buyer, companyOf } from './buyer-company.rules.ts';

/** Whether the service will find the buyer's data complete when a request is handed in. */
export type BuyerReadiness =
  | { state: 'ready' }
  /** The reader's own data: of the company, when the request has its name. */
  | { state: 'incomplete'; kind: CustomerKind }
  /** The company of others: they may have completed what the reader does not see. */
  | { state: 'companyOfOthers' };

/** {@link BuyerReadiness} with the next field to fill in, in words; null where there is none. */
export type BuyerCheck = BuyerReadiness & { nextStep: string | null };

/**
 * As the service judges it: a buyer is ready when one of their own customers is complete, the person or the company.
 * An agent sees the company alone, so for an agent it is a doubt and not a refusal.
 */
export function buyerReadiness(customers: readonly CustomerSummary[], buyer: Buyer): BuyerReadiness {
  if (buyer.role !== 'owner') {
    const company = companyOf(customers, buyer);
    return company?.isComplete === false ? { state: 'companyOfOthers' } : { state: 'ready' };
  }
  const own = customers.filter(({ role }) => role === 'owner');
  if (own.some(({ isComplete }) => isComplete)) {
    return { state: 'ready' };
  }
  const named = own.find(({ name }) => name === buyer.name);
  return { state: 'incomplete', kind: named?.kind ?? 'person' };
}
