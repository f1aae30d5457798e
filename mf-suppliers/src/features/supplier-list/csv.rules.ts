/** A mark at the beginning by which spreadsheets know UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Beginnings that a spreadsheet would reckon with instead of showing, ASCII and full-width. */
const FORMULA = /^[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Rows as RFC 4180 wants them. A text that begins like a formula is shown as a text, by an apostrophe before it. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
