import { describe, expect, it } from 'vitest';
import { findLayout } from './sheet-columns.rules.ts';
import { MAXIMUM_FILE_BYTES } from './sheet-limits.ts';
import { readSheetFile } from './sheet-reader.ts';
import { readRows, rowFault } from './sheet-rows.rules.ts';
import type { GivenCell, GivenSheet } from './workbook.fixture.ts';
import { givenWorkbook, givenWorkbookFile, givenWorkbookParts } from './workbook.fixture.ts';
import { givenZip } from './zip.fixture.ts';

const read = (content: BlobPart, name = 'niaz.xlsx', sheet?: number) =>
  readSheetFile({ file: new File([content], name), name, sheet });
const readSheets = (sheets: readonly GivenSheet[], sheet?: number) =>
  readSheetFile({ file: givenWorkbookFile(sheets), name: 'niaz.xlsx', sheet });

/** The content of a file that must be readable. */
async function contentOf(sheets: readonly GivenSheet[], sheet?: number) {
  const reading = await readSheets(sheets, sheet);
  if ('fault' in reading) {
    throw new Error(`The file was refused: ${reading.fault}`);
  }
  return reading;
}

/** The rows that a sheet gives, as number, code, title, quantity and unit. */
async function rowsOf(sheet: GivenSheet) {
  const { table } = await contentOf([sheet]);
  return readRows(table, findLayout(table)).map(({ number, code, title, quantity, unit }) => [
    ...[number, code, title, quantity, unit],
  ]);
}

const HEAD: GivenCell[] = ['کد کالا', 'شرح کالا', 'تعداد', 'واحد'];

describe('the three layouts of a workbook', () => {
  it('one head in the first row', async () => {
    await expect(
      rowsOf({ rows: [HEAD, ['6205-2RS', 'بلبرینگ', 20, 'عدد'], ['CH-16B-1', 'زنجیر', '۱۲', 'متر']] }),
    ).resolves.toEqual([
      [2, '6205-2RS', 'بلبرینگ', '20', 'عدد'],
      [3, 'CH-16B-1', 'زنجیر', '۱۲', 'متر'],
    ]);
  });

  it('Latin heads under title rows and a row that is left out', async () => {
    const rows = await rowsOf({
      rows: [
        ['شرکت نمونه - واحد تعمیرات'],
        ['فهرست نیاز آذر ۱۴۰۵'],
        null,
        ['No.', 'Description', 'Part No.', 'QTY', 'UOM', 'Unit price'],
        [1, 'Bearing', '6205-2RS', 20, 'عدد', 385000],
      ],
      merges: ['A1:F1', 'A2:F2'],
    });

    expect(rows).toEqual([[5, '6205-2RS', 'Bearing', '20', 'عدد']]);
  });

  it('a head of two rows, its upper cells merged, with units in the quantity', async () => {
    const rows = await rowsOf({
      rows: [
        ['ردیف', 'کالا', null, 'سفارش'],
        [null, 'شرح', 'شماره فنی', 'مقدار'],
        [1, 'زنجیر غلتکی', 'CH-16B-1', '۱۲ متر'],
        [2, 'بوش برنزی', null, '٦ عدد'],
      ],
      merges: ['A1:A2', 'B1:C1'],
    });

    expect(rows).toEqual([
      [3, 'CH-16B-1', 'زنجیر غلتکی', '۱۲', 'متر'],
      [4, '', 'بوش برنزی', '٦', 'عدد'],
    ]);
  });
});

describe('the cells of a workbook', () => {
  it('that are merged downwards stand for all their rows; a merged quantity is one quantity', async () => {
    const { table } = await contentOf([
      {
        rows: [HEAD, [null, 'بوش برنزی', 2, 'عدد'], [null, null, 3], [null, null, null], [null, 'شفت', 1]],
        merges: ['B2:B4', 'D2:D3', 'C3:C4'],
      },
    ]);
    const rows = readRows(table, findLayout(table));

    expect(rows.map(({ title, quantity, unit, isCarried }) => [title, quantity, unit, isCarried])).toEqual([
      ['بوش برنزی', '2', 'عدد', false],
      ['بوش برنزی', '3', 'عدد', false],
      ['شفت', '1', '', false],
    ]);
  });

  it('that are formulas have their last value, and are counted; without one they are named', async () => {
    const content = await contentOf([
      {
        rows: [
          HEAD,
          ['A-1', { formula: 'UPPER("x")', value: 'بوش' }, { formula: '10*2', value: 20 }, 'عدد'],
          ['A-2', 'شفت', { formula: 'B2+1' }, 'عدد'],
        ],
      },
    ]);

    expect(content).toMatchObject({ formulas: 2, emptyFormulas: 1 });
    expect(content.table.rows.slice(1)).toEqual([
      ['A-1', 'بوش', '20', 'عدد'],
      ['A-2', 'شفت', '', 'عدد'],
    ]);
  });

  it('are numbers as Excel shows them, and texts without what the format adds', async () => {
    const { table } = await contentOf([{ rows: [[0.1 + 0.2, 1e6, 'a & <b>', ' \u200Fx\u00A0y ']] }]);

    expect(table.rows).toEqual([['0.3', '1000000', 'a & <b>', 'x y']]);
  });

  it('that lie far away do not make the table large', async () => {
    const parts = givenWorkbookParts([{ rows: [HEAD, ['A-1', 'بوش', 2]] }]).map((one) =>
      one.name === 'xl/worksheets/sheet1.xml'
        ? {
            ...one,
            content: String(one.content).replace(
              '</row></sheetData>',
              '<c r="XFD2"><v>1</v></c></row></sheetData>',
            ),
          }
        : one,
    );
    const reading = await read(givenZip(parts));

    expect('table' in reading && reading.table.rows[1]?.length).toBeLessThan(100);
  });
});

