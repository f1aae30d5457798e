import { describe, expect, it } from 'vitest';
import { readNeed } from './need.rules.ts';
import { readParts } from './need-parts.rules.ts';
import {
  givenCatalogue,
  givenFamily,
  lengthColumn,
  TODAY,
  textColumn,
  variantsFor,
} from './small-catalogue.fixture.ts';

const known = givenCatalogue([
  givenFamily(1, 'کلاه ایمنی', {
    columns: [textColumn('رنگ'), textColumn('دریچه تهویه')],
    rows: [
      ['سفید', 'دارد'],
      ['سفید', 'ندارد'],
      ['زرد', 'ندارد'],
    ],
  }),
  givenFamily(2, 'ایزوگام صنعتی', {
    columns: [textColumn('رویه')],
    rows: [['بدون فویل'], ['فویل آلومینیوم'], ['پودر سنگ']],
  }),
  givenFamily(3, 'چراغ گردان', { columns: [textColumn('منبع نور')], rows: [['LED'], ['هالوژن']] }),
  givenFamily(4, 'پیچ خشکه', { columns: [textColumn('پوشش')], rows: [['بدون پوشش'], ['گالوانیزه']] }),
  givenFamily(7, 'کلید گردان', { columns: [textColumn('تعداد پل')], rows: [['سه‌پل'], ['چهارپل'], ['دوپل']] }),
  givenFamily(5, 'چیلر هوایی', { columns: [lengthColumn('طول')], rows: [[2000], [3000]] }),
  givenFamily(6, 'چیلر آبی', { columns: [lengthColumn('طول')], rows: [[2000], [3000]] }),
]);

const partsOf = (need: string) =>
  readParts(need, readNeed(need, known, TODAY)).map(({ part: { title, text, isKept } }) => [
    title,
    text,
    isKept,
  ]);

describe('the variants for a need that refuses something', () => {
  it.each([
    ['کلاه ایمنی سفید با دریچه تهویه', [1]],
    ['کلاه ایمنی سفید بدون دریچه تهویه', [2]],
    ['کلاه ایمنی بدون تهویه', [2, 3]],
    ['کلاه ایمنی غیر از سفید', [3]],
    ['ایزوگام بدون فویل', [1, 3]],
    ['ایزوگام با فویل', [2]],
    ['پیچ خشکه بدون پوشش', [1]],
    ['چراغ گردان به جز هالوژن', [1]],
    ['چراغ گردان هالوژن نباشد', [1]],
    ['چراغ گردان هالوژن', [2]],
    ['چراغ گردان LED نه هالوژن', [1]],
    ['کلاه ایمنی زرد، سفید قبول نیست', [3]],
    ['کلاه ایمنی سفید، دریچه‌دار نباشد', [2]],
    ['ایزوگام نه بدون فویل', [2, 3]],
    ['کلید گردان سه پل نه چهار پل', [1]],
    ['کلید گردان نه چهار پل', [1, 3]],
    ['کلاه ایمنی زرد، قرمز نفرستید', [3]],
    ['پیچ خشکه بدون پوشش نمی‌خوام', [2]],
    ['چیلر هوایی، ۲۰۰۰ میلی‌متر نباشد', [2]],
  ])('«%s» are %j', (need, places) => {
    expect(variantsFor(need, known)).toEqual(places);
  });

  it('are delivered nowhere near a city that is refused', () => {
    expect(readNeed('کلاه ایمنی، تحویل تهران', known, TODAY).city?.text).toBe('تهران');
    expect(readNeed('کلاه ایمنی، به جز تهران', known, TODAY).city).toBeNull();
  });

  it('say beside a wish what is refused', () => {
    expect(partsOf('کلاه ایمنی زرد نه سفید').slice(1)).toEqual([
      ['رنگ', 'زرد', true],
      ['رنگ', 'نه سفید', true],
    ]);
  });

  it('say that a refusal cannot be kept when all that is wanted has what is refused', () => {
    expect(partsOf('کلاه ایمنی غیر از سفید با دریچه تهویه').slice(1)).toContainEqual([
      'رنگ',
      'غیر از سفید',
      false,
    ]);
  });

  it('are those of the good that is not refused', () => {
    expect(readNeed('چیلر هوایی نمی‌خواهیم، آبی', known, TODAY).good?.need.data.title).toBe('چیلر آبی');
  });
});
