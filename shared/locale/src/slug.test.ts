import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugFa } from './slug.ts';

describe('slugFa', () => {
  it.each([
    ['پمپ سانتریفیوژ ۲ اینچ', 'پمپ-سانتریفیوژ-2-اینچ'],
    ['آب‌بند مکانیکی', 'آب-بند-مکانیکی'],
    ['كابل علي', 'کابل-علی'],
    ['  پمپ / گریز (از) مرکز!  ', 'پمپ-گریز-از-مرکز'],
    ['DP-50-200 / A', 'dp-50-200-a'],
    ['دبی ۵۰ m³/h', 'دبی-50-m3-h'],
    ['مُحَمَّد كـــابل', 'محمد-کابل'],
    ['٢٫٥ اینچ', '2-5-اینچ'],
    ['«؟!»', ''],
    ['', ''],
  ])('turns %j into %j', (text, slug) => {
    expect(slugFa(text)).toBe(slug);
  });

  it('ends at a whole word within 80 characters', () => {
    const slug = slugFa('الکتروموتور '.repeat(12));

    expect(slug).toBe(Array(6).fill('الکتروموتور').join('-'));
  });

  it('cuts a single endless word at 80 characters', () => {
    expect(slugFa('پ'.repeat(200))).toBe('پ'.repeat(80));
  });

  it('keeps a word that ends exactly at the limit', () => {
    const exact = `${'پ'.repeat(60)}-${'م'.repeat(19)}`;

    expect(slugFa(`${exact} دوم`)).toBe(exact);
  });

  it('is always short, free of edges and doubles, and can be percent-encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const slug = slugFa(text);
        expect(Array.from(slug).length).toBeLessThanOrEqual(80);
        expect(slug).not.toMatch(/^-|-$|--|[\s/?#%\u200C]/u);
        expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
      }),
      { seed: 1405, numRuns: 5000 },
    );
  });

  it('does not change a slug', () => {
    const letters = fc.constantFrom(...'پمپآبكيۀ ۲2-/ـAz\u200C\u064B');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 120 }), (text) => {
        const slug = slugFa(text.join(''));
        expect(slugFa(slug)).toBe(slug);
      }),
      { seed: 1405, numRuns: 5000 },
    );
  });
});
