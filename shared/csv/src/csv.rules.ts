/** A number is written bare, so that a spreadsheet can calculate with it. */
export type CsvCell = string | number;

/** A mark at the start by which spreadsheets recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Beginnings that a spreadsheet would evaluate as a formula instead of showing, ASCII and full-width. */
const FORMULA = /^[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Rows in the format of RFC 4180. A text that begins like a formula is prefixed with an apostrophe, so that it is
 * shown as text.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

function cellOf(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
