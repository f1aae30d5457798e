import { describe, expect, it } from 'vitest';
import { readNeed } from './need.rules.ts';
import {
  givenCatalogue,
  givenFamily,
  lengthColumn,
  numberColumn,
  TODAY,
  textColumn,
} from './small-catalogue.fixture.ts';

const known = givenCatalogue(
  [
    givenFamily(1, 'میلگرد آجدار', {
      columns: [lengthColumn('قطر')],
      rows: [[16], [25]],
    }),
    givenFamily(2, 'پنل اعلام حریق', {
      columns: [numberColumn('تعداد حلقه', null, [1, null])],
      rows: [[1], [2]],
    }),
    givenFamily(3, 'پی‌ال‌سی', {
      synonyms: ['پی ال سی'],
      columns: [textColumn('سری')],
      rows: [['S7-1200'], ['DVP']],
    }),
  ],
  'کیلوگرم',
);

const quantityOf = (need: string) => {
  const { quantity } = readNeed(need, known, TODAY);
  return quantity === null ? null : `${quantity.value} ${quantity.unit}`;
};

describe('the quantity of a need', () => {
  it.each([
    ['میلگرد ۱۶، ۲۰ شاخه ۱۲ متری', '20 شاخه'],
    ['میلگرد ۲۵ شاخه ۱۲ متری، ۲۲ تن', '22 تن'],
    ['پنل اعلام حریق دو حلقه', null],
    ['پنل اعلام حریق دو حلقه، ۳ دستگاه', '3 دستگاه'],
    ['پی ال سی سری DVP', null],
    ['پی ال سی سری DVP، ۳ عدد', '3 عدد'],
  ])('«%s» is %s', (need, quantity) => {
    expect(quantityOf(need)).toBe(quantity);
  });
});
