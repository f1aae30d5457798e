import { describe, expect, it } from 'vitest';
import { draftErrors, lineProperties, quantityOf } from './draft.rules.ts';

describe('a draft', () => {
  it.each([
    ['۲۰', 20],
    ['1,000', 1000],
    ['0', null],
    ['۲٫۵', null],
    ['', null],
    ['۱۰۰۰۰۰۱', null],
  ])('reads the quantity «%s» as %s', (text, quantity) => {
    expect(quantityOf(text)).toBe(quantity);
  });

  it('reports every field that prevents sending', () => {
    expect(Object.keys(draftErrors({ text: ' ', quantity: 'x', unit: '' }))).toEqual([
      'text',
      'quantity',
      'unit',
    ]);
    expect(draftErrors({ text: 'پمپ', quantity: '۲', unit: 'عدد' })).toEqual({});
  });

  it('copies the conditions as properties, except the city', () => {
    expect(
      lineProperties([
        {
          kind: 'range',
          key: 'p4',
          title: 'فشار کاری',
          from: 8,
          to: null,
          unitSymbol: 'bar',
          filter: { propertyId: 4 as never },
        },
        { kind: 'city', key: 'c16', title: 'اصفهان', cityId: 16 },
      ]),
    ).toEqual([{ title: 'فشار کاری', text: 'حداقل ۸ bar' }]);
  });
});
