import { describe, expect, it } from 'vitest';
import { givenCatalogue, givenFamily, textColumn, variantsFor } from './small-catalogue.fixture.ts';

const known = givenCatalogue([
  givenFamily(1, 'شیلنگ مواد غذایی', {
    columns: [textColumn('نوع کاربرد'), textColumn('جنس لایه')],
    rows: [
      ['مکش و رانش', 'NBR'],
      ['رانش', 'EPDM'],
    ],
  }),
  givenFamily(2, 'ترانسمیتر فشار', {
    columns: [textColumn('سیگنال خروجی')],
    rows: [['4-20 mA'], ['4-20 mA + HART']],
  }),
]);

describe('of variants that keep equally much', () => {
  it.each([
    ['شیلنگ مواد غذایی رانش', [2]],
    ['شیلنگ مواد غذایی مکش و رانش', [1]],
    ['ترانسمیتر فشار خروجی ۴ تا ۲۰ میلی‌آمپر', [1]],
    ['ترانسمیتر فشار هارت', [2]],
  ])('«%s» means %j, whose value says nothing else', (need, places) => {
    expect(variantsFor(need, known)).toEqual(places);
  });

  it('a value that says more is no less kept', () => {
    expect(variantsFor('شیلنگ مواد غذایی رانش NBR', known)).toEqual([1]);
  });
});
