import type { NeedPart } from '@bazaar/contracts/product';
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

  it('copies all but the goods and their quantity as properties', () => {
    const part = (kind: NeedPart['kind'], title: string, text: string): NeedPart => ({
      ...{ kind, title, text, from: 0, to: 1, isLocked: true, isKept: true },
      ...{ propertyId: null, value: null, unit: null, isPerUnit: false },
    });

    expect(
      lineProperties([
        part('good', 'کالا', 'پمپ'),
        part('property', 'فشار کاری', '۱۰ bar'),
        part('quantity', 'مقدار', '۲ دستگاه'),
        part('city', 'محل تحویل', 'اهواز'),
      ]),
    ).toEqual([
      { title: 'فشار کاری', text: '۱۰ bar' },
      { title: 'محل تحویل', text: 'اهواز' },
    ]);
  });
});
