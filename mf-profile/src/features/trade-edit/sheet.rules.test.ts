import { describe, expect, it } from 'vitest';
import type { LineItem } from './draft-form.rules.ts';
import { indexItems, isOneApart } from './item-index.rules.ts';
import { findLayout } from './sheet-columns.rules.ts';
import { linesOf, matchRows } from './sheet-match.rules.ts';
import { splitQuantity } from './sheet-quantity.rules.ts';
import { correctRows, countEmptyRows, readRows, rowFault } from './sheet-rows.rules.ts';
import { newWork } from './sheet-session.store.ts';
import { parseTable } from './sheet-table.rules.ts';
import { tallyRows } from './sheet-tally.rules.ts';

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
const matchesOf = (text: string) => matchRows(rowsOf(text), indexItems(catalogue));

describe('a pasted table', () => {
  it.each([
    ['tabs', 'a\tb\r\n"c\nd"\te\r\n', ['a', 'b'], ['c d', 'e']],
    ['commas, with quotes in quotes', '\uFEFFa,"b ""x"", c"\n1,2', ['a', 'b "x", c'], ['1', '2']],
    ['semicolons', 'a;b\n1,5;2', ['a', 'b'], ['1,5', '2']],
    [
      'semicolons, though the quotes hold more commas',
      '"a, b, c, d";e\n1;2',
      ['a, b, c, d', 'e'],
      ['1', '2'],
    ],
    ['a separator that Excel names', 'sep=|\na,b;c|d\n1|2', ['a,b;c', 'd'], ['1', '2']],
    ['commas, with an inch in a cell', '2" pipe,5\n"3"" pipe",4', ['2" pipe', '5'], ['3" pipe', '4']],
    ['commas, with a break in quotes', 'a,"b\r\nc"\r1,2', ['a', 'b c'], ['1', '2']],
  ])('is read from %s', (_name, text, ...rows) => {
    expect(parseTable(text).rows).toEqual(rows);
  });

  it('keeps empty rows, so that rows have the numbers of the sheet, but for those at its end', () => {
    expect(parseTable('a\tb\n\t\n\nc\td\n\t\n\n').rows).toEqual([['a', 'b'], ['', ''], [''], ['c', 'd']]);
    expect(parseTable('').rows).toEqual([]);
  });

  it('loses direction marks and odd spaces', () => {
    expect(parseTable('\u200Fکد\u00A0 کالا\u200E\tx').rows).toEqual([['کد کالا', 'x']]);
  });

  it('with an endless quote is read in time', () => {
    const text = `"${'a,""b\n'.repeat(50_000)}`;

    expect(parseTable(text).rows.length).toBeGreaterThan(1);
  });
});

