/** Rows of cells, as a spreadsheet holds them. */
export type Table = string[][];

/** Reads what is copied from a spreadsheet (tabs) or stored as CSV (commas or semicolons); quoted cells may hold breaks. */
export function parseTable(text: string): Table {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const rows = splitCells(source, separatorOf(source)).map((row) => row.map(cleanCell));
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

/** Direction marks and odd spaces come with cells that were copied from right-to-left sheets. */
function cleanCell(cell: string): string {
  return cell
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}

/** The separator that the first lines hold most of; a tab wins wherever there is one. */
function separatorOf(source: string): string {
  const head = source.split('\n').slice(0, 10).join('\n');
  if (head.includes('\t')) {
    return '\t';
  }
  const count = (separator: string) => head.split(separator).length;
  return count(';') > count(',') ? ';' : ',';
}

/** A quoted cell, in which a quote is written twice, or a plain one; then what ends it. */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^\\n${separator}]*))(${separator}|\\n|$)`, 'g');

function splitCells(source: string, separator: string): Table {
  const rows: Table = [[]];
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
