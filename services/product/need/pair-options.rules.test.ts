import { describe, expect, it } from 'vitest';
import { readNeed } from './need.rules.ts';
import { readParts } from './need-parts.rules.ts';
import { givenCatalogue, givenFamily, lengthColumn, TODAY, variantsFor } from './small-catalogue.fixture.ts';

const known = givenCatalogue([
  givenFamily(1, 'سنگ آهک', {
    columns: [lengthColumn('دانه‌بندی از'), lengthColumn('دانه‌بندی تا')],
    rows: [
      [20, 40],
      [30, 60],
      [60, 120],
    ],
  }),
]);

describe('a range that two columns hold', () => {
  it.each([
    ['سنگ آهک ۲۰ تا ۴۰ میل', [1]],
    ['سنگ آهک ۳۰-۶۰ میل', [2]],
  ])('chooses in «%s» the variants %j', (need, places) => {
    expect(variantsFor(need, known)).toEqual(places);
  });

  it('is said to be unkept when none has both its ends', () => {
    const parts = readParts('سنگ آهک ۴۰ تا ۸۰', readNeed('سنگ آهک ۴۰ تا ۸۰', known, TODAY));
    expect(parts.flatMap(({ part }) => (part.isKept ? [] : [part.title]))).toEqual(['دانه‌بندی تا']);
  });
});