describe('the sheets of a workbook', () => {
  const empty = { name: 'راهنما', rows: [] };
  const hidden = { name: 'پنهان', isHidden: true, rows: [['نباید خوانده شود', 1]] };
  const parts = { name: 'قطعات', rows: [HEAD, ['A-1', 'بوش', 2, 'عدد']] };
  const other = { name: 'انبار', rows: [HEAD, ['B-1', 'شفت', 3, 'عدد']] };

  it('are named without hidden ones, and the first with rows is read', async () => {
    await expect(contentOf([hidden, empty, parts, other])).resolves.toMatchObject({
      sheets: ['راهنما', 'قطعات', 'انبار'],
      sheet: 1,
      table: { rows: [HEAD, ['A-1', 'بوش', '2', 'عدد']] },
    });
  });

  it('are read by choice, an empty one too', async () => {
    await expect(contentOf([hidden, empty, parts, other], 2)).resolves.toMatchObject({
      sheet: 2,
      table: { rows: [HEAD, ['B-1', 'شفت', '3', 'عدد']] },
    });
    await expect(contentOf([hidden, empty, parts, other], 0)).resolves.toMatchObject({ table: { rows: [] } });
  });

  it('without any row are refused', async () => {
    await expect(readSheets([empty])).resolves.toEqual({ fault: 'noRows' });
    await expect(readSheets([hidden])).resolves.toEqual({ fault: 'noRows' });
  });
});

