import { describe, expect, it } from 'vitest';
import { readNeed } from './need.rules.ts';
import { readParts } from './need-parts.rules.ts';
import {
  givenCatalogue,
  givenFamily,
  lengthColumn,
  numberColumn,
  TODAY,
  textColumn,
  variantsFor,
} from './small-catalogue.fixture.ts';

const known = givenCatalogue([
  givenFamily(1, 'اینورتر', {
    columns: [numberColumn('توان موتور', 'power', [1000, 'kW']), numberColumn('وزن', 'mass', [1, 'kg'])],
    rows: [
      [5.5, 11],
      [11, 15],
    ],
  }),
  givenFamily(2, 'کپسول آتش نشانی', {
    columns: [numberColumn('جرم پودر', 'mass', [1, 'kg'])],
    rows: [[6], [12]],
  }),
  givenFamily(3, 'شیر برقی', {
    columns: [textColumn('سایز اتصال'), textColumn('تعداد بوبین')],
    rows: [
      ['G1/4', 'تک‌بوبین'],
      ['G1/2', 'تک‌بوبین'],
      ['G1/2', 'دوبوبین'],
    ],
  }),
  givenFamily(4, 'ترانسمیتر فشار', {
    columns: [textColumn('اتصال فرایندی')],
    rows: [['G ¼ نر'], ['½ NPT ماده']],
  }),
  givenFamily(5, 'پیچ خشکه', {
    columns: [textColumn('سایز رزوه'), lengthColumn('طول'), textColumn('کلاس مقاومت')],
    rows: [
      ['M20', 70, '8.8'],
      ['M20', 80, '10.9'],
      ['M24', 100, '10.9'],
    ],
  }),
  givenFamily(7, 'شیلنگ هیدرولیک', {
    columns: [textColumn('سایز اینچی'), lengthColumn('قطر داخلی')],
    rows: [
      ['⅜ اینچ', 9.5],
      ['۱½ اینچ', 38.1],
    ],
  }),
  givenFamily(6, 'تونل شرینک', {
    columns: [lengthColumn('عرض دهانه تونل'), lengthColumn('ارتفاع دهانه تونل')],
    rows: [
      [450, 250],
      [800, 500],
    ],
  }),
]);

const unkept = (need: string) =>
  readParts(need, readNeed(need, known, TODAY)).flatMap(({ part }) =>
    part.isKept ? [] : [`${part.title}: ${part.text}`],
  );

describe('«کیلو» alone', () => {
  it('is what the columns of the good measure', () => {
    expect(variantsFor('اینورتر ۱۱ کیلو', known)).toEqual([2]);
    expect(readNeed('اینورتر ۱۱ کیلو ۲ عدد', known, TODAY).quantity).toMatchObject({ value: 2 });
    expect(variantsFor('کپسول آتش نشانی ۱۲ کیلو', known)).toEqual([2]);
  });

  it('is a mass when it is said to be a weight, or written out', () => {
    expect(variantsFor('اینورتر ۵.۵ کیلووات وزن ۱۱ کیلو', known)).toEqual([1]);
    expect(variantsFor('اینورتر ۱۱ کیلوگرم', known)).toEqual([1]);
  });
});

describe('an inch size', () => {
  it('is looked up among the threads', () => {
    expect(variantsFor('شیر برقی نیم اینچ دو بوبین', known)).toEqual([3]);
    expect(variantsFor('ترانسمیتر فشار نیم اینچ', known)).toEqual([2]);
    expect(variantsFor('ترانسمیتر فشار رزوه یک چهارم', known)).toEqual([1]);
  });

  it('is a fraction without a unit, and no decimal', () => {
    expect(variantsFor('شیلنگ هیدرولیک سه هشتم', known)).toEqual([1]);
  });

  it('that no thread has cannot be kept', () => {
    expect(unkept('شیر برقی یک اینچ')).toEqual(['سایز اتصال: یک اینچ']);
  });
});

describe('a number word without a unit', () => {
  it("is a size behind a number or a column's word", () => {
    expect(variantsFor('پیچ خشکه m20 هشتاد 10.9', known)).toEqual([2]);
    expect(variantsFor('پیچ خشکه m24 طول صد 10.9', known)).toEqual([3]);
    expect(unkept('پیچ خشکه m20 شصت')).toEqual(['طول: ۶۰ mm']);
  });
});

describe('an opening', () => {
  it('is called by its width unless its height is said', () => {
    expect(unkept('تونل شرینک دهانه ۵۰ سانت')).toEqual(['عرض دهانه تونل: ۵۰۰ mm']);
    expect(variantsFor('تونل شرینک ارتفاع دهانه ۵۰ سانت', known)).toEqual([2]);
  });
});

it('a number with a unit that no column has is never silent', () => {
  const { good } = readNeed('پیچ خشکه m20 ۸۰ ولت', known, TODAY);
  expect(good?.specification.unknown).toHaveLength(1);
});
