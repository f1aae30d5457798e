import type { NeedPart } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { draftErrors, lineProperties, lineText, quantityOf } from './draft.rules.ts';

const part = (kind: NeedPart['kind'], title: string, text: string): NeedPart => ({
  ...{ kind, title, text, from: 0, to: 1, isLocked: true, isKept: true },
  ...{ propertyId: null, value: null, unit: null, isPerUnit: false },
});

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

  it('copies all but the goods, their quantity and the budget as properties', () => {
    expect(
      lineProperties([
        part('good', 'کالا', 'پمپ'),
        part('property', 'فشار کاری', '۱۰ bar'),
        part('quantity', 'مقدار', '۲ دستگاه'),
        part('budget', 'بودجه', '۲۰۰٬۰۰۰٬۰۰۰ تومان'),
        part('city', 'محل تحویل', 'اهواز'),
      ]),
    ).toEqual([
      { title: 'فشار کاری', text: '۱۰ bar' },
      { title: 'محل تحویل', text: 'اهواز' },
    ]);
  });

  it('says the need without the budget', () => {
    const need = 'پمپ ۱۰ بار، بودجه ۲۰۰ میلیون تومان، اصفهان';
    const words = 'بودجه ۲۰۰ میلیون تومان';
    const from = need.indexOf(words);
    const budget = { ...part('budget', 'بودجه', words), from, to: from + words.length };

    expect(lineText(need, [budget])).toBe('پمپ ۱۰ بار، اصفهان');
    expect(lineText(need, [])).toBe(need);
    expect(lineText('پ'.repeat(400), [])).toHaveLength(300);
  });
});
