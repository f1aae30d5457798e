import { describe, expect, it } from 'vitest';
import { cities, facets, units } from './need.fixture.ts';
import { preferChild, termsOf, understoodWords, voteForCategories } from './need-category.rules.ts';
import { readNeed } from './need-filter.rules.ts';
import { measuresOf, unitTable } from './need-measures.rules.ts';
import { keyOf, namedFirst, piecesOf } from './need-words.rules.ts';

const table = unitTable(units);
const measuresIn = (need: string) => measuresOf(piecesOf(need), table);
const read = (need: string, saleUnits: readonly string[] = ['دستگاه']) =>
  readNeed(piecesOf(need), measuresIn(need), { facets, cities, saleUnits });
const filters = (need: string) =>
  read(need).parts.map((part) => (part.kind === 'city' ? part.cityId : part.filter));

describe('piecesOf', () => {
  it('returns the same pieces for all spellings of digits, letters and half-spaces', () => {
    const keys = (need: string) => piecesOf(need).map(({ key }) => key);

    expect(keys('كابل ٣ فاز')).toEqual(keys('کابل 3 فاز'));
    expect(keyOf('سه‌فاز')).toBe(keyOf('سه فاز'));
  });

  it.each([
    ['۷٫۵', 7.5],
    ['7.5', 7.5],
    ['۱٬۵۰۰', 1500],
    ['1,500', 1500],
  ])('reads the number %s', (text, value) => {
    expect(piecesOf(text)).toMatchObject([{ kind: 'number', value }]);
  });

  it('does not throw on a text that is not a need', () => {
    for (const text of ['', '،،،', '<script>', '%00', '…—', '99999999999999999999 بار', '😀']) {
      expect(() => read(text)).not.toThrow();
    }
  });
});

describe('measuresOf', () => {
  it.each([
    ['۱۰ بار', 'bar', 10],
    ['10bar', 'bar', 10],
    ['۵۰ مترمکعب در ساعت', 'm3h', 50],
    ['۵۰ متر مکعب بر ساعت', 'm3h', 50],
    ['50 m³/h', 'm3h', 50],
    ['50 m3/h', 'm3h', 50],
    ['۵ کیلو وات', 'kW', 5],
    ['۲۰ اسب', 'hp', 20],
    ['۱۵۰۰ دور', 'rpm', 1500],
    ['۲ هزار دور بر دقیقه', 'rpm', 2000],
  ])('finds the unit of «%s»', (text, code, value) => {
    expect(measuresIn(text)).toMatchObject([{ value, unit: { code } }]);
  });

  it('prefers the longest unit to its beginning', () => {
    expect(measuresIn('۳ مترمکعب')[0]?.unit?.code).toBe('m3');
    expect(measuresIn('۳ متر')[0]?.unit?.code).toBe('m');
  });

  it('reads ranges and bounds', () => {
    expect(measuresIn('۸ تا ۱۶ بار')).toMatchObject([{ value: 8, upper: 16, bound: null }]);
    expect(measuresIn('۱۶-۸ بار')).toMatchObject([{ value: 8, upper: 16 }]);
    expect(measuresIn('دست‌کم ۸ بار')).toMatchObject([{ value: 8, upper: null, bound: 'min' }]);
    expect(measuresIn('حداکثر ۸ بار')).toMatchObject([{ bound: 'max' }]);
    expect(measuresIn('بیش از ۸ بار')).toMatchObject([{ bound: 'min' }]);
  });

  it('reads counts, also with the colloquial counter word', () => {
    expect(measuresIn('۲۰ عدد')).toMatchObject([{ value: 20, saleUnit: 'عدد', unit: null }]);
    expect(measuresIn('۲۰ تا')).toMatchObject([{ value: 20, saleUnit: 'عدد' }]);
    expect(measuresIn('مدل ۲۰')).toEqual([]);
  });
});

