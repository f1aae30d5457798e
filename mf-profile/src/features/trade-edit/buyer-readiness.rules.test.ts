import { CustomerId, type CustomerRole, type CustomerSummary } from '@bazaar/contracts/merchant';
import { describe, expect, it } from 'vitest';
import { buyerReadiness } from './buyer-readiness.rules.ts';

const customer = (change: Partial<CustomerSummary>): CustomerSummary => ({
  ...{ id: CustomerId.parse(1), kind: 'person', name: 'مریم کریمی', role: 'owner' },
  ...{ completeness: 60, isComplete: false },
  ...change,
});
const company = customer({ kind: 'company', name: 'آرمان‌تراش' });
const readiness = (customers: CustomerSummary[], name: string, role: CustomerRole = 'owner') =>
  buyerReadiness(customers, { role, name });

describe('a buyer', () => {
  it('is ready when one of their own customers is, as the service judges', () => {
    expect(readiness([customer({ isComplete: true }), company], 'آرمان‌تراش')).toEqual({ state: 'ready' });
    expect(readiness([customer({}), { ...company, isComplete: true }], 'مریم کریمی')).toEqual({
      state: 'ready',
    });
  });

  it('completes the data of the company that the request is for, else the own ones', () => {
    expect(readiness([customer({}), company], 'آرمان‌تراش')).toEqual({ state: 'incomplete', kind: 'company' });
    expect(readiness([customer({}), company], 'مریم کریمی')).toEqual({ state: 'incomplete', kind: 'person' });
    expect(readiness([], 'خریدار')).toEqual({ state: 'incomplete', kind: 'person' });
  });

  it('is not made ready by the company of others', () => {
    const others = customer({ kind: 'company', role: 'approver', isComplete: true });

    expect(readiness([others], 'خریدار')).toEqual({ state: 'incomplete', kind: 'person' });
  });
});

it('an agent is told of the company, and not held back', () => {
  const others = customer({ kind: 'company', role: 'approver', name: 'آرمان‌تراش' });

  expect(readiness([others], 'آرمان‌تراش', 'approver')).toEqual({ state: 'companyOfOthers' });
  expect(readiness([{ ...others, isComplete: true }], 'آرمان‌تراش', 'approver')).toEqual({ state: 'ready' });
  expect(readiness([], 'آرمان‌تراش', 'approver')).toEqual({ state: 'ready' });
});
