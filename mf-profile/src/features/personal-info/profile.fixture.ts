import { listDataAccess } from '@bazaar/contracts/auth';
import { CustomerProfile } from '@bazaar/contracts/merchant';
import { given } from '@bazaar/testing';

/** Nobody has read the data. */
export const noDataAccess = given(listDataAccess, ({ query: { paging } }) => ({
  items: [],
  totalCount: 0,
  ...paging,
}));

/** The data of a person, complete but for the IBAN. */
export function givenProfile(profile: Record<string, unknown> = {}): CustomerProfile {
  return CustomerProfile.parse({
    id: 1,
    kind: 'person',
    role: 'owner',
    firstName: 'مریم',
    lastName: 'کریمی',
    nationalId: '0499370899',
    companyName: null,
    nationalLegalId: null,
    economicCode: null,
    mobile: '+989121234567',
    email: 'maryam@example.ir',
    sheba: null,
    bankName: null,
    completeness: 80,
    isComplete: true,
    nextStep: { field: 'sheba', title: 'شماره شبا را بنویسید' },
    updatedAt: '2026-11-18T08:00:00Z',
    rowVersion: 2,
    ...profile,
  });
}

/** The data of a company. */
export function givenCompany(profile: Record<string, unknown> = {}): CustomerProfile {
  return givenProfile({
    id: 7,
    kind: 'company',
    companyName: 'آرمان‌تراش نوین',
    nationalLegalId: '10380284790',
    nationalId: null,
    economicCode: '10380284790',
    ...profile,
  });
}