describe('a file that is refused', () => {
  const workbook = [{ rows: [HEAD, ['A-1', 'بوش', 2, 'عدد']] }];
  const given = (content: BlobPart, name: string) => new File([content], name);
  const withPart = (name: string) => givenWorkbook(workbook, [{ name, content: 'x' }]);
  const compound = (text: string) =>
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Buffer.from(text, 'utf16le')]);

  it.each([
    ['with macros', given(withPart('xl/vbaProject.bin'), 'niaz.xlsm'), 'macros'],
    ['with macros under another name', given(withPart('xl/vbaProject.bin'), 'niaz.xlsx'), 'macros'],
    ['of the binary kind', given(withPart('xl/workbook.bin'), 'niaz.xlsb'), 'otherSheet'],
    [
      'of OpenDocument',
      given(givenZip([{ name: 'content.xml', content: '<x/>' }]), 'niaz.ods'),
      'otherSheet',
    ],
    [
      'that is an archive of something else',
      given(givenZip([{ name: 'a.txt', content: 'a' }]), 'a.xlsx'),
      'type',
    ],
    ['that is a renamed PDF', given('%PDF-1.7 …', 'niaz.xlsx'), 'type'],
    ['that is a renamed text', given('کد,تعداد', 'niaz.xlsx'), 'type'],
    ['of zeros', given(new Uint8Array(64), 'niaz.csv'), 'type'],
    ['that is a web page', given('<html><table></table></html>', 'niaz.xls'), 'otherSheet'],
    ['of the old kind', given(compound('Workbook'), 'niaz.xls'), 'oldExcel'],
    ['that is encrypted', given(compound('EncryptedPackage'), 'niaz.xlsx'), 'encrypted'],
    ['that is cut off', given(givenWorkbook(workbook).slice(0, 500), 'niaz.xlsx'), 'damaged'],
    ['without a byte', given('', 'niaz.xlsx'), 'empty'],
    ['with a mark alone', given('\uFEFF', 'niaz.csv'), 'noRows'],
    ['of ten megabytes', given(new Uint8Array(2 * MAXIMUM_FILE_BYTES), 'niaz.xlsx'), 'tooLarge'],
  ])('%s', async (_name, file, fault) => {
    await expect(readSheetFile({ file, name: file.name })).resolves.toEqual({ fault });
  });

  it('with an encrypted part', async () => {
    const parts = givenWorkbookParts(workbook).map((one) => ({ ...one, isEncrypted: true }));

    await expect(read(givenZip(parts))).resolves.toEqual({ fault: 'encrypted' });
  });

  it('that unpacks to a hundred times its size, whatever its directory says', async () => {
    const bomb = { name: 'xl/media/image1.png', content: new Uint8Array(100 * 1024 * 1024) };
    const honest = givenWorkbook(workbook, [bomb]);
    const lying = givenWorkbook(workbook, [{ ...bomb, pretendedBytes: 1_000 }]);

    expect(honest.byteLength).toBeLessThan(MAXIMUM_FILE_BYTES);
    await expect(read(honest)).resolves.toEqual({ fault: 'unpacked' });
    await expect(read(lying)).resolves.toEqual({ fault: 'unpacked' });
  });

  it('with a part that is broken', async () => {
    const broken = givenWorkbook(workbook);
    broken.fill(0xff, 60, 120);

    await expect(read(broken)).resolves.toEqual({ fault: 'damaged' });
  });

  it('with too many rows, whose number is told', async () => {
    const row: GivenCell[] = ['A-1', 'بوش برنزی', 2, 'عدد'];
    const many = (count: number) => [{ rows: [HEAD, ...Array.from({ length: count }, () => row)] }];

    await expect(readSheets(many(100_000))).resolves.toEqual({ fault: 'tooManyRows', rows: 100_000 });
    await expect(readSheets(many(5_001))).resolves.toEqual({ fault: 'tooManyRows', rows: 5_001 });
    await expect(readSheets(many(5_000))).resolves.toHaveProperty('table');
    const text = ['کد,تعداد', ...Array.from({ length: 6_000 }, () => 'A1,2')].join('\n');
    await expect(read(text, 'a.csv')).resolves.toEqual({ fault: 'tooManyRows', rows: 6_000 });
  });
});

describe('an archive of a program that writes long sizes', () => {
  it('is read', async () => {
    const parts = givenWorkbookParts([{ rows: [HEAD, ['A-1', 'بوش', 2, 'عدد']] }]);

    const reading = await read(givenZip(parts.map((one) => ({ ...one, hasLongSizes: true }))));

    expect(reading).toMatchObject({ table: { rows: [HEAD, ['A-1', 'بوش', '2', 'عدد']] } });
  });
});

describe('a text file', () => {
  const rowsOfText = async (content: BlobPart, name = 'نیاز.CSV') => {
    const reading = await read(content, name);
    return 'table' in reading ? reading.table.rows : reading.fault;
  };
  const utf16 = (text: string, mark: number[], swap: boolean) => {
    const bytes = Buffer.from(text, 'utf16le');
    return new Uint8Array(Buffer.concat([Buffer.from(mark), swap ? bytes.swap16() : bytes]));
  };

  it('is read in every encoding that Excel writes', async () => {
    const rows = [
      ['کد', 'شرح'],
      ['A1', 'پیچ'],
    ];

    await expect(rowsOfText('\uFEFFکد,شرح\r\nA1,پیچ')).resolves.toEqual(rows);
    await expect(rowsOfText(utf16('کد\tشرح\r\nA1\tپیچ', [0xff, 0xfe], false), 'a.txt')).resolves.toEqual(
      rows,
    );
    await expect(rowsOfText(utf16('کد\tشرح\r\nA1\tپیچ', [0xfe, 0xff], true), 'a.txt')).resolves.toEqual(rows);
  });

  it('is read in the code page of Arabic, which has the Persian letters too', async () => {
    // «شرح;پیچ» in the code page 1256; its ye is the Arabic one.
    const bytes = Uint8Array.from([0xd4, 0xd1, 0xcd, 0x3b, 0x81, 0xed, 0x8d]);

    await expect(rowsOfText(bytes)).resolves.toEqual([['شرح', 'پيچ']]);
  });
});

describe('faults of rows', () => {
  it('are those of the cells as they were read', async () => {
    const { table } = await contentOf([
      {
        rows: [
          HEAD,
          ['A-1', 'بوش', 2.5, 'عدد'],
          ['A-2', 'شفت', { formula: '1/0', value: '#DIV/0!' }, 'عدد'],
          [null, 'جمع کل', 40],
        ],
      },
    ]);

    expect(readRows(table, findLayout(table)).map(rowFault)).toEqual(['notWhole', 'notWhole', 'isSum']);
  });
});
