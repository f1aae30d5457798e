import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { known } from '../need/known.fixture.ts';
import { readNeed } from '../need/need.rules.ts';
import { readParts } from '../need/need-parts.rules.ts';
import { rankGoods } from '../search/goods.rules.ts';
import { understoodParts } from '../search/understood.rules.ts';
import { wordQueries } from '../search/word-queries.rules.ts';
import { knowledge } from './knowledge.fixture.ts';
import { understand } from './understand.rules.ts';

/** Pieces that readers treat in a way of their own, and names that every object has. */
const PIECES = [
  ...['constructor', '__proto__', 'toString', 'valueOf', 'prototype', 'hasOwnProperty'],
  ...[
    '1.5/2.5',
    '1/0',
    '0/0',
    '1/2/3',
    '۱/۲',
    '½',
    '۱½',
    '0',
    '-',
    '۹'.repeat(20),
    '9'.repeat(400),
    '1e999',
    '۰٫۰۰۰۰۰۰۱',
  ],
  ...['پمپ', 'سانتریفیوژ', 'الکتروموتور', 'لوله', 'کابل', 'پیچ', 'شیر', 'لوله مانیسمان', 'زرافه'],
  ...[
    'کیلووات',
    'kW',
    'hp',
    'اینچ',
    '"',
    'میل',
    'متر',
    'مکعب',
    'm³/h',
    '°F',
    '°C',
    'kN·m',
    'تن',
    'قطب',
    'دور',
    'درصد',
    '٪',
  ],
  ...[
    '۴',
    '۱۶',
    '7.5',
    '11',
    'M12',
    'DN50',
    'رده',
    '۴۰',
    'x',
    '×',
    '*',
    'در',
    'تا',
    'به',
    '1',
    'EM-11-1465',
    'A106',
    'IP65',
  ],
  ...[
    'عدد',
    'بودجه',
    'میلیون',
    'میلیارد',
    'تومان',
    'ریال',
    'روز',
    'هفته',
    'فوری',
    'تهران',
    'هر',
    'یک',
    'دو',
    'دهم',
    'هزار',
  ],
  ...[
    'می',
    'نمی',
    'ضد',
    'انفجار',
    'ها',
    'ی',
    'ای',
    'و',
    'از',
    'برای',
    'بدون',
    'حداقل',
    'زیر',
    '؟',
    '!!',
    '،',
    '\n',
    '\u200c',
    '🔧',
    '\ud800',
    '\0',
    '²',
    '\u0640',
  ],
];

const text = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom(' ', ' ', '', '\u200c'))),
    },
    { weight: 1, arbitrary: fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.constant(''))) },
  )
  .map((pieces) => pieces.flat().join('').slice(0, 600));

const RUNS = { seed: 1405, numRuns: 1_500 };

/** All numbers in a value, however deep. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('any text', () => {
  it('is read by the search in finite numbers, and in its own places', () => {
    fc.assert(
      fc.property(text, (term) => {
        const understood = understand(term, knowledge);
        const parts = understoodParts(term, understood);
        const ranked = rankGoods(understood, knowledge);
        expect(
          numbersIn([parts, ranked, understood.mentions.map(({ amount }) => amount ?? null)]).every(
            Number.isFinite,
          ),
        ).toBe(true);
        expect(
          parts.every(({ from, to, text: shown }) => from < to && to <= term.length && shown !== ''),
        ).toBe(true);
        expect(wordQueries(term, understood).all).not.toMatch(/[\0\\]/);
      }),
      RUNS,
    );
  });

  it('is read as a need in finite numbers, and in its own places', () => {
    fc.assert(
      fc.property(text, (need) => {
        const reading = readNeed(need, known, { year: 1405, month: 8, day: 26 });
        const parts = readParts(need, reading).map(({ part }) => part);
        expect(numbersIn(parts).every(Number.isFinite)).toBe(true);
        expect(
          parts.every(({ from, to, text: shown }) => from < to && to <= need.length && shown !== ''),
        ).toBe(true);
        expect(parts.every(({ kind, value }) => kind !== 'budget' || Number.isSafeInteger(value))).toBe(true);
      }),
      RUNS,
    );
  });
});
