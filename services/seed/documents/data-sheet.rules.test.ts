import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../vocabulary.ts';
import { certificateSheet, certificateTitle } from './certificate-sheet.ts';
import { dataSheet } from './data-sheet.ts';

const vocabulary = readVocabulary();
const [product] = vocabulary.baseProducts;

describe('a data sheet', () => {
  it('names the product, and the range and unit of each property, those of its title first', () => {
    if (product === undefined) {
      throw new Error('The vocabulary has base products.');
    }
    const properties = {
      temp: { min: -20, max: 1500 },
      thick: { min: 0.5, max: 0.5 },
      grade: { values: ['ST37', 'ST52'] },
    };
    const style = { sku: 'HR', size: '{grade} ضخامت {thick}' };
    const sheet = dataSheet(vocabulary, { ...product, properties }, style);

    expect(sheet).toMatchObject({
      title: product.title,
      code: `TDS-${product.id}`,
      facts: [
        ['دسته', expect.stringMatching(/./)],
        ['واحد فروش', product.saleUnit],
      ],
    });
    const titleOf = (code: string) => vocabulary.properties[code]?.title;
    expect(sheet.rows).toEqual([
      [titleOf('grade'), 'ST37، ST52', ''],
      [titleOf('thick'), '۰٫۵', 'mm'],
      [titleOf('temp'), '\u200E−۲۰ تا ۱٬۵۰۰', '°C'],
    ]);
  });

  it('has a row for every property of every base product, with a cell for each column', () => {
    for (const every of vocabulary.baseProducts) {
      const { rows, columns } = dataSheet(vocabulary, every, undefined);
      expect(rows).toHaveLength(Object.keys(every.properties).length);
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
