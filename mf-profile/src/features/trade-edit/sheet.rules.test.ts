import { describe, expect, it } from 'vitest';
import type { LineItem } from './draft-form.rules.ts';
import { findLayout } from './sheet-columns.rules.ts';
import { isOneApart, linesOf, matchRows } from './sheet-match.rules.ts';
import { readRows, rowFault } from './sheet-rows.rules.ts';
import { parseTable } from './sheet-table.rules.ts';

const catalogue: LineItem[] = [
  { id: 1, title: 'بلبرینگ شیار عمیق دو لاستیک', sku: '6205-2RS C3', unitTitle: 'عدد', listPriceRial: null },
  { id: 2, title: 'بلبرینگ شیار عمیق دو زره', sku: '6205-ZZ', unitTitle: 'عدد', listPriceRial: null },
  { id: 3, title: 'کوپلینگ پنجه‌ای 38', sku: 'GE-38', unitTitle: 'عدد', listPriceRial: null },
  { id: 4, title: 'زنجیر غلتکی', sku: 'CH-16B-1', unitTitle: 'متر', listPriceRial: null },
];
const rowsOf = (text: string) => {
  const table = parseTable(text);
  return readRows(table, findLayout(table));
};
const matchesOf = (text: string) => matchRows(rowsOf(text), catalogue);

