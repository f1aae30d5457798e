import { foldFaSpaced } from '@bazaar/locale';

/** A cell that is merged downwards: its value stands in the first row only. Rows and columns count from 0. */
export interface ColumnMerge {
  column: number;
  firstRow: number;
  lastRow: number;
}

/** Rows of cells, as a spreadsheet holds them: empty rows keep their place, so that a row has the number of the sheet. */
export interface Table {
  rows: readonly (readonly string[])[];
  merges: readonly ColumnMerge[];
}

/** Reads what is copied from a spreadsheet (tabs) or stored as CSV (commas or semicolons); quoted cells may hold breaks. */
export function parseTable(text: string): Table {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const named = SEPARATOR_LINE.exec(source);
  const body = named === null ? source : source.slice(named[0].length);
  return tableOf(splitCells(body, named?.[1] ?? separatorOf(body)));
}

/** Excel names the separator of a CSV file in a first line that is not a row. */
const SEPARATOR_LINE = /^sep=([,;\t|])\n/i;

/** A table of cells as they were written, without the empty rows at its end. */
export function tableOf(written: readonly (readonly string[])[], merges: readonly ColumnMerge[] = []): Table {
  const rows = written.map((row) => row.map(cleanCell));
  const last = rows.findLastIndex((row) => !isBlank(row));
  return { rows: rows.slice(0, last + 1), merges };
}

/** Whether nothing stands in a row. */
export function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell === '');
}

/** A cell as words alone, so that two ways of writing the same compare as equal. */
export function cellKey(cell: string): string {
  return foldFaSpaced(cell)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Columns of the widest row. */
export function widthOf({ rows }: Table): number {
  return rows.reduce((width, row) => Math.max(width, row.length), 0);
}

/** Direction marks and odd spaces come with cells that were copied from right-to-left sheets. */
function cleanCell(cell: string): string {
  return cell
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}

const HEAD_LINES = 10;

/** The separator that the first lines hold most of, outside of quotes; a tab wins wherever there is one. */
function separatorOf(source: string): string {
  const head = source
    .split('\n', HEAD_LINES)
    .join('\n')
    .replace(/"[^"]*"/g, '');
  if (head.includes('\t')) {
    return '\t';
  }
  const count = (separator: string) => head.split(separator).length;
  return count(';') > count(',') ? ';' : ',';
}

/** A quoted cell, in which a quote is written twice, or a plain one; then what ends it. */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^\\n${separator}]*))([${separator}]|\\n|$)`, 'g');

function splitCells(source: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of source.matchAll(cellPattern(separator))) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') {
      break;
    }
    if (end === '\n') {
      rows.push([]);
    }
  }
  return rows;
}
