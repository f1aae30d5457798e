import { describe, expect, it } from 'vitest';
import { readNeed } from './need.rules.ts';
import { readParts } from './need-parts.rules.ts';
import { givenCatalogue, givenFamily, TODAY, textColumn } from './small-catalogue.fixture.ts';

const known = givenCatalogue([
  givenFamily(1, 'شیر توپی', { columns: [textColumn('جنس بدنه')], rows: [['چدن'], ['استیل ۳۱۶']] }),
  givenFamily(2, 'پمپ دیافراگمی', { columns: [textColumn('جنس بدنه')], rows: [['پلی‌پروپیلن'], ['PVDF']] }),
  givenFamily(3, 'گرانول پلی‌پروپیلن', { columns: [textColumn('جنس بدنه')], rows: [['هموپلیمر']] }),
  givenFamily(4, 'سنسور القایی', { columns: [textColumn('جنس بدنه')], rows: [['NO']] }),
]);

const answerTo = (need: string) => {
  const reading = readNeed(need, known, TODAY);
  const unkept = readParts(need, reading).flatMap(({ part }) => (part.isKept ? [] : [part.text]));
  return [reading.good?.need.data.title, ...unkept];
};

describe('a value that only other goods have', () => {
  it.each([
    ['شیر توپی پلی‌پروپیلن', ['شیر توپی', 'پلی‌پروپیلن']],
    ['شیر توپی PVDF', ['شیر توپی', 'PVDF']],
    ['سنسور القایی نرمال بسته', ['سنسور القایی', 'نرمال بسته']],
    ['پمپ دیافراگمی استیل', ['پمپ دیافراگمی', 'استیل']],
  ])('is said of «%s» to be unkept', (need, answer) => {
    expect(answerTo(need)).toEqual(answer);
  });

  it.each([
    ['شیر توپی چدن', ['شیر توپی']],
    ['شیر توپی برای مخزن پلی‌پروپیلن', ['شیر توپی']],
  ])('is none of «%s»', (need, answer) => {
    expect(answerTo(need)).toEqual(answer);
  });
});
