import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faNorm } from './fa-norm.ts';
import { foldFa, foldFaSpaced, normalizeFa } from './folding.ts';

const typed = fc
  .array(fc.constantFrom(...'می شودآدوؤيىكئء٠۱2aZ\n', '\u200C', '\u200C', '\u200B', '\u202B', '\u064B'), {
    maxLength: 25,
  })
  .map((letters) => letters.join(''));

describe('normalizeFa', () => {
  it('turns Arabic ye, kaf and digits into Persian ones', () => {
    expect(normalizeFa('كتاب علي موسى ٤٥٦')).toBe('کتاب علی موسی ۴۵۶');
  });

  it('keeps hamza, harakat, the half-space and Latin digits', () => {
    expect(normalizeFa('مؤسسه‌ی رئیسِ آب DN50')).toBe('مؤسسه‌ی رئیسِ آب DN50');
  });

  it('strips bidi controls and other invisible characters', () => {
    expect(normalizeFa('\uFEFF\u202Bفولاد\u202C\u200B \u0000مبارکه\u2069')).toBe('فولاد مبارکه');
  });

  it('drops half-spaces that have no effect', () => {
    expect(normalizeFa('\u200Cکار\u200Cخانه می\u200C\u200Cشود \u200Cشیر\u200C آب\u200C')).toBe(
      'کارخانه می\u200Cشود شیر آب',
    );
  });

  it('composes decomposed letters, and trims but keeps line breaks', () => {
    expect(normalizeFa('  ا\u0653ب\nگرم ')).toBe('آب\nگرم');
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(typed, (input) => {
        const stored = normalizeFa(input);
        expect(normalizeFa(stored)).toBe(stored);
      }),
      { seed: 1405, numRuns: 10_000 },
    );
  });

  it('does not change the search key', () => {
    fc.assert(
      fc.property(typed, (input) => {
        expect(foldFa(normalizeFa(input))).toBe(foldFa(input));
      }),
      { seed: 1405, numRuns: 10_000 },
    );
  });
});

describe('foldFa and foldFaSpaced', () => {
  it('join and separate the halves of a word', () => {
    expect(foldFa('آب‌بندی می‌شود')).toBe('اببندی میشود');
    expect(foldFaSpaced('آب‌بندی می‌شود')).toBe('اب بندی می شود');
  });

  it('give matching keys for the three ways of writing a compound', () => {
    expect(foldFa('سیم‌کشی')).toBe(foldFa('سیمكشي'));
    expect(foldFaSpaced('سیم‌کشی')).toBe(foldFa('سیم کشی'));
  });

  it('agree with the key in the database', () => {
    fc.assert(
      fc.property(typed, (input) => {
        expect(foldFa(input)).toBe(faNorm(input));
        expect(foldFaSpaced(input).replaceAll(' ', '')).toBe(faNorm(input).replaceAll(' ', ''));
      }),
      { seed: 1405, numRuns: 5000 },
    );
  });
});
