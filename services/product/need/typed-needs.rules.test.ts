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
  givenFamily(1, 'جک پنوماتیک', {
    columns: [lengthColumn('قطر پیستون'), lengthColumn('کورس')],
    rows: [
      [63, 200],
      [80, 250],
    ],
  }),
  givenFamily(2, 'کابل قدرت', {
    columns: [textColumn('تعداد رشته'), numberColumn('سطح مقطع فاز', 'area', [1e-6, 'mm²'])],
    rows: [
      ['۴', 6],
      ['۴', 10],
    ],
  }),
  givenFamily(3, 'استون', { columns: [textColumn('بسته‌بندی')], rows: [['تانکر'], ['بشکه ۲۲۰ لیتری']] }),
  givenFamily(4, 'تیرآهن', { columns: [lengthColumn('ارتفاع مقطع')], rows: [[120], [300]] }),
  givenFamily(5, 'ترانسمیتر فشار', {
    columns: [numberColumn('حد بالای گستره', 'pressure', [1e5, 'bar']), textColumn('سیگنال خروجی')],
    rows: [
      [6, '4-20 mA'],
      [100, '4-20 mA'],
    ],
  }),
  givenFamily(6, 'شیلنگ هیدرولیک', {
    columns: [textColumn('سایز اینچی'), lengthColumn('قطر داخلی')],
    rows: [
      ['۱ اینچ', 25.4],
      ['۲ اینچ', 50.8],
    ],
  }),
  givenFamily(7, 'جوش آرگون', { columns: [textColumn('جریان')], rows: [['DC']] }),
  givenFamily(8, 'چالزن', {
    columns: [lengthColumn('قطر چال از'), lengthColumn('قطر چال تا')],
    rows: [
      [51, 89],
      [64, 115],
    ],
  }),
  givenFamily(9, 'پیچ خشکه', {
    columns: [lengthColumn('طول'), textColumn('کلاس مقاومت')],
    rows: [
      [30, '8.8'],
      [60, '10.9'],
    ],
  }),
  givenFamily(10, 'دتکتور دود', {
    columns: [textColumn('نوع پایه')],
    rows: [['دوسیمه، پایه رله‌دار'], ['چهارسیمه، خروجی رله']],
  }),
  givenFamily(11, 'سنسور القایی', { columns: [lengthColumn('فاصله تشخیص')], rows: [[2], [8]] }),
  givenFamily(12, 'ساندویچ‌پانل دیواری', { columns: [lengthColumn('ضخامت')], rows: [[50]] }),
]);

const read = (need: string) => readNeed(need, known, TODAY);
const unkept = (need: string) =>
  readParts(need, read(need)).flatMap(({ part }) => (part.isKept ? [] : [`${part.title}: ${part.text}`]));

describe('a size that no variant has as a whole', () => {
  it('keeps the column that comes first in the table and names the other', () => {
    expect(variantsFor('جک پنوماتیک ۸۰ در ۲۰۰', known)).toEqual([2]);
    expect(unkept('جک پنوماتیک ۸۰ در ۲۰۰')).toEqual(['کورس: ۲۰۰ mm']);
  });

  it('keeps the cross-section of a cable when no cable has so many cores', () => {
    expect(variantsFor('کابل قدرت ۵ در ۱۰', known)).toEqual([2]);
    expect(unkept('کابل قدرت ۵ در ۱۰')).toEqual(['تعداد رشته: ۵']);
  });
});

describe('a quantity', () => {
  it('says how the good is packed when it is counted in packs', () => {
    expect(variantsFor('استون ۱۰ بشکه', known)).toEqual([2]);
    expect(read('استون ۱۰ بشکه').quantity).toMatchObject({ value: 10, unit: 'بشکه' });
  });

  it('is read from a number word that is written together with its unit', () => {
    expect(read('استون ۵ هزارتن').quantity).toMatchObject({ value: 5000, unit: 'تن' });
    expect(read('کابل قدرت صدمتر').quantity).toMatchObject({ value: 100, unit: 'متر' });
  });

  it('is no part of a piece', () => {
    expect(read('تیرآهن ۰.۷ رول پنج تن').quantity).toMatchObject({ value: 5, unit: 'تن' });
  });
});

it.each([
  ['بودجه یک و نیم میلیارد تومان', 15e9],
  ['بودجه بیست و پنج میلیون تومان', 25e7],
])('reads the money of «%s»', (need, rial) => {
  expect(read(`چالزن ${need}`).budget?.rial).toBe(rial);
});

it('«گوه ای هزار قالب» is no price', () => {
  expect(read('تیرآهن گوه ای هزار قالب').budget).toBeNull();
});

describe('a wish that cannot be kept', () => {
  it('is in centimetres when these are nearer to the table', () => {
    expect(unkept('تیرآهن ۴۰')).toEqual(['ارتفاع مقطع: ۴۰۰ mm']);
  });

  it('is in the column that is written in inches', () => {
    expect(unkept('شیلنگ هیدرولیک ۲٫۵ اینچ')).toEqual(['سایز اینچی: ۲٫۵ اینچ']);
  });

  it('is in the column whose values have a decimal as well', () => {
    expect(unkept('پیچ خشکه ۱۲.۹')).toEqual(['کلاس مقاومت: ۱۲.۹']);
  });

  it('is another kind than the title says', () => {
    expect(unkept('ساندویچ پانل سقفی ۵ سانت')).toContain('نوع: سقفی');
  });
});

describe('a number', () => {
  it('of a range that a text has is none of another column', () => {
    expect(variantsFor('ترانسمیتر فشار ۴-۲۰', known)).toEqual([1, 2]);
    expect(unkept('ترانسمیتر فشار ۲۵۰ بار ۴-۲۰')).toEqual(['حد بالای گستره: ۲۵۰ bar']);
  });

  it('of a range is kept by a machine whose own range holds it', () => {
    expect(variantsFor('چالزن چال ۸۹ تا ۱۰۲ میل', known)).toEqual([2]);
  });

  it('behind a Latin word that the catalogue does not have belongs to that word', () => {
    expect(unkept('سنسور القایی zone 1')).toEqual([]);
  });
});

describe('words', () => {
  it('that stand together in one of several values choose it', () => {
    expect(variantsFor('دتکتور دود پایه رله دار', known)).toEqual([1]);
  });

  it.each(['سیم جوش آرگون', 'یه سیم جوش آرگون', '۱۰ کیلو سیم جوش آرگون'])(
    '«%s» asks for a thing that the catalogue does not have',
    (need) => {
      expect(read(need).good).toBeNull();
    },
  );

  it('that only ask do not change the thing', () => {
    expect(read('دنبال جوش آرگون').good?.need.data.title).toBe('جوش آرگون');
  });
});
