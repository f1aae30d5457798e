import { MAX_NEED_LENGTH } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { findGoods, MAX_GOODS } from './good.rules.ts';
import { known } from './known.fixture.ts';
import type { Known } from './known.rules.ts';
import { readNeed } from './need.rules.ts';
import { MAX_MENTIONS } from './need-mentions.rules.ts';
import { readParts } from './need-parts.rules.ts';
import { givenCatalogue, givenFamily, numberColumn } from './small-catalogue.fixture.ts';

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

describe('the work for a need', () => {
  /** Goods of one family name, each with a size table of its own. */
  const given = (count: number) =>
    givenCatalogue(
      Array.from({ length: count }, (_, at) =>
        givenFamily(at + 1, `پمپ ${LETTERS[at % 20]}${LETTERS[Math.floor(at / 20)]}ور`, {
          columns: [
            numberColumn('توان نامی', 'power', [1_000, 'kW']),
            numberColumn('تعداد حلقه', null, [1, null]),
          ],
          rows: [
            [1, 2],
            [2, 4],
          ],
        }),
      ),
    );
  const LETTERS = [...'ابپتجچحخدرزسشصطعفقکگ'];
  /** The catalogue, and how many families were looked at in it. */
  const counting = (catalogue: Known) => {
    const count = { families: 0 };
    const needOf = (id: number) => {
      count.families += 1;
      return catalogue.needOf(id);
    };
    return { count, catalogue: { ...catalogue, needOf } };
  };
  const filled = (parts: readonly string[]) => {
    const text = Array.from({ length: MAX_NEED_LENGTH }, (_, at) => parts[at % parts.length]).join(' ');
    return text.slice(0, MAX_NEED_LENGTH);
  };

  it('is the first mentions with few goods, however many the text names', () => {
    const catalogue = given(400);
    const { count, catalogue: counted } = counting(catalogue);
    const titles = catalogue.knowledge.families.map(({ id }) => catalogue.needOf(id)?.data.title ?? '');
    const { query, unreadFrom } = readNeed(filled(titles), counted, TODAY);

    expect(query.mentions).toHaveLength(MAX_MENTIONS);
    expect(unreadFrom).toBeGreaterThan(0);
    expect(findGoods(query, catalogue)).toHaveLength(MAX_GOODS);
    expect(count.families).toBe(300);
  });

  it('is not repeated for each of the parts of a good that a text counts', () => {
    const { count, catalogue } = counting(given(1));
    const pieces = Array.from({ length: 60 }, (_, at) => `${at + 2} حلقه`);
    readNeed(filled(['پمپ ااور', ...pieces]), catalogue, TODAY);

    expect(count.families).toBeLessThanOrEqual(6);
  });

  it('compares the first numbers only, and calls the others unknown', () => {
    const numbers = Array.from({ length: 30 }, (_, at) => `${at + 2},`);
    const { query } = readNeed(`پمپ ااور ${numbers.join(' ')}`, given(1), TODAY);

    expect(query.mentions.filter(({ amount }) => amount !== undefined)).toHaveLength(20);
  });

  it('reads every need of usual length to its end', () => {
    expect(
      readNeed('پمپ ااور ۲ کیلووات، ۵ عدد تحویل تهران تا یک هفته', given(1), TODAY).unreadFrom,
    ).toBeNull();
  });
});
