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
  givenFamily(1, 'شیر فلنج‌دار', {
    columns: [textColumn('سایز اسمی'), textColumn('کلاس فشار'), lengthColumn('طول')],
    rows: [
      ['DN50', 'Class 150', 150],
      ['DN50', 'Class 300', 200],
      ['DN150', 'Class 150', 280],
      ['DN100', 'Class 150', 152],
    ],
  }),
  givenFamily(2, 'زنجیر صنعتی', {
    columns: [textColumn('تعداد ردیف')],
    rows: [['یک‌ردیفه'], ['دوردیفه']],
  }),
  givenFamily(3, 'گازسنج ثابت', { columns: [textColumn('گاز')], rows: [['H2'], ['H2S']] }),
  givenFamily(4, 'تابلو برق', { columns: [textColumn('فرم جداسازی')], rows: [['Form 1'], ['Form 2b']] }),
  givenFamily(5, 'میکرومتر خارج‌سنج', {
    synonyms: ['میکرومتر دیجیتال'],
    columns: [lengthColumn('سنجش از'), lengthColumn('سنجش تا'), textColumn('نوع خواندن')],
    rows: [
      [75, 100, 'دیجیتال'],
      [100, 125, 'ورنیه‌ای'],
    ],
  }),
  givenFamily(6, 'پنل اعلام حریق', {
    columns: [numberColumn('تعداد حلقه', null, [1, null]), numberColumn('تعداد آدرس', null, [1, null])],
    rows: [
      [2, 500],
      [4, 500],
    ],
  }),
]);

const unkeptIn = (need: string) =>
  readParts(need, readNeed(need, known, TODAY)).flatMap(({ part }) => (part.isKept ? [] : [part.title]));

describe('the variants for a need', () => {
  it.each([
    ['شیر فلنج‌دار ۶ اینچ', [3]],
    ['زنجیر صنعتی دو ردیفه', [2]],
    ['زنجیر صنعتی ۱ ردیفه', [1]],
    ['گازسنج ثابت H2', [1]],
    ['گازسنج ثابت H2S', [2]],
    ['تابلو برق فرم ۲', [2]],
    ['پنل اعلام حریق دو حلقه ۵۰۰ آدرس', [1]],
    ['میکرومتر ۱۰۰ تا ۱۲۵', [2]],
  ])('«%s» are %j', (need, places) => {
    expect(variantsFor(need, known)).toEqual(places);
  });

  it('keep the earlier column of two that no variant has together', () => {
    expect(unkeptIn('شیر فلنج‌دار ۶ اینچ کلاس ۳۰۰')).toEqual(['کلاس فشار']);
  });

  it.each([
    ['زنجیر صنعتی سه ردیفه', ['تعداد ردیف']],
    ['تابلو برق فرم ۴', ['فرم جداسازی']],
    ['میکرومتر دیجیتال ۱۰۰ تا ۱۲۵', ['نوع خواندن']],
  ])('lack in «%s» the columns %j', (need, titles) => {
    expect(unkeptIn(need)).toEqual(titles);
  });
});