describe('readNeed', () => {
  it('reads conditions from the whole text', () => {
    const { parts, count, unused } = read('پمپ ۱۰ بار، ۵۰ مترمکعب در ساعت، استیل ۳۱۶، اصفهان، ۲۰ عدد');

    expect(parts.map(({ key }) => key)).toEqual(['p4', 'p3', 'p7', 'c16']);
    expect(count).toEqual({ value: 20, unit: 'عدد' });
    expect(unused).toEqual(['پمپ']);
  });

  it('widens a plain number by a fifth to both sides, and keeps a stated range', () => {
    expect(filters('۱۰ بار')).toEqual([{ propertyId: 4, value: 8, maxValue: 12, measurementUnitId: 8 }]);
    expect(filters('۸ تا ۹ بار')).toMatchObject([{ value: 8, maxValue: 9 }]);
    expect(filters('دست‌کم ۸ بار')).toEqual([{ propertyId: 4, value: 8, measurementUnitId: 8 }]);
    expect(filters('حداکثر ۸ بار')).toEqual([{ propertyId: 4, maxValue: 8, measurementUnitId: 8 }]);
  });

  it('assigns a number to the property that is named, else to the one that has such values', () => {
    expect(filters('ضخامت ۵ میلی‌متر')).toMatchObject([{ propertyId: 8 }]);
    expect(filters('هد ۵۰ متر')).toMatchObject([{ propertyId: 2 }]);
    expect(filters('۵ میلی‌متر')).toMatchObject([{ propertyId: 8 }]);
    expect(read('ضخامت ۵ میلی‌متر').unused).toEqual([]);
  });

  it('matches an adjective to its noun, and the longer name before the shorter', () => {
    expect(filters('پمپ چدنی')).toEqual([{ propertyId: 7, values: [70] }]);
    expect(filters('بدنه چدن')).toEqual([{ propertyId: 7, values: [70] }]);
    expect(filters('بدنه چدن داکتیل')).toEqual([{ propertyId: 7, values: [71] }]);
    expect(filters('dn50')).toEqual([{ propertyId: 6, values: [61] }]);
  });

  it('ignores a short word that may mean something else', () => {
    expect(filters('پمپ آب')).toEqual([]);
    expect(filters('خنک‌کاری آب')).toEqual([{ propertyId: 9, values: [91] }]);
  });

  it('reads a number without a unit only after the name of a property that has none', () => {
    expect(filters('نسبت ۲۰')).toEqual([{ propertyId: 33, value: 16, maxValue: 24 }]);
    expect(filters('مدل ۲۰')).toEqual([]);
  });

  it('marks every word of a bound as used', () => {
    expect(read('فشار دست‌کم ۱۰ بار')).toMatchObject({ parts: [{ from: 10, to: null }], unused: [] });
  });

  it('combines several choices of one property', () => {
    expect(filters('DN25 یا DN50')).toEqual([{ propertyId: 6, values: [60, 61] }]);
  });

  it('limits numbers to the largest value that a list filter accepts', () => {
    const far = { value: 8e11, maxValue: 1e12 };
    expect(filters('1000000000000 بار')).toMatchObject([far]);
    expect(filters('9007199254740991 هزار بار')).toMatchObject([{ value: 1e12, maxValue: 1e12 }]);
    expect(filters('دست‌کم 9007199254740991 بار')).toMatchObject([{ value: 1e12 }]);
    expect(filters('8 تا 9007199254740991 بار')).toMatchObject([{ value: 8, maxValue: 1e12 }]);
  });

  it('finds a city with a name of two words', () => {
    expect(filters('شاهین شهر')).toEqual([19]);
  });

  it('reads a weight as an amount where items are sold by weight, unless the property is named', () => {
    expect(read('۵ تن', ['کیلوگرم'])).toMatchObject({ parts: [], count: { value: 5, unit: 'تن' } });
    expect(read('وزن ۵۰ کیلوگرم', ['کیلوگرم'])).toMatchObject({ parts: [{ key: 'p32' }], count: null });
  });
});

