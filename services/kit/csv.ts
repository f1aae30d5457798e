/** A number is written bare, so that a spreadsheet can calculate with it. */
export type CsvCell = string | number;

/** A mark at the start by which spreadsheets recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Beginnings that a spreadsheet would evaluate as a formula instead of showing, ASCII and full-width. */
const FORMULA = /^[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Rows in the format of RFC 4180. A text that begins like a formula has an apostrophe before it, and is shown as text. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(cell: CsvCell): string {
  if (typeof cell === 'number') {
    return String(cell);
  }
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
