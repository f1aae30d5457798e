import { CustomerId, type CustomerRole, type CustomerSummary } from '@bazaar/contracts/merchant';
import { expect, it } from 'vitest';
import { companyOf } from './buyer-company.rules.ts';

const customer = (id: number, role: CustomerRole, name = `شرکت ${id}`): CustomerSummary => ({
  id: CustomerId.parse(id),
  kind: 'company',
  name,
  role,
  completeness: 100,
  isComplete: true,
});
const person: CustomerSummary = { ...customer(1, 'owner', 'مریم کریمی'), kind: 'person' };
const idOf = (customers: CustomerSummary[], role: CustomerRole, name: string) =>
  companyOf(customers, { role, name })?.id;

it('finds the company that an agent acts for by its name', () => {
  const both = [person, customer(2, 'requester'), customer(3, 'approver')];

  expect(idOf(both, 'approver', 'شرکت 3')).toBe(3);
  expect(idOf(both, 'approver', 'نام پیشین')).toBeUndefined();
});

it('finds the only one after it was renamed', () => {
  expect(idOf([person, customer(2, 'requester')], 'requester', 'نام پیشین')).toBe(2);
});

it('finds an owner their own company, never one that they act for', () => {
  expect(idOf([person, customer(2, 'requester'), customer(3, 'owner')], 'owner', 'شرکت 2')).toBe(3);
  expect(idOf([person, customer(2, 'requester')], 'owner', 'شرکت 2')).toBeUndefined();
});
