import { describe, expect, it } from 'vitest';
import { readFamilies } from '../families.ts';
import { readVocabulary } from '../vocabulary.ts';
import { certificateSheet, certificateTitle } from './certificate-sheet.ts';
import { dataSheet } from './data-sheet.ts';

const vocabulary = readVocabulary();
const families = readFamilies(vocabulary);
const [family] = families;

describe('a data sheet', () => {
  it('names the base product, and the values and unit of each column, those that define a size first', () => {
    if (family === undefined) {
      throw new Error('The vocabulary has base products.');
    }
    const columns = [
      { key: 'temp', title: 'دمای کار', kind: 'number', unit: 'C', defines: false },
      { key: 'form', title: 'حالت', kind: 'text', defines: false },
      { key: 'thick', title: 'ضخامت', kind: 'number', unit: 'mm', defines: true },
      { key: 'grade', title: 'گرید', kind: 'enum', defines: true },
    ] as const;
    const [variant] = family.variants;
    const long = 'ا'.repeat(50);
    const variants = [
      { temp: -20, form: long, thick: 0.5, grade: 'ST37' },
      { temp: 1500, form: `${long}ب`, thick: 0.5, grade: 'ST52' },
      { thick: 0.5, grade: 'ST37' },
    ].flatMap((values) => (variant === undefined ? [] : [{ ...variant, values }]));
    const sheet = dataSheet(vocabulary, { ...family, columns: [...columns], variants });

    expect(sheet).toMatchObject({
      title: family.title,
      code: `TDS-${family.baseProductId}`,
      facts: [
        ['دسته', expect.stringMatching(/./)],
        ['واحد فروش', family.saleUnit],
      ],
    });
    expect(sheet.rows).toEqual([
      ['ضخامت', '۰٫۵', 'mm'],
      ['گرید', 'ST37، ST52', ''],
      ['دمای کار', '\u200E−۲۰ تا ۱٬۵۰۰', '°C'],
      ['حالت', `${long} و …`, ''],
    ]);
  });

  it('has a row for every column of every base product, with a cell for each of its own', () => {
    for (const every of families) {
      const { rows, columns } = dataSheet(vocabulary, every);
      expect(rows).toHaveLength(every.columns.length);
      expect(
        rows.every((cells) => cells.length === columns.length && cells[0] !== '' && cells[1] !== ''),
      ).toBe(true);
      expect(columns.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1);
    }
  });
});

describe('the copy of a certificate', () => {
  it('names the holder, the issuer and the expiry date', () => {
    const sheet = certificateSheet({
      supplierId: 7,
      supplierName: 'صنایع نمونه',
      title: 'ISO 9001',
      issuer: 'شرکت گواهی‌دهنده',
      validFrom: '2026-01-01',
      validTo: '2028-12-31',
    });

    expect(sheet).toMatchObject({
      title: 'گواهینامه ISO 9001',
      name: 'گواهینامه ISO 9001 صنایع نمونه',
      code: 'CRT-7',
    });
    expect(sheet.rows.map(([, value]) => value)).toEqual([
      'صنایع نمونه',
      'ISO 9001',
      'شرکت گواهی‌دهنده',
      '۱۱ دی ۱۴۰۴',
      '۱۱ دی ۱۴۰۷',
    ]);
    expect(certificateTitle('گواهی CE')).toBe('گواهی CE');
  });
});