describe('the columns', () => {
  it.each([
    ['Persian heads', 'ردیف\tشرح کالا\tکد\tتعداد\tواحد\n1\tبوش\tA1\t2\tعدد', 1],
    ['Arabic letters', 'رديف\tشرح كالا\tكد\tتعداد\tواحد\n1\tبوش\tA1\t2\tعدد', 1],
    ['Latin heads', 'No\tDescription\tPart No.\tQTY\tUnit\n1\tبوش\tA1\t2\tعدد', 1],
    ['a title above', 'فهرست نیاز تعمیرات\n\t\t\t\nردیف\tنام\tکد\tمقدار\tواحد\n1\tبوش\tA1\t2\tعدد', 3],
    [
      'heads of prices beside them',
      'ردیف\tشرح کالا\tکد کالا\tتعداد\tواحد\tقیمت واحد\n1\tبوش\tA1\t2\tعدد\t5',
      1,
    ],
    [
      'a weaker head before a better one',
      'توضیحات\tشرح کالا\tکد\tتعداد (عدد)\tواحد سنجش\n-\tبوش\tA1\t2\tعدد',
      1,
    ],
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

describe('a quantity and its unit in one cell', () => {
  it.each([
    ['۲۰ عدد', '۲۰', 'عدد'],
    ['12.5m', '12.5', 'm'],
    ['٤ (متر مربع)', '٤', 'متر مربع'],
    ['3 m2', '3', 'm2'],
    ['1,200', '1,200', ''],
    ['۲ در ۳', '۲ در ۳', ''],
    ['2x3', '2x3', ''],
    ['حدود ۲۰', 'حدود ۲۰', ''],
    ['دو', 'دو', ''],
  ])('«%s»', (cell, quantity, unit) => {
    expect(splitQuantity(cell)).toEqual({ quantity, unit });
  });
});

describe('the rows', () => {
  it('keep their numbers behind empty rows, which are counted', () => {
    const table = parseTable('شرح\tتعداد\n\t\nبوش\t2\n\t\n\t\nشفت\t1');
    const layout = findLayout(table);

    expect(readRows(table, layout).map(({ number }) => number)).toEqual([3, 6]);
    expect(countEmptyRows(table, layout)).toBe(3);
  });

  it('that are numbered but otherwise empty are empty', () => {
    const table = parseTable('ردیف\tشرح\tتعداد\n1\tبوش\t2\n2\t\t\n3\t\t');

    expect(readRows(table, findLayout(table)).map(({ number }) => number)).toEqual([2]);
  });

  it('are a sum wherever the word stands', () => {
    const [, sum] = rowsOf('ردیف\tشرح\tتعداد\n1\tبوش\t2\nجمع كل:\t\t2');

    expect(sum && rowFault(sum)).toBe('isSum');
  });

  it('take what is written in their place', () => {
    const rows = rowsOf('شرح\tتعداد\nبوش\tدو\n\t3');
    const corrected = correctRows(rows, { 2: { quantity: '۲ عدد' } });

    expect(corrected[0]).toMatchObject({ title: 'بوش', quantity: '۲', unit: 'عدد' });
    expect(corrected.map(rowFault)).toEqual([null, null]);
  });

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

  it('with the same words become one line, if the unit is the same', () => {
    const matches = matchesOf(`${head}\tواشر مسی\t2\tعدد\n\tواشر  مسي\t3\tعدد\n\tواشر مسی\t1\tبسته`);

    expect(linesOf(matches, {}).map(({ quantity, rowNumbers }) => [quantity, rowNumbers])).toEqual([
      [5, [2, 3]],
      [1, [4]],
    ]);
  });

  it('with a code that two items share are a choice', () => {
    const doubles = [
      { id: 8, title: 'الف', sku: 'A-1.2', unitTitle: 'عدد', listPriceRial: null },
      { id: 9, title: 'ب', sku: 'A-12', unitTitle: 'عدد', listPriceRial: null },
    ];
    const [match] = matchRows(rowsOf(`${head}A12\t\t2\t`), indexItems(doubles));

    expect(match).toMatchObject({ kind: 'doubtful', candidates: [{ id: 8 }, { id: 9 }] });
  });

  it('are near when most words of a longer title are the same', () => {
    const [near, far] = matchesOf(`${head}\tبلبرینگ شیار عمیق دو زره SKF\t2\t\n\tبلبرینگ مخروطی تیمکن\t2\t`);

    expect(near).toMatchObject({ kind: 'doubtful', candidates: [{ id: 2 }] });
    expect(far?.kind).toBe('text');
  });

  it('are counted in four places that add up to all of them', () => {
    const matches = matchesOf(
      `${head}GE-38\t\t2\t\nGE 38\t\t3\t\n\tبلبرینگ شیار عمیق\t1\t\nB\t\tدو\t\nC\t\tسه\t`,
    );
    const table = parseTable('');
    const work = {
      ...newWork(table, findLayout(table)),
      ...{ choices: { 5: 'skip' as const }, added: new Set([2, 3]) },
    };

    expect(tallyRows(matches, work, [])).toEqual({ ready: 0, waiting: 2, leftOut: 1, added: 2 });
  });

  it('follow the choice of the user', () => {
    const matches = matchesOf(`${head}\tبلبرینگ شیار عمیق\t20\t\nGE-3B\t\t2\t`);

    expect(linesOf(matches, { 2: 2, 3: 'text' })).toMatchObject([
      { item: { id: 2 }, quantity: 20 },
      { item: null, title: 'GE-3B', quantity: 2 },
    ]);
    expect(linesOf(matches, { 2: 'skip' })).toEqual([]);
    expect(linesOf(matchesOf(`${head}GE-38\t\t2\t`), { 2: 'skip' })).toEqual([]);
  });
});

describe('rows in several units', () => {
  const rods: LineItem[] = [
    { id: 5, title: 'میلگرد آجدار', sku: 'RB-28', unitTitle: 'کیلوگرم', listPriceRial: null },
  ];
  const rodsOf = (text: string) => matchRows(rowsOf(`کد\tشرح\tتعداد\tواحد\n${text}`), indexItems(rods));

  it('add up exactly', () => {
    const matches = rodsOf('RB-28\t\t0.1\tتن\nRB-28\t\t0.2\tt\nRB-28\t\t5\tkg');

    expect(linesOf(matches, {})).toMatchObject([{ item: { id: 5 }, quantity: 305, unit: 'کیلوگرم' }]);
  });

  it.each([
    ['an exact code', 'RB-28\t\t5\tشاخه', 'unit'],
    ['a like title', '\tمیلگرد\t5\tشاخه', 'like'],
    ['a near code', 'RB-29\tمیلگرد\t5\tشاخه', 'code'],
    ['the same title', '\tمیلگرد آجدار\t5\tشاخه', 'unit'],
  ])('of another kind give no line by %s until the quantity is written', (_name, text, doubt) => {
    const matches = rodsOf(text);

    expect(matches).toMatchObject([{ kind: 'doubtful', doubt }]);
    expect(linesOf(matches, { 2: 5 })).toEqual([]);
    expect(linesOf(matches, { 2: 5 }, { '2 5': '۷' })).toMatchObject([{ item: { id: 5 }, quantity: 7 }]);
    expect(linesOf(matches, { 2: 'text' })).toMatchObject([{ item: null, unit: 'شاخه', quantity: 5 }]);
  });

  it('are at fault when the item is not sold in such a part', () => {
    expect(rodsOf('RB-28\t\t2.5\tکیلوگرم')).toMatchObject([{ kind: 'faulty', fault: 'notWhole' }]);
    expect(rodsOf('RB-28\t\t1500\tتن')).toMatchObject([{ kind: 'faulty', fault: 'tooMany' }]);
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
