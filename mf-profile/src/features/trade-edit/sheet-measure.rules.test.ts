import { describe, expect, it } from 'vitest';
import { measureIn, ownMeasure, quantityText } from './sheet-measure.rules.ts';

const KG = 'کیلوگرم';

const written = (text: string) => {
  const [quantity = '', unit = ''] = text.split(' ');
  return { quantity, unit };
};

describe('a quantity in the unit of an item', () => {
  it.each([
    ['1.5 تن', KG, 1_500],
    ['۱٫۵ تن', KG, 1_500],
    ['1.005 تن', KG, 1_005],
    ['0.3 تن', KG, 300],
    ['0.07 تن', KG, 70],
    ['4.35 متر', 'سانتی‌متر', 435],
    ['8.2 لیتر', 'میلی‌لیتر', 8_200],
    ['2,500 گرم', 'گرم', 2_500],
    ['1,500,000 گرم', KG, 1_500],
    ['1000 شاخه', 'شاخه', 1_000],
    ['3.0 عدد', 'عدد', 3],
    ['7', KG, 7],
  ])('«%s» in %s is %d', (text, unit, quantity) => {
    expect(measureIn(written(text), unit)).toMatchObject({ quantity, unit });
  });

  it.each([
    ['5 عدد', 'otherUnit'],
    ['5 متر', 'otherUnit'],
    ['1500 تن', 'tooMany'],
    ['1.0005 تن', 'notWhole'],
    ['250 گرم', 'notWhole'],
    ['0.0000000000000000000000001 تن', 'notWhole'],
    ['0 تن', 'notWhole'],
    ['-1 تن', 'notWhole'],
    ['دو تن', 'notWhole'],
  ])('«%s» is none in kilograms: %s', (text, fault) => {
    expect(measureIn(written(text), KG)).toBe(fault);
  });

  it('is said to be converted only when it is', () => {
    expect(measureIn({ quantity: '5', unit: 'kg' }, KG)).toMatchObject({ isConverted: false });
    expect(measureIn({ quantity: '5', unit: 'تن' }, KG)).toMatchObject({ isConverted: true });
  });
});

describe('a quantity in words of its own', () => {
  it.each([
    ['5 تن', { quantity: 5, unit: 'تن', isConverted: false }],
    ['1.5 تن', { quantity: 1_500, unit: KG, isConverted: true }],
    ['0.0015 تن', { quantity: 1_500, unit: 'گرم', isConverted: true }],
    ['2.54 متر', { quantity: 254, unit: 'سانتی‌متر', isConverted: true }],
    ['2000000 گرم', { quantity: 2_000, unit: KG, isConverted: true }],
  ])('«%s» becomes %o', (text, measure) => {
    expect(ownMeasure(written(text))).toEqual(measure);
  });

  it.each([
    ['1.5', 'عدد', 'notWhole'],
    ['1.5', '', 'notWhole'],
    ['2000000', 'شاخه', 'tooMany'],
  ])('%s %s stays a fault', (quantity, unit, fault) => {
    expect(ownMeasure({ quantity, unit })).toBe(fault);
  });
});

it('is shown in Persian digits, as far as it is a number', () => {
  expect(quantityText('1.5')).toBe('۱٫۵');
  expect(quantityText('0.1')).toBe('۰٫۱');
  expect(quantityText('دو')).toBe('دو');
});
