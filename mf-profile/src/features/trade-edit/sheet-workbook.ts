import { type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';
import { MAXIMUM_UNPACKED_BYTES } from './sheet-limits.ts';
import type { SheetContent, SheetReading } from './sheet-reading.ts';
import { type ColumnMerge, tableOf } from './sheet-table.rules.ts';
import { fitsUnpacked } from './unpacked-size.ts';
import { readZipDirectory, type ZipPart } from './zip-directory.rules.ts';

/** Columns and rows that are looked at: cells far outside of a table would make the reader keep all that lie between. */
const READ_RANGE = 'A1:BL1048576';
/** Rows are counted up to here, so that a message can say how many there are. */
const COUNTED_ROWS = 200_000;

type Wanted = number | undefined;

/** The rows of one sheet of a workbook; without `wanted` of the first sheet that has some. */
export async function readWorkbook(bytes: Uint8Array, wanted?: Wanted): Promise<SheetReading> {
  const parts = readZipDirectory(bytes);
  const fault = partsFault(parts);
  if (fault !== null) {
    return { fault };
  }
  if (!(await fitsUnpacked(bytes, parts, MAXIMUM_UNPACKED_BYTES))) {
    return { fault: 'unpacked' };
  }
  const sheets = await readSheetNames(bytes);
  const places = wanted === undefined ? sheets.map((_, place) => place) : [wanted];
  const names = sheets.map(({ name }) => name);
  let first: SheetContent | null = null;
  for (const place of places) {
    const content = await readSheet(bytes, sheets[place]?.index ?? 0, { names, place });
    if (content.table.rows.length > 0) {
      return content;
    }
    first ??= content;
  }
  return first ?? { fault: 'noRows' };
}

/** What the names of the parts alone tell. */
function partsFault(parts: readonly ZipPart[]) {
  const names = new Set(parts.map(({ name }) => name.toLowerCase()));
  const has = (pattern: RegExp) => [...names].some((name) => pattern.test(name));
  if (parts.some(({ isEncrypted }) => isEncrypted)) {
    return 'encrypted';
  }
  if (has(/(^|\/)vbaproject\.bin$|^xl\/macrosheets\//)) {
    return 'macros';
  }
  if (names.has('xl/workbook.bin') || names.has('content.xml')) {
    return 'otherSheet';
  }
  return names.has('[content_types].xml') && has(/^xl\/(worksheets\/|workbook\.xml$)/) ? null : 'type';
}

interface SheetName {
  name: string;
  /** Its place among all sheets, hidden ones included. */
  index: number;
}

/** The sheets that are not hidden. */
async function readSheetNames(bytes: Uint8Array): Promise<SheetName[]> {
  const found: SheetName[] = [];
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }, index) => {
      if (hidden !== true && veryHidden !== true) {
        found.push({ name, index });
      }
      return false;
    },
  });
  return found;
}

async function readSheet(
  bytes: Uint8Array,
  index: number,
  { names, place }: { names: readonly string[]; place: number },
): Promise<SheetContent> {
  const { sheets } = await readXlsx(bytes, { sheets: [index], range: READ_RANGE, maxRows: COUNTED_ROWS });
  const [sheet] = sheets;
  const cells = [...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined);
  const valued = cells.filter(({ value }) => value !== null && value !== '');
  return {
    table: tableOf(
      (sheet?.rows ?? []).map((row) => row.map(cellText)),
      downwardMerges(sheet),
    ),
    sheets: names,
    sheet: place,
    formulas: valued.length,
    emptyFormulas: cells.length - valued.length,
  };
}

/** Excel counts with fifteen digits, so 0.1 + 0.2 is shown as 0.3. */
const DIGITS = 15;

function cellText(value: CellValue | undefined): string {
  if (value === null || value === undefined) {
    return '';
  }
  if (typeof value === 'number') {
    return String(Number(value.toPrecision(DIGITS)));
  }
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}

/** Cells that are merged downwards in one column; a block over several columns is a heading or a note. */
function downwardMerges(sheet: Sheet | undefined): ColumnMerge[] {
  return (sheet?.merges ?? [])
    .filter(({ startRow, endRow, startCol, endCol }) => startCol === endCol && endRow > startRow)
    .map(({ startRow, endRow, startCol }) => ({ column: startCol, firstRow: startRow, lastRow: endRow }));
}