describe('a pasted table', () => {
  it('is read from tabs, commas and semicolons, with quoted cells and without empty rows', () => {
    expect(parseTable('a\tb\r\n\r\n"c\nd"\te\r\n')).toEqual([
      ['a', 'b'],
      ['c d', 'e'],
    ]);
    expect(parseTable('\uFEFFa,"b ""x"", c"\n1,2')).toEqual([
      ['a', 'b "x", c'],
      ['1', '2'],
    ]);
    expect(parseTable('a;b\n1,5;2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it('loses direction marks and odd spaces', () => {
    expect(parseTable('\u200Fکد\u00A0 کالا\u200E\tx')).toEqual([['کد کالا', 'x']]);
  });
});

describe('the columns', () => {
  it.each([
    ['Persian heads', 'ردیف\tشرح کالا\tکد\tتعداد\tواحد\n1\tبوش\tA1\t2\tعدد', 1],
    ['Arabic letters', 'رديف\tشرح كالا\tكد\tتعداد\tواحد\n1\tبوش\tA1\t2\tعدد', 1],
    ['Latin heads', 'No\tDescription\tPart No.\tQTY\tUnit\n1\tبوش\tA1\t2\tعدد', 1],
    ['a title above', 'فهرست نیاز تعمیرات\n\t\t\t\nردیف\tنام\tکد\tمقدار\tواحد\n1\tبوش\tA1\t2\tعدد', 2],
    ['a head of two rows', 'ردیف\tکالا\t\tسفارش\t\n\tشرح\tکد فنی\tتعداد\tواحد\n1\tبوش\tA1\t2\tعدد', 2],
  ])('are found under %s', (_name, text, firstRow) => {
    const layout = findLayout(parseTable(text));

    expect(layout).toEqual({ columns: { title: 1, code: 2, quantity: 3, unit: 4 }, firstRow });
  });

  it('are found without a head, and row numbers are no quantity', () => {
    const text =
      '۱\tبلبرینگ شیار عمیق\tBRG-1\t۲۰\tعدد\n۲\tکوپلینگ پنجه‌ای\tGE-38\t۲\tعدد\n۳\tبوش برنزی\tB-7\t۶\tعدد';

    expect(findLayout(parseTable(text))).toEqual({
      columns: { title: 1, code: 2, quantity: 3, unit: 4 },
      firstRow: 0,
    });
  });
});

describe('the rows', () => {
  it('keep the numbers of the sheet, and a merged cell stands for all rows below it', () => {
    const rows = rowsOf('شرح\tتعداد\nبوش\t2\n\t3\nشفت\t1');

    expect(rows.map(({ number, title, isCarried }) => [number, title, isCarried])).toEqual([
      [2, 'بوش', false],
      [3, 'بوش', true],
      [4, 'شفت', false],
    ]);
  });

  it.each([
    ['بوش\t۲', null],
    ['بوش\t۱٬۲۰۰', null],
    ['بوش\t', 'noQuantity'],
    ['بوش\t۱٫۵', 'notWhole'],
    ['بوش\tدو', 'notWhole'],
    ['بوش\t2000000', 'tooMany'],
    ['جمع كل\t۲۰', 'isSum'],
  ])('«%s» has the fault %s', (text, fault) => {
    const [row] = rowsOf(`شرح\tتعداد\n${text}`);

    expect(row && rowFault(row)).toBe(fault);
  });

  it('without a name are at fault', () => {
    const [row] = rowsOf('شرح\tتعداد\n\t3');

    expect(row && rowFault(row)).toBe('noSubject');
  });
});

describe('the items of rows', () => {
  const head = 'کد\tشرح\tتعداد\tواحد\n';

  it('are found by code in any spelling, and by a title that is the same', () => {
    const found = matchesOf(`${head}6205 2rs-c3\t\t۲\t\n\tبلبرينگ شيار عميق دو زره\t۴\tعدد`);

    expect(found.map((match) => match.kind === 'known' && match.item.id)).toEqual([1, 2]);
  });

  it.each([
    ['GE-3B\tکوپلینگ\t۲\t', 'code', [3]],
    ['\tبلبرینگ شیار عمیق\t۲۰\t', 'title', [1, 2]],
    ['CH-16B-1\t\t۲\tکیلوگرم', 'unit', [4]],
  ])('are a choice for «%s»', (text, doubt, ids) => {
    const [match] = matchesOf(head + text);

    expect(match).toMatchObject({ kind: 'doubtful', doubt });
    expect(match?.kind === 'doubtful' && match.candidates.map(({ id }) => id).sort()).toEqual(ids);
  });

  it('stay words where nothing is like them', () => {
    const matches = matchesOf(`${head}B-77\tبوش برنزی\t۶\tعدد`);

    expect(matches[0]?.kind).toBe('text');
    expect(linesOf(matches, {})).toMatchObject([
      { item: null, title: 'بوش برنزی - B-77', unit: 'عدد', quantity: 6 },
    ]);
  });

  it('become one line when named twice, and every row is in one place', () => {
    const matches = matchesOf(`${head}GE-38\t\t2\t\nGE 38\t\t3\t\n\tبلبرینگ شیار عمیق\t1\t\nGE-38\t\tدو\t`);
    const lines = linesOf(matches, {});

    expect(lines).toMatchObject([{ item: { id: 3 }, quantity: 5, rowNumbers: [2, 3] }]);
    expect(matches.map(({ kind }) => kind)).toEqual(['known', 'known', 'doubtful', 'faulty']);
  });

  it('follow the choice of the user', () => {
    const matches = matchesOf(`${head}\tبلبرینگ شیار عمیق\t20\t\nGE-3B\t\t2\t`);

    expect(linesOf(matches, { 2: 2, 3: 'text' })).toMatchObject([
      { item: { id: 2 }, quantity: 20 },
      { item: null, title: 'GE-3B', quantity: 2 },
    ]);
    expect(linesOf(matches, { 2: 'skip' })).toEqual([]);
  });
});

describe('codes that differ by one sign', () => {
  it.each([
    ['GE38', 'GE3B', true],
    ['GE38', 'GE381', true],
    ['GE38', 'E38', true],
    ['GE38', 'GE38', false],
    ['GE38', 'GE83', false],
    ['AB', 'AC', false],
  ])('%s and %s: %s', (first, second, expected) => {
    expect(isOneApart(first, second)).toBe(expected);
  });
});
