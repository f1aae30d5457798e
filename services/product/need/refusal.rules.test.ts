import { describe, expect, it } from 'vitest';
import { readNeed } from './need.rules.ts';
import { givenCatalogue, givenFamily, TODAY, textColumn, variantsFor } from './small-catalogue.fixture.ts';

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
  ])('«%s» are %j', (need, places) => {
    expect(variantsFor(need, known)).toEqual(places);
  });

  it('are delivered nowhere near a city that is refused', () => {
    expect(readNeed('کلاه ایمنی، تحویل تهران', known, TODAY).city?.text).toBe('تهران');
    expect(readNeed('کلاه ایمنی، به جز تهران', known, TODAY).city).toBeNull();
  });
});
