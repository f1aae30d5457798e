/** Rows of cells, as a spreadsheet holds them. */
export type Table = string[][];

const QUOTE = '"';

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

function splitCells(source: string, separator: string): Table {
  const rows: Table = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (isQuoted && sign === QUOTE && source.charAt(at + 1) === QUOTE) {
      cell += QUOTE;
      at += 1;
    } else if (sign === QUOTE && (isQuoted || cell === '')) {
      isQuoted = !isQuoted;
    } else if (!isQuoted && sign === separator) {
      endCell();
    } else if (!isQuoted && sign === '\n') {
      endCell();
      rows.push([]);
    } else {
      cell += sign;
    }
  }
  endCell();
  return rows;
}