describe('the category', () => {
  const categoryType = 'Product' as const;
  const pumps = { id: 2020, title: 'پمپ و تجهیزات', slug: 'a', categoryType };
  const centrifugal = { id: 2021, title: 'پمپ سانتریفیوژ', slug: 'b', categoryType };
  const cables = { id: 2032, title: 'کابل و سیم', slug: 'c', categoryType };
  const repair = { id: 1093, title: 'تعمیر پمپ', slug: 'd', categoryType: 'IndustrialService' as const };
  const finding = { named: [], holding: [], totalCount: 10, cities: [], isGuess: false };
  const vote = (findings: Parameters<typeof voteForCategories>[0]) => voteForCategories(findings, false);

  it('is searched by the first words together and one by one, without measures', () => {
    const need = 'پمپ سانتریفیوژ ۱۰ بار، اصفهان';

    expect(termsOf(piecesOf(need), measuresIn(need)).map(({ text }) => text)).toEqual([
      'پمپ سانتریفیوژ',
      'پمپ',
      'سانتریفیوژ',
      'اصفهان',
    ]);
    const amount = 'پمپ ۱۰ بار استیل ۳۱۶';
    expect(termsOf(piecesOf(amount), measuresIn(amount))[0]?.text).toBe('پمپ');
    expect(termsOf(piecesOf('می‌خواهم برای ۲۰ عدد'), measuresIn('می‌خواهم برای ۲۰ عدد'))).toEqual([]);
  });

  it('is the one whose name equals the term, before those that only begin with it', () => {
    const [first] = vote([
      { ...finding, term: { text: 'پمپ سانتریفیوژ', weight: 4 }, named: [pumps, centrifugal] },
    ]);

    expect(first?.id).toBe(2021);
  });

  it('gets votes from its items, and from a corrected spelling only through its name', () => {
    const term = { text: 'مسی', weight: 1 };
    const votes = vote([
      { ...finding, term, holding: [{ ...cables, count: 10 }] },
      { ...finding, term, named: [pumps], holding: [{ ...repair, count: 10 }], isGuess: true },
    ]);

    expect(votes.map(({ id }) => id)).toEqual([2032, 2020]);
    expect(vote([])).toEqual([]);
  });

  it('gets no votes from the name of a city, which says where and not what', () => {
    const term = { text: 'اصفهان', weight: 1 };

    expect(
      vote([{ ...finding, term, holding: [{ ...cables, count: 3 }], cities: ['کرج', 'اصفهان'] }]),
    ).toEqual([]);
  });

  it('is a product category when an amount is given', () => {
    const findings = [
      {
        ...finding,
        term: { text: 'پمپ', weight: 1 },
        holding: [repair, pumps].map((category) => ({ ...category, count: 5 })),
      },
    ];

    expect(vote(findings)[0]?.id).toBe(1093);
    expect(voteForCategories(findings, true)[0]?.id).toBe(2020);
  });

  it('is the child when it has nearly all votes of its parent', () => {
    const parents = new Map([[2021, 2020]]);
    const votes = (score: number) => [
      { ...pumps, score: 10 },
      { ...centrifugal, score },
    ];

    expect(preferChild(votes(8), parents)?.id).toBe(2021);
    expect(preferChild(votes(2), parents)?.id).toBe(2020);
    expect(preferChild([], parents)).toBeNull();
  });

  it('reports the words that led to it', () => {
    const findings = [
      { ...finding, term: { text: 'پمپ', weight: 1 }, named: [pumps] },
      { ...finding, term: { text: 'ارزان', weight: 1 }, named: [cables] },
    ];

    expect([...understoodWords(findings, 2020)]).toEqual(['پمپ']);
  });
});

it('sorts items whose title contains the words first, and keeps the order otherwise', () => {
  const titles = ['مخزن تحت فشار', 'پمپ دنده‌ای', 'مبدل حرارتی', 'پمپ طبقاتی'].map((title) => ({ title }));

  expect(namedFirst(titles, new Set(['پمپ'])).map(({ title }) => title)).toEqual([
    'پمپ دنده‌ای',
    'پمپ طبقاتی',
    'مخزن تحت فشار',
    'مبدل حرارتی',
  ]);
});
