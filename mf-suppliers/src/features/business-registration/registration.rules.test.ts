import { FeedbackLetter } from '@bazaar/contracts/content';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_DRAFT,
  faultsOf,
  letterOf,
  MAX_LENGTHS,
  type RegistrationDraft,
} from './registration.rules.ts';

const good: RegistrationDraft = {
  name: 'صنایع پمپ پارس',
  person: 'مریم کریمی',
  mobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷',
  field: 'ساخت پمپ گریز از مرکز در اصفهان',
};

describe('faultsOf', () => {
  it('names every field of an empty form', () => {
    expect(Object.keys(faultsOf(EMPTY_DRAFT))).toEqual(['name', 'person', 'mobile', 'field']);
  });

  it('accepts a whole form with Persian digits', () => {
    expect(faultsOf(good)).toEqual({});
  });

  it('does not count blanks', () => {
    expect(faultsOf({ ...good, field: `${' '.repeat(20)}پمپ` })).toHaveProperty('field');
  });
});

describe('letterOf', () => {
  it('is a letter that the service accepts, also at the greatest lengths', () => {
    const long = { ...good, name: 'ن'.repeat(MAX_LENGTHS.name), field: 'م'.repeat(MAX_LENGTHS.field) };

    expect(FeedbackLetter.safeParse(letterOf(good)).success).toBe(true);
    expect(FeedbackLetter.safeParse(letterOf(long)).success).toBe(true);
    expect(letterOf(good).contact).toBe('+989121234567');
  });
});
