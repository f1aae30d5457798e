import { describe, expect, it } from 'vitest';
import { known } from './known.fixture.ts';
import { readNeed } from './need.rules.ts';
import { readParts } from './need-parts.rules.ts';

const TODAY = { year: 1405, month: 8, day: 26 };
const goodOf = (need: string) => readNeed(need, known, TODAY).good?.need.family.id;
const partsOf = (need: string) =>
  readParts(need, readNeed(need, known, TODAY)).map(({ part: { kind, from, to, isKept } }) => [
    kind,
    need.slice(from, to),
    isKept,
  ]);

describe('the good of a need', () => {
  it.each([
    ['پمپ سانتریفیوژ ۵ عدد', 5],
    ['شیر توپی فلنج‌دار', 7],
    ['پیچ M12 طول ۵۰', 4],
  ])('of «%s» is found', (need, id) => {
    expect(goodOf(need)).toBe(id);
  });

  it.each(['لیفتراک ۳ تنی الکتروموتور', 'پمپ لجن‌کش', 'پمپ constructor', 'زرافه'])(
    'of «%s» is not sold, and no other is given',
    (need) => {
      expect(goodOf(need)).toBeUndefined();
    },
  );
});

describe('the series of a need', () => {
  const seriesOf = (need: string) => readNeed(need, known, TODAY).series?.ids;

  it('is the one whose own words stand together in it', () => {
    expect(seriesOf('سنسور القایی سری ۲، ۵ عدد')).toEqual([10]);
    expect(seriesOf('سنسور القایی سری ۳')).toBeUndefined();
    expect(seriesOf('سنسور القایی ۲ سیم')).toBeUndefined();
    expect(seriesOf('سنسور القایی')).toBeUndefined();
  });

  it('is a part of the name, and specifies nothing', () => {
    expect(partsOf('سنسور القایی سری ۲، ۵ عدد')).toEqual([
      ['good', 'سنسور القایی سری ۲', true],
      ['quantity', '۵ عدد', true],
    ]);
  });
});

describe('the parts of a need', () => {
  it('come from the words that they stand for, even when these are numbers in words', () => {
    expect(partsOf('کابل قدرت چهار در شانزده')).toEqual([
      ['good', 'کابل قدرت', true],
      ['property', 'چهار در شانزده', true],
    ]);
  });

  it('say what is not kept, of a protection as well', () => {
    expect(partsOf('پمپ سانتریفیوژ ضد انفجار')).toEqual([
      ['good', 'پمپ سانتریفیوژ', true],
      ['protection', 'ضد انفجار', false],
    ]);
  });
});
