import { describe, expect, it } from 'vitest';
import { readPrice, readProperties, writeProperties } from './line-texts.rules.ts';

describe('a typed price', () => {
  it.each([
    ['', null],
    [' ', null],
    ['۱٬۸۰۰٬۰۰۰', 18_000_000],
    ['12.5', 125],
    ['12.55', undefined],
    ['-5', undefined],
    ['ده', undefined],
    ['100000000001', undefined],
  ])('«%s» is %s rial', (text, rial) => {
    expect(readPrice(text)).toBe(rial);
  });
});

describe('typed properties', () => {
  it('are one in each line, with a title where there is one', () => {
    expect(readProperties('جنس: برنز\n\n طبق نقشه \nقطر=۲۰ mm\n: بی‌عنوان')).toEqual([
      { title: 'جنس', text: 'برنز' },
      { title: 'توضیح', text: 'طبق نقشه' },
      { title: 'قطر', text: '۲۰ mm' },
      { title: 'توضیح', text: ': بی‌عنوان' },
    ]);
  });

  it('are written as they are read', () => {
    const properties = readProperties('جنس: برنز\nطبق نقشه');

    expect(readProperties(writeProperties(properties))).toEqual(properties);
  });
});
