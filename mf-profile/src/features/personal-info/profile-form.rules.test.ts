import { describe, expect, it } from 'vitest';
import { givenCompany, givenProfile } from './profile.fixture.ts';
import { compactSheba } from './profile-check.rules.ts';
import {
  draftOf,
  fieldsOf,
  inputOf,
  isDirty,
  type ProfileDraft,
  profileFaults,
} from './profile-form.rules.ts';

const SHEBA = 'IR062960000000100324200001';
const person = { kind: 'person', isRegistered: true } as const;
const company = { kind: 'company', isRegistered: true } as const;
const empty = draftOf(null);
const faultOf = (field: keyof ProfileDraft, text: string, subject: typeof person | typeof company = person) =>
  profileFaults(subject, { ...(subject === company ? draftOf(givenCompany()) : empty), [field]: text })[
    field
  ];

describe('profileFaults', () => {
  it('lets a person save what there is so far, and a company not without name and national id', () => {
    expect(profileFaults(person, empty)).toEqual({});
    expect(Object.keys(profileFaults(company, empty))).toEqual(['companyName', 'nationalLegalId']);
  });

  it.each([
    ['nationalId', '۰۴۹۹۳۷۰۸۹۹'],
    ['nationalId', '049-937089-9'],
    ['economicCode', '۴۱۱۱۱۱۱۱۱۱۱۱'],
    ['economicCode', '14001234567890'],
    ['email', 'Name@Company.ir'],
    ['sheba', SHEBA],
    ['sheba', 'ir06 2960 0000 0010 0324 2000 01'],
    ['sheba', '۰۶۲۹۶۰۰۰۰۰۰۰۱۰۰۳۲۴۲۰۰۰۰۱'],
    ['firstName', 'لی'],
  ] as const)('accepts the %s "%s"', (field, text) => {
    expect(faultOf(field, text)).toBeUndefined();
  });

  it.each([
    ['nationalId', '0499370898', /درست نیست/],
    ['nationalId', '1111111111', /درست نیست/],
    ['nationalId', '۰۴۹۹۳۷', /ده رقم است؛ ۶ رقم/],
    ['nationalId', '04993708a9', /تنها رقم/],
    ['economicCode', '1234567890', /کد اقتصادی/],
    ['email', 'name@company', /ایمیل/],
    ['email', 'name company@x.ir', /ایمیل/],
    ['sheba', 'IR062960000000100324200002', /درست نیست/],
    ['sheba', 'DE062960000000100324200001', /درست نیست/],
    ['sheba', 'IR0629600000', /۱۰ رقم/],
    ['firstName', 'م', /نام باید/],
    ['lastName', 'م'.repeat(61), /نام خانوادگی باید/],
  ] as const)('says what is wrong with the %s "%s"', (field, text, message) => {
    expect(faultOf(field, text)).toMatch(message);
  });

  it('checks the national id of a company by its own digits', () => {
    expect(faultOf('nationalLegalId', '۱۰۳۸۰۲۸۴۷۹۰', company)).toBeUndefined();
    expect(faultOf('nationalLegalId', '10380284791', company)).toMatch(/درست نیست/);
    expect(faultOf('nationalLegalId', '0499370899', company)).toMatch(/یازده رقم است؛ ۱۰ رقم/);
  });
});

describe('fieldsOf', () => {
  it('asks an unregistered company for what registers it', () => {
    expect(fieldsOf({ kind: 'company', isRegistered: false })).not.toContain('sheba');
    expect(fieldsOf(company)).toContain('sheba');
    expect(fieldsOf(person)).not.toContain('companyName');
  });
});

describe('inputOf', () => {
  it('sends stored forms, and null for what was emptied', () => {
    const profile = givenProfile({ economicCode: '14001234567890' });
    const draft = {
      ...draftOf(profile),
      nationalId: '۰۴۹-۹۳۷۰۸۹-۹',
      email: '',
      sheba: '06 2960 0000 0010 0324 2000 01',
      firstName: ' مریم  سادات ',
    };

    expect(inputOf(profile, draft)).toEqual({
      kind: 'person',
      firstName: 'مریم سادات',
      lastName: 'کریمی',
      nationalId: '0499370899',
      companyName: null,
      nationalLegalId: null,
      economicCode: '14001234567890',
      email: null,
      sheba: SHEBA,
    });
  });

  it('leaves unchanged what the form of a company does not show', () => {
    const profile = givenCompany({ nationalId: '0499370899' });

    expect(inputOf(profile, draftOf(profile)).nationalId).toBe('0499370899');
  });
});

describe('isDirty', () => {
  const saved = draftOf(givenProfile());

  it('is true once a text differs, and false again when it is restored', () => {
    expect(isDirty(saved, saved)).toBe(false);
    expect(isDirty({ ...saved, email: '' }, saved)).toBe(true);
    expect(isDirty({ ...saved, email: saved.email }, saved)).toBe(false);
  });
});

describe('compactSheba', () => {
  it('adds the missing country', () => {
    expect(compactSheba('06 2960')).toBe('IR062960');
  });
});
