import { describe, expect, it } from 'vitest';
import { draftOf } from '../profile-form.rules.ts';
import { registrationFaults, registrationOf } from './registration.rules.ts';

const empty = draftOf(null);
const person = { ...empty, firstName: 'زهرا', lastName: 'احمدی', nationalId: '۰۴۹۹۳۷۰۸۹۹' };
const company = { ...empty, companyName: 'آرمان‌تراش نوین', nationalLegalId: '۱۰۳۸۰۲۸۴۷۹۰' };

describe('registrationFaults', () => {
  it('asks a person for the names, and a company for name and national id', () => {
    expect(Object.keys(registrationFaults('person', empty))).toEqual(['firstName', 'lastName']);
    expect(Object.keys(registrationFaults('company', empty))).toEqual(['companyName', 'nationalLegalId']);
    expect(registrationFaults('person', person)).toEqual({});
    expect(registrationFaults('company', company)).toEqual({});
  });

  it.each([
    ['nationalId', '0499370898', /با کارت ملی مقایسه کنید/],
    ['nationalId', '123', /۳ رقم نوشته‌اید/],
    ['nationalLegalId', '10380284791', /آگهی ثبت شرکت/],
    ['economicCode', '12', /یازده، دوازده یا چهارده رقم/],
    ['firstName', 'ز', /۲ تا ۶۰/],
  ] as const)('says what is wrong with the %s «%s»', (field, text, words) => {
    const faults =
      field === 'nationalId'
        ? registrationFaults('person', { ...person, [field]: text })
        : registrationFaults('company', { ...company, [field]: text });

    expect(Object.keys(faults)).toEqual([field]);
    expect(faults[field]).toMatch(words);
  });

  it('ignores what was typed for the other kind', () => {
    expect(registrationFaults('person', { ...person, companyName: 'آ' })).toEqual({});
  });
});

describe('registrationOf', () => {
  it('sends a person with a national id as a buyer, and one without it as a person', () => {
    const names = { firstName: 'زهرا', lastName: 'احمدی' };

    expect(registrationOf('person', person)).toEqual({
      as: 'buyer',
      body: { kind: 'person', ...names, nationalId: '0499370899' },
    });
    expect(registrationOf('person', { ...person, nationalId: ' ' })).toEqual({
      as: 'personWithoutId',
      body: names,
    });
  });

  it('sends of a company what was given', () => {
    expect(registrationOf('company', company)).toEqual({
      as: 'buyer',
      body: { kind: 'company', companyName: 'آرمان‌تراش نوین', nationalLegalId: '10380284790' },
    });
    expect(registrationOf('company', { ...company, firstName: 'زهرا' }).body).toMatchObject({
      firstName: 'زهرا',
    });
  });
});
