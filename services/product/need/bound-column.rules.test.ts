import { describe, expect, it } from 'vitest';
import { readNeed } from './need.rules.ts';
import { readParts } from './need-parts.rules.ts';
import { givenCatalogue, givenFamily, lengthColumn, TODAY, variantsFor } from './small-catalogue.fixture.ts';

const known = givenCatalogue([
  givenFamily(1, 'سیلندر پنوماتیک', {
    columns: [lengthColumn('قطر پیستون'), lengthColumn('کورس'), lengthColumn('قطر میله')],
    rows: [
      [50, 160, 20],
      [160, 200, 40],
    ],
  }),
  givenFamily(2, 'میکرومتر خارج‌سنج', {
    columns: [lengthColumn('سنجش از'), lengthColumn('سنجش تا')],
    rows: [
      [0, 25],
      [25, 50],
      [50, 75],
    ],
  }),
]);

const unkeptIn = (need: string) =>
  readParts(need, readNeed(need, known, TODAY)).flatMap(({ part }) =>
    part.isKept ? [] : [`${part.title} ${part.text}`],
  );

describe('the words before a number', () => {
  it('say its column, even when only another has such a value', () => {
    expect(unkeptIn('سیلندر پنوماتیک قطر پیستون ۱۶۰ کورس ۵۰')).toEqual(['کورس ۵۰ mm']);
    expect(unkeptIn('سیلندر پنوماتیک کورس ۵۰ قطر پیستون ۱۶۰')).toEqual(['کورس ۵۰ mm']);
    expect(unkeptIn('سیلندر پنوماتیک قطر پیستون ۴۰')).toEqual(['قطر پیستون ۴۰ mm']);
  });

  it.each([
    ['سیلندر پنوماتیک قطر ۵۰', [1]],
    ['سیلندر پنوماتیک قطر میله ۴۰', [2]],
    ['میکرومتر سنجش تا ۵۰', [2]],
    ['میکرومتر ۵۰ میل', [2]],
  ])('choose in «%s» the variants %j', (need, places) => {
    expect(variantsFor(need, known)).toEqual(places);
  });
});
