import { isLegalId, isNationalId } from '@bazaar/locale';
import { describe, expect, it } from 'vitest';
import { legalIdOf } from '../../seed/legal-id.ts';
import { completenessOf, customerName, faultsOf, toStoredFields } from './customer.rules.ts';

const PERSON = {
  firstName: 'نگار',
  lastName: 'پورحسن',
  nationalId: '0012345679',
  sheba: 'IR062960000000100324200001',
  email: 'negar@buyer.example',
};
const COMPANY = {
  ...PERSON,
  nationalId: null,
  companyName: 'آبرسان',
  nationalLegalId: legalIdOf('1401234567'),
  economicCode: '14012345678',
};

describe('completenessOf', () => {
  it('is 0 for an empty profile and 100 for a complete one', () => {
    for (const [kind, whole] of [['person', PERSON] as const, ['company', COMPANY] as const]) {
      expect(completenessOf(kind, toStoredFields({}))).toMatchObject({ completeness: 0, isComplete: false });
      expect(completenessOf(kind, toStoredFields(whole))).toEqual({
        completeness: 100,
        isComplete: true,
        nextStep: null,
      });
    }
  });

  it('asks first for what a request requires, then for the rest', () => {
    const steps: (string | undefined)[] = [];
    const filled: Record<string, string> = {};
    for (;;) {
      const { nextStep } = completenessOf('person', toStoredFields(filled));
      if (nextStep === null) {
        break;
      }
      steps.push(nextStep.field);
      filled[nextStep.field] = PERSON[nextStep.field as keyof typeof PERSON];
    }
    expect(steps).toEqual(['firstName', 'lastName', 'nationalId', 'sheba', 'email']);
  });

  it('asks a company for what a request requires before its IBAN', () => {
    const { isComplete, nextStep } = completenessOf(
      'company',
      toStoredFields({ ...COMPANY, lastName: null, sheba: null }),
    );
    expect([isComplete, nextStep?.field]).toEqual([false, 'lastName']);
  });

  it('grows with every field', () => {
    const fields = Object.keys(PERSON) as (keyof typeof PERSON)[];
    const steps = fields.map(
      (_, count) =>
        completenessOf(
          'person',
          toStoredFields(Object.fromEntries(fields.slice(0, count).map((name) => [name, PERSON[name]]))),
        ).completeness,
    );
    expect(steps).toEqual([...new Set(steps)].sort((one, other) => one - other));
  });
});

describe('toStoredFields', () => {
  it('stores Persian letters and Latin digits, and null for blank fields', () => {
    expect(
      toStoredFields({
        firstName: ' علي ',
        nationalId: '۰۰۱۲۳۴۵۶۷۹',
        sheba: 'ir06 2960 0000 0010 0324 2000 01',
        email: ' Negar@Buyer.Example ',
        lastName: '  ',
      }),
    ).toMatchObject({
      firstName: 'علی',
      lastName: null,
      nationalId: '0012345679',
      sheba: 'IR062960000000100324200001',
      email: 'negar@buyer.example',
      companyName: null,
    });
  });
});

describe('faultsOf', () => {
  it('returns none for valid fields', () => {
    expect(isNationalId(PERSON.nationalId) && isLegalId(COMPANY.nationalLegalId)).toBe(true);
    expect(faultsOf('person', toStoredFields(PERSON))).toEqual({});
    expect(faultsOf('company', toStoredFields(COMPANY))).toEqual({});
  });

  it.each([
    ['nationalId', '0012345678'],
    ['nationalId', '1111111111'],
    ['sheba', 'IR062960000000100324200002'],
    ['economicCode', '1234567890'],
    ['email', 'negar@buyer'],
    ['email', 'a b@buyer.example'],
    ['email', '<x>@buyer.example'],
  ])('returns an error for %s with «%s»', (field, value) => {
    expect(Object.keys(faultsOf('person', toStoredFields({ ...PERSON, [field]: value })))).toEqual([field]);
  });

  it("requires a company's name, and its number with the right check digit", () => {
    const fields = toStoredFields({ ...COMPANY, companyName: '', nationalLegalId: '14012345670' });
    expect(Object.keys(faultsOf('company', fields)).sort()).toEqual(['companyName', 'nationalLegalId']);
  });

  it('refuses fields of companies for a person', () => {
    expect(Object.keys(faultsOf('person', toStoredFields(COMPANY))).sort()).toEqual([
      'companyName',
      'nationalLegalId',
    ]);
  });
});

describe('customerName', () => {
  it.each([
    [PERSON, 'نگار پورحسن'],
    [COMPANY, 'آبرسان'],
    [{ lastName: 'پورحسن' }, 'پورحسن'],
    [{}, ''],
  ])('returns, for %j, «%s»', (fields, name) => {
    expect(customerName(toStoredFields(fields))).toBe(name);
  });
});
